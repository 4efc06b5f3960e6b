"""What is never created or lost at a table of hnefatafl."""

from hnefatafl.rules import KING, ROYAL, State


def check(s: State) -> None:
    """HN-1.2, HN-2.2  A piece stands on one square at most, the king on his own, and he alone where he may."""
    pieces = s.board[s.board > 0].tolist()
    assert (len(set(pieces)), s.board[s.king]) == (len(pieces), KING), "a piece stands twice, or the king elsewhere"
    assert set(s.board[ROYAL].tolist()) <= {0, KING}, "a piece stands where only the king may"

game-name = Hnefatafl
game-tagline = The king's table: help the king escape to a corner, or catch him on the way.
option-players = Players
option-players-2 = 2
piece-0 = Attacker
piece-1 = Defender
piece-2 = King
choice-pick = Pick up { $square }
choice-move = Move to { $square }
prompt-pick = Pick up the piece that you move.
prompt-move = Where does the piece on { $square } go?
stake-pick = For the king it is all about one open way to a corner; for the attackers, about closing it. Look at his four directions first.
stake-move = Leave an enemy between two of your pieces and it is captured; going between two of theirs costs nothing.
event-moved = { $name }: { $start } to { $end }.
event-captured = { $name }: captures on { $square }.
event-escaped = The king is in a corner and free. { $name } wins.
event-caught = The king is surrounded. { $name } wins.
event-stuck = No piece can move any more. { $name } wins.
event-drawn = After 200 moves nobody has won: a draw.
legend = Moves made: { $moves }. A: attackers. D: defenders. K: king. +: throne and corners. *: where the piece can go.
help-1-title = The aim
help-1-text = A board of 11 × 11 squares, with a throne in the centre and four corners (HN-1.1). 24 attackers wait at the edges; 12 defenders stand around the king, who sits on the throne (HN-1.2). The first player attacks and begins; the other defends; then they take turns (HN-1.3). The defenders win when the king reaches a corner (HN-4.1), the attackers when they capture him (HN-4.2). Whoever has no move left loses (HN-4.3). After 200 moves in all it is a draw; positions may repeat until then (HN-4.4).
help-2-title = Moving and capturing
help-2-text = A piece moves in a straight line over as many empty squares as you like (HN-2.1). Only the king may enter or cross the throne and the corners (HN-2.2). Move so that an enemy stands in line between that piece and another of yours, and it is captured; several at once, if so (HN-3.1). A piece that moves between two enemies is safe (HN-3.2). An empty throne or corner captures together with either side (HN-3.3). The king captures as any piece does (HN-3.4). He himself is captured by attackers on all four sides, or on three with the throne on the fourth, after a move of theirs; at the edge of the board he is safe (HN-3.5).

## Help: figures and terms

figure-board = The beginning: the king on the throne, his defenders around him, the attackers at the edges.
term-throne = throne
term-throne-about = The square in the centre. Only the king may enter it.

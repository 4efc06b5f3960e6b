"""What the table asks, and what can be vetoed: the numbers in `phase` and `step` of the record."""

from __future__ import annotations

# The question that is open. The effect of an action card that asks a question of its own has the number of that
# question; the effects after them ask none.
(
    POWER,  # which power card
    REINFORCE,  # how many knights from the provinces
    RECALL,  # a knight from which region
    PICK,  # which action card
    HALVES,  # which half of the turn
    DEPLOY,  # a knight where
    MOVE,  # which knight
    SOURCE,  # the one region that the knights leave
    EXTRA,  # one more knight where
    EITHER,  # which of two effects
    BANISH,  # which knight of a rival
    SCORE,  # which region
    MARKER,  # which scoreboard where
    RECOVER,  # which power card comes back
    GRANDE,  # where the Grande goes
    EXPEL,  # from which region
    KING,  # where the King goes
    MOVE_TO,  # where a knight that has been taken up goes
    ANGRY_KING,  # which knight a rival returns
    WHEEL,  # to which region, in secret
    WINDOW,  # whether a step is vetoed
    OVER,
    COURTS_BACK,
    WHEEL_RETURN,
    SECRET_SCORING,
    VETO,
) = range(26)

# EG-11.4  What the holders of a Veto are asked about: the announcement of what others choose next, or a step.
NO_STEP, ANNOUNCED, SPECIFIED = range(3)

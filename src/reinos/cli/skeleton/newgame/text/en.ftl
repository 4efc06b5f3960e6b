### New game: words in Project Fluent. Everything that people read is here, never in the code.

game-name = New game
game-tagline = Take stones, and try to take the last one.

option-players = Players
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-poison = Poison
option-poison-on = yes: whoever takes the last stone loses
option-poison-off = no

prompt-take =
    { $who ->
        [you] Take one, two or three stones.
       *[other] { $name } is taking stones.
    }
stake-take = What matters is how many stones you leave: look at what the next player can do with them.
choice-take =
    { $count ->
        [one] Take 1 stone
       *[other] Take { $count } stones
    }
situation =
    { $stones ->
        [one] There is 1 stone on the table.
       *[other] There are { $stones } stones on the table.
    }
situation-plain = Whoever takes the last one wins.
situation-poison = Whoever takes the last one loses.

event-begins =
    { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
event-took =
    { $who ->
        [you] You take { $count }; { $left } left.
       *[other] { $name } takes { $count }; { $left } left.
    }
event-ended =
    { $who ->
        [you] You took the last stone.
       *[other] { $name } took the last stone.
    }

help-1-title = The rules
help-1-text =
    There are 15 stones (NG-1.1), two to four players (NG-1.2), and who begins is drawn (NG-1.3). In your turn you take one, two or three stones (NG-2.1); then it is the next player's turn (NG-2.2). Whoever takes the last stone wins (NG-3.1), or with the option “poison” loses (NG-3.2).

## Help: figures and terms

figure-stones = The stones at the beginning.
term-poison = poison
term-poison-about = An option: then the last stone loses.

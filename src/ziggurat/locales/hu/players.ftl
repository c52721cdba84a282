### Who sits at a table, and at which game: names for the board, the log and lists.

you = Te
player = { $number }. játékos
bot-uniform = Kocka
bot-greedy = Falánk
mission = A küldetés
chance = Véletlen

## The games: their names, and who made them up

title-babylon = Babylon
credits-babylon = A Babylon Olivier Grégoire játéka. Ez egy nem hivatalos program, saját játékelemekkel.
title-bubblee = Bubblee Pop
credits-bubblee = A Bubblee Pop Grégory Oliver játéka. Ez egy nem hivatalos program, saját játékelemekkel.

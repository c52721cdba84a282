### Who sits at a table, and at which game: names for the board, the log and lists.

you = Te
player = { $number }. játékos
event-by = { $player }: { $event }
bot-uniform = Kocka
bot-greedy = Falánk
bot-level1 = Csiga
bot-level2 = Sün
bot-level3 = Nyúl
bot-level4 = Róka
bot-level5 = Bagoly
bot-level6 = Sárkány
mission = A küldetés
chance = Véletlen

## The games: their names, and who made them up

title-babylon = Babylon
credits-babylon = A Babylon Olivier Grégoire játéka. Ez egy nem hivatalos program, saját játékelemekkel.
title-bubblee = Bubblee Pop
credits-bubblee = A Bubblee Pop Grégory Oliver játéka. Ez egy nem hivatalos program, saját játékelemekkel.

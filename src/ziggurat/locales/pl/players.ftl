### Who sits at a table, and at which game: names for the board, the log and lists.

you = Ty
player = Gracz { $number }
event-by = { $player }: { $event }
bot-uniform = Kostka
bot-greedy = Łakomczuch
bot-level1 = Ślimak
bot-level2 = Jeż
bot-level3 = Zając
bot-level4 = Lis
bot-level5 = Sowa
bot-level6 = Smok
mission = Misja
chance = Los

## The games: their names, and who made them up

title-babylon = Babilon
credits-babylon = Autor gry Babilon (Babylon): Olivier Grégoire. To nieoficjalny program z własnymi elementami gry.
title-bubblee = Bąbelsy
credits-bubblee = Autor gry Bąbelsy (Bubblee Pop): Grégory Oliver. To nieoficjalny program z własnymi elementami gry.

### Who sits at a table, and at which game: names for the board, the log and lists.

you = Ty
player = Hráč { $number }
event-by = { $player }: { $event }
bot-uniform = Kostka
bot-greedy = Nenasyta
bot-level1 = Šnek
bot-level2 = Ježek
bot-level3 = Zajíc
bot-level4 = Liška
bot-level5 = Sova
bot-level6 = Drak
mission = Mise
chance = Náhoda

## The games: their names, and who made them up

title-babylon = Babylon
credits-babylon = Autorem hry Babylon je Olivier Grégoire. Toto je neoficiální program s vlastním herním materiálem.
title-bubblee = Bubblee Pop
credits-bubblee = Autorem hry Bubblee Pop je Grégory Oliver. Toto je neoficiální program s vlastním herním materiálem.

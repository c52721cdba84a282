### Who sits at a table, and at which game: names for the board, the log and lists.

you = Tú
player = Participante { $number }
event-by = { $player }: { $event }
bot-uniform = Dado
bot-greedy = Glotón
bot-level1 = Caracol
bot-level2 = Erizo
bot-level3 = Liebre
bot-level4 = Zorro
bot-level5 = Búho
bot-level6 = Dragón
mission = La misión
chance = Azar

## The games: their names, and who made them up

title-babylon = Babylon
credits-babylon = Babylon es un juego de Olivier Grégoire. Este es un programa no oficial con componentes propios.
title-bubblee = Bubblee Pop
credits-bubblee = Bubblee Pop es un juego de Grégory Oliver. Este es un programa no oficial con componentes propios.

### Who sits at a table: names for the board, the log and lists.

you = Tú
player = Persona { $number }
bot-uniform = Dado
bot-greedy = Glotón
mission = La misión
chance = Azar

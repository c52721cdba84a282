### Who sits at a table: names for the board, the log and lists.

you = Te
player = { $number }. játékos
bot-uniform = Kocka
bot-greedy = Falánk
mission = A küldetés
chance = Véletlen

### Who sits at a table: names for the board, the log and lists.

you = Ty
player = Gracz { $number }
bot-uniform = Kostka
bot-greedy = Łakomczuch
mission = Misja
chance = Los

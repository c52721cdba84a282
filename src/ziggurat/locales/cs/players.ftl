### Who sits at a table: names for the board, the log and lists.

you = Ty
player = Hráč { $number }
bot-uniform = Kostka
bot-greedy = Nenasyta
mission = Mise
chance = Náhoda

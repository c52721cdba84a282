### Who sits at a table: names for the board, the log and lists.

# The person at the screen, as a name: "You · 12".
you = You
# Several people at one screen. $number is the seat, from 1.
player = Player { $number }
# Computer players, as names, at most 14 characters. The first plays any legal move; the second always grabs what gives most now.
bot-uniform = Dice
bot-greedy = Greedy
# The other planet in a solo game, as a name, at most 14 characters.
mission = The mission
chance = Chance

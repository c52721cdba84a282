### Who sits at a table, and at which game: names for the board, the log and lists.

# The person at the screen, as a name: "You · 12".
you = You
# Several people at one screen. $number is the seat, from 1.
player = Player { $number }
# What somebody did: $event is a sentence of an event-… that has no subject.
event-by = { $player }: { $event }
# Computer players, as names, at most 14 characters. The first plays any legal move; the second always grabs what gives most now;
# then six strengths, from a child's first opponent to the strongest.
bot-uniform = Dice
bot-greedy = Greedy
bot-level1 = Snail
bot-level2 = Hedgehog
bot-level3 = Hare
bot-level4 = Fox
bot-level5 = Owl
bot-level6 = Dragon
# The other planet in a solo game, as a name, at most 14 characters.
mission = The mission
chance = Chance

## The games: their names, and who made them up

title-babylon = Babylon
credits-babylon = Babylon is a game by Olivier Grégoire. This is an unofficial program with its own components.
title-bubblee = Bubblee Pop
credits-bubblee = Bubblee Pop is a game by Grégory Oliver. This is an unofficial program with its own components.

### The courses: a list of lessons, and at the table one sentence that says what to do and one that says it was done.
###
### For all messages:
### - A lesson's name has room for about 24 characters. What to do, and what was done, are one or two short sentences each.
### - The reader is player 1, whose planet and garden are the lower ones.

learn-title = Learn { $game }
learn-about = Small positions in which you do the thing. Each takes less than a minute.
learn-start = Begin
learn-go-on = Go on
learn-done = done
# $number of $of lessons.
learn-lesson = Lesson { $number } of { $of }
learn-rule = Rule { $rule }, opens in a new tab
learn-missed = That was allowed, but it is not what this lesson is about. Once more!
# Below the task, after a move that was not yet what it asks for.
learn-not-yet = Go on. Undo takes a move back.
# After the last lesson. $player is the name of a computer player.
learn-all = All lessons are done. Now a real game: you know enough to win it.
learn-play = Play against { $player }
learn-again = Try again
learn-next = Next lesson
learn-finish = Done! To the course
learn-known = I know this
learn-course = All lessons

## Bubblee Pop

lesson-bubblee-drop = Let two fall
lesson-bubblee-drop-task = The sky has two rows; the lower one is near to you. Let two neighbours of it fall, or both of one column. Touch them, then press Drop.
lesson-bubblee-drop-done = Each fell down its own column. That is the heart of every turn.
lesson-bubblee-line-up = Three upright
lesson-bubblee-line-up-task = Two red ones stand in the second column. Let a third fall on them.
lesson-bubblee-line-up-done = Three of a colour, one on the other, are a line: they leave, and each is worth a point.
lesson-bubblee-line-across = Three in a row
lesson-bubblee-line-across-task = Two red ones lie side by side. Let the third fall beside them.
lesson-bubblee-line-across-done = Side by side counts as well. Diagonal lines do not, and black ones never make a line: they are only in the way.
lesson-bubblee-swap = Swap first
lesson-bubblee-swap-task = In your near row the red one hangs one column too far to the right. Before you drop you may swap two neighbours in the sky: do so, then let red fall on red.
lesson-bubblee-swap-done = One swap a turn, and only if you want. It decides most lines.
lesson-bubblee-refill = Fill the sky
lesson-bubblee-refill-task = Your turn begins with filling the sky. You drew a red one: choose one of the two empty places for it.
lesson-bubblee-refill-done = What you leave near the other player, they can use. The place is your choice.
lesson-bubblee-touching = Touching ones
lesson-bubblee-touching-task = Complete the red line. A fourth red one touches it.
lesson-bubblee-touching-done = A Bubblee of the same colour that touches a line leaves with it, and is a point more.
lesson-bubblee-chain = Chain reaction
lesson-bubblee-chain-task = Let red fall into the fourth column and watch what the yellow ones do.
lesson-bubblee-chain-done = What stood on the line fell, and became a line itself. A chain reaction scores wave after wave.
lesson-bubblee-full = A full column
lesson-bubblee-full-task = The second column is full. You may drop there all the same, if a line makes the room: two red ones lie on top.
lesson-bubblee-full-done = The line made room. Without one, nothing can be dropped on a full column; and who has no possible drop left loses at once.
lesson-bubblee-red = The power of red
lesson-bubblee-red-task = Complete the red line. Then use its power: swap two neighbours on the other planet.
lesson-bubblee-red-done = Each colour that you take has its power. Red disturbs the other planet.
lesson-bubblee-green = The power of green
lesson-bubblee-green-task = Complete the green line. Then swap two neighbours on your own planet.
lesson-bubblee-green-done = Green puts your own planet in order, often for the next line.
lesson-bubblee-purple = The power of purple
lesson-bubblee-purple-task = Complete the purple line. Then send one of your topmost ones to the other planet.
lesson-bubblee-purple-done = It landed in the same column over there. That fills their planet and clears yours.
lesson-bubblee-blue = The power of blue
lesson-bubblee-blue-task = Complete the blue line. Then let one fall out of the far sky row onto the other planet.
lesson-bubblee-blue-done = What falls there can fill a column or break a plan. The hole in the sky is filled at the next turn.
lesson-bubblee-yellow = The power of yellow
lesson-bubblee-yellow-task = Complete the yellow line. Then take one of your topmost ones as a point.
lesson-bubblee-yellow-done = A point more, and something is uncovered.
lesson-bubblee-end = The end
lesson-bubblee-end-task = One Bubblee is left in the bag, and the sky needs two. Make your last turn count.
lesson-bubblee-end-done = The sky could not be filled: the game is over, and more points win.
lesson-bubblee-solo = Alone
lesson-bubblee-solo-task = In a mission you empty the other planet. Complete the red line, and send one of it across, so that it makes a line there.
lesson-bubblee-solo-done = For each line one may be sent, for a longer one two. Lines over there leave the game. Twenty missions wait for you!

## Babylon

lesson-babylon-prepare = Prepare the quarry
lesson-babylon-prepare-task = Before the first round each player takes some clay tiles out of the game. Remove one.
lesson-babylon-prepare-done = What lay beneath has come to light. Every game has another quarry.
lesson-babylon-dig = Dig a tile
lesson-babylon-dig-task = Every turn begins with digging. Take any tile that lies on top.
lesson-babylon-dig-done = The tile is yours, pillars came with it, and the one beneath is seen at once.
lesson-babylon-yield = Pillars from the quarry
lesson-babylon-yield-task = A tile gives a pillar for each edge that no higher tile borders, and one more if its flower is yours, here white. Dig one that gives exactly four.
lesson-babylon-yield-done = High tiles in the open give most. The quarry shows the number on each.
lesson-babylon-build = Build a terrace
lesson-babylon-build-task = Choose a tile, then a place for it in your garden. It rests on three or four pillars.
lesson-babylon-build-done = Your first terrace stands. With three pillars the free corner gets a belvedere at once.
lesson-babylon-statue = A statue
lesson-babylon-statue-task = Symbols on new tiles can be decorated, free of charge. Put a statue on a statue symbol.
lesson-babylon-statue-done = Later statues must stand in one row or column with another statue.
lesson-babylon-keep = End the turn
lesson-babylon-keep-task = One tile is not built. End your turn: it goes to your store. If you have two, you choose which one to keep.
lesson-babylon-keep-done = One tile and six pillars can be kept from turn to turn.
lesson-babylon-higher = One level up
lesson-babylon-higher-task = Build a tile on three pillars, so that a belvedere stands on its free corner. Try it one level above your first terrace.
lesson-babylon-higher-done = Belvederes count at the end, and so does each level.
lesson-babylon-stairs = Stairs
lesson-babylon-stairs-task = Two stairs symbols lie side by side, one a level higher than the other. Touch one of them.
lesson-babylon-stairs-done = Stairs lead from level to level. A long way of them is worth more.
lesson-babylon-fountain = A fountain
lesson-babylon-fountain-task = Two fountain symbols on different tiles of one level touch each other. Touch one of them.
lesson-babylon-fountain-done = A fountain takes two spaces, one on each tile.
lesson-babylon-bridge = A bridge
lesson-babylon-bridge-task = Two bridge symbols of one level, with exactly one cell between them. Build the bridge.
lesson-babylon-bridge-done = Nothing is ever built under a bridge again. Mind where you put it.
lesson-babylon-double = Double pillars
lesson-babylon-double-task = The token gave you a double pillar, two levels high. Build a tile on level 2 with a corner over the bare board: there it is used.
lesson-babylon-double-done = Every further double costs two single pillars. None of them can be kept for the next turn.
lesson-babylon-supports = Statues carry
lesson-babylon-supports-task = A statue exactly one level below a new tile carries it and saves a pillar. Build over a statue.
lesson-babylon-supports-done = It carries now, but it is hidden and counts no more.
lesson-babylon-wild = The round's token
lesson-babylon-wild-task = This round's token lets a space without a symbol count as any symbol. Press “Use the token”, then choose a space, and what it shall be.
lesson-babylon-wild-done = From the second round on each round has a token. It lies beside the garden and says what it allows.
lesson-babylon-end = The last turn
lesson-babylon-end-task = This is the last turn of the game. End it, and see what the gardens are worth.
lesson-babylon-end-done = What can be seen from above counts: height, pieces, sets and flowers. Well built!

### The courses: a list of lessons, and at the table one sentence that says what to do and one that says it was done.
###
### For all messages:
### - A lesson's name has room for about 24 characters. What to do, and what was done, are one or two short sentences each.
### - The reader is player 1, whose planet and garden are the lower ones.

learn-title = Learn { $game }
learn-about = Short exercises in which you learn each rule by using it. Each takes less than a minute.
learn-start = Start
learn-go-on = Continue
learn-done = done
# $number of $of lessons.
learn-lesson = Lesson { $number } of { $of }
learn-rule = Rule { $rule }, opens in a new tab
learn-missed = That's allowed, but it's not what this lesson is about. Try again!
# Below the task, after a move that was not yet what it asks for.
learn-not-yet = Keep going. Undo takes back a move.
# After the last lesson. $player is the name of a computer player.
learn-all = You've done all the lessons. Now for a real game: you know enough to win it.
learn-play = Play against { $player }
learn-again = Try again
learn-next = Next lesson
learn-finish = Done! Back to list
learn-known = I know this, skip
learn-course = All lessons

## Bubblee Pop

lesson-bubblee-drop = Drop two
lesson-bubblee-drop-task = The sky has two rows; the lower one is nearer to you. Drop two neighbours from it, or both from one column. Tap them, then press Drop.
lesson-bubblee-drop-done = Each one fell down its own column. That's the heart of every turn.
lesson-bubblee-line-up = A tower of three
lesson-bubblee-line-up-task = There are two reds in the second column. Drop a third one on them.
lesson-bubblee-line-up-done = Three of a colour on top of each other make a line: they pop, and each is worth a point.
lesson-bubblee-line-across = Three in a row
lesson-bubblee-line-across-task = Two reds are side by side. Drop the third one next to them.
lesson-bubblee-line-across-done = Side by side counts too. Diagonal lines don't, and black ones never make a line: they're just in the way.
lesson-bubblee-swap = Swap first
lesson-bubblee-swap-task = The red in your near row is one column too far right. Before you drop, you may swap two neighbours in the sky: do that, then drop red onto red.
lesson-bubblee-swap-done = One swap a turn, and only if you want to. Most lines depend on it.
lesson-bubblee-refill = Refill the sky
lesson-bubblee-refill-task = Your turn starts by refilling the sky. You drew a red: choose one of the two empty places for it.
lesson-bubblee-refill-done = Anything you leave near the other player can be used by them. The place is up to you.
lesson-bubblee-touching = Touching the line
lesson-bubblee-touching-task = Complete the red line. There's a fourth red touching it.
lesson-bubblee-touching-done = A Bubblee of the same colour that touches a line goes with it, for one more point.
lesson-bubblee-chain = Chain reaction
lesson-bubblee-chain-task = Drop red into the fourth column and watch what the yellows do.
lesson-bubblee-chain-done = Whatever was on top of the line fell and made a line of its own. A chain reaction scores wave after wave.
lesson-bubblee-full = A full column
lesson-bubblee-full-task = The second column is full. You may still drop there if a line makes room, and there are two reds on top.
lesson-bubblee-full-done = The line made room. Without one, nothing can be dropped onto a full column, and if you have no possible drop left you lose at once.
lesson-bubblee-red = The power of red
lesson-bubblee-red-task = Complete the red line. Then use its power: swap two neighbours on the other planet.
lesson-bubblee-red-done = Every colour you take has its own power. Red messes up the other planet.
lesson-bubblee-green = The power of green
lesson-bubblee-green-task = Complete the green line. Then swap two neighbours on your own planet.
lesson-bubblee-green-done = Green tidies up your own planet, often for the next line.
lesson-bubblee-purple = The power of purple
lesson-bubblee-purple-task = Complete the purple line. Then send one of your top Bubblees to the other planet.
lesson-bubblee-purple-done = It landed in the same column over there. That fills their planet and clears yours.
lesson-bubblee-blue = The power of blue
lesson-bubblee-blue-task = Complete the blue line. Then drop one from the far row of the sky onto the other planet.
lesson-bubblee-blue-done = It can fill a column or wreck a plan. The gap in the sky is refilled next turn.
lesson-bubblee-yellow = The power of yellow
lesson-bubblee-yellow-task = Complete the yellow line. Then score one of your top Bubblees as a point.
lesson-bubblee-yellow-done = One more point, and you've uncovered what was underneath.
lesson-bubblee-end = The end
lesson-bubblee-end-task = There's one Bubblee left in the bag, and the sky needs two. Make your last turn count.
lesson-bubblee-end-done = The sky couldn't be refilled, so the game is over. Most points wins.
lesson-bubblee-solo = Solo
lesson-bubblee-solo-task = In a mission you clear the other planet. Complete the red line, then send one from it across so that it makes a line there.
lesson-bubblee-solo-done = Each line lets you send one across, a longer line two. Lines over there are out of the game. Twenty missions are waiting for you!

## Babylon

lesson-babylon-prepare = Prepare the quarry
lesson-babylon-prepare-task = Before the first round, each player removes some clay tiles from the game. Remove one.
lesson-babylon-prepare-done = Now you can see what was beneath. The quarry is different in every game.
lesson-babylon-dig = Dig a tile
lesson-babylon-dig-task = Every turn starts with a dig. Take any tile from the top.
lesson-babylon-dig-done = The tile is yours, along with some pillars, and the one beneath is revealed at once.
lesson-babylon-yield = Pillars from the quarry
lesson-babylon-yield-task = A tile gives a pillar for each edge with no higher tile next to it, and one more if it shows your flower, here white. Dig one that gives exactly four.
lesson-babylon-yield-done = High tiles in the open give the most. The quarry shows the number on each one.
lesson-babylon-build = Build a terrace
lesson-babylon-build-task = Choose a tile, then a spot for it in your garden. It rests on three or four pillars.
lesson-babylon-build-done = Your first terrace is up. With three pillars, the free corner gets a belvedere at once.
lesson-babylon-statue = A statue
lesson-babylon-statue-task = You can decorate the symbols on new tiles for free. Put a statue on a statue symbol.
lesson-babylon-statue-done = Later statues must be in the same row or column as another statue.
lesson-babylon-keep = End the turn
lesson-babylon-keep-task = You have one unbuilt tile. End your turn and it goes into your storage. If you have two, you choose which one to keep.
lesson-babylon-keep-done = You can keep one tile and six pillars from turn to turn.
lesson-babylon-higher = One level up
lesson-babylon-higher-task = Build a tile on three pillars, so that its free corner gets a belvedere. Try it one level above your first terrace.
lesson-babylon-higher-done = Belvederes score at the end, and so does every level you reach.
lesson-babylon-stairs = Stairs
lesson-babylon-stairs-task = Two stairs symbols are side by side, one of them a level higher. Tap one of them.
lesson-babylon-stairs-done = Stairs lead from one level to the next. The higher they are, the more they score.
lesson-babylon-fountain = A fountain
lesson-babylon-fountain-task = Two fountain symbols touch, on different tiles of the same level. Tap one of them.
lesson-babylon-fountain-done = A fountain takes two spaces, one on each tile.
lesson-babylon-bridge = A bridge
lesson-babylon-bridge-task = Two bridge symbols on the same level, with exactly one cell between them. Build the bridge.
lesson-babylon-bridge-done = Nothing can ever be built under a bridge again, so mind where you put it.
lesson-babylon-double = Double pillars
lesson-babylon-double-task = The token gave you a double pillar, two levels high. Build a tile on level 2 with one corner over the bare board: that's where the double goes.
lesson-babylon-double-done = Each extra double costs two single pillars. Doubles can't be kept for the next turn.
lesson-babylon-supports = Statues as supports
lesson-babylon-supports-task = A statue exactly one level below a new tile holds it up and saves a pillar. Build over a statue.
lesson-babylon-supports-done = It holds up the tile now, but it's hidden and no longer counts.
lesson-babylon-wild = The round token
lesson-babylon-wild-task = This round's token lets a space without a symbol count as any symbol. Press “Use the token”, then choose a space and a symbol.
lesson-babylon-wild-done = From the second round on, every round has a token. It's next to the garden and says what it does.
lesson-babylon-end = The last turn
lesson-babylon-end-task = This is the last turn of the game. End it, and see how the gardens score.
lesson-babylon-end-done = Whatever can be seen from above counts: height, pieces, sets and flowers. Well built!

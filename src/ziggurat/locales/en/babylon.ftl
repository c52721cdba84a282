### Babylon. The other languages have the same messages with the same variables; tests/locales sees to that.
### A row or column of cells is "a straight line" here, as in the rulebooks: in Hungarian a pillar and a column are one word.

## The words of the box

flower-white = white flower
flower-pink = pink flower
flower-blue = blue flower
flower-orange = orange flower

symbol-statue = statue
symbol-stairs = stairs
symbol-fountain = fountain
symbol-bridge = bridge

piece-single = single pillar
piece-double = double pillar
piece-belvedere = belvedere

material-clay = clay
material-granite = granite
material-basalt = basalt
# In place of a material: starting tiles have none.
material-starting = starting tile
# A tile in words: clay, pink flower.
babylon-tile-says = { $material }, { $flower }

## The round tokens: the name of each, and what it does

token-single = 1 single pillar
token-single-does = Take 1 single pillar at the start of your turn.
token-double = 1 double pillar
token-double-does = Take 1 double pillar at the start of your turn. It can't be stored.
token-wild-symbol = changed symbol
token-wild-symbol-does = This turn, one symbol on a tile you build can count as any other symbol.
token-wild-space = added symbol
token-wild-space-does = This turn, one space without a symbol on a tile you build can count as any symbol.
token-flower = double flower
token-flower-does = If the tile you dig shows your flower, it gives 2 single pillars instead of 1.
token-less = 1 fewer pillar
token-less-does = You get 1 fewer single pillar when you dig.
token-none = no effect
token-none-does = There's no special effect this round.

## What happens, for the log and for the preview of a move. A player's name and a colon come before it, or the sentence is alone and its
## first letter is made a capital. $place is a cell or two, $tile a tile in words: "clay, pink flower"; $stack is none where the quarry
## shows no names of stacks.

event-babylon-clay-laid = { $tile } is laid on { $stack }.
event-babylon-first-player = goes first.
event-babylon-removed =
    removes { $tile } from the quarry{ $stack ->
        [none] .
       *[other] { " " }({ $stack }).
    }
event-babylon-round = Round { $number } begins.
event-babylon-turn = turn begins.
# $pillar is single or double.
event-babylon-token-gave =
    the token gives { $pillar ->
        [single] 1 single pillar
       *[double] 1 double pillar
    }.
event-babylon-dug =
    { $stack ->
        [none] digs { $tile }
       *[other] digs { $stack } ({ $tile })
    }, +{ $pillars } ▮.
event-babylon-uncovered =
    { $stack ->
        [none] { "" }
       *[other] { $stack }:{ " " }
    }{ $tile } is revealed.
# $free is a cell, or none.
event-babylon-built =
    builds a tile at { $place }, level { $level }, for { $singles } ▮{ $doubles ->
        [0] { "" }
       *[other] { " " }+ { $doubles } ║
    }{ $free ->
        [none] .
       *[other] , free corner { $free }.
    }
event-babylon-supports = statue becomes a support: { $place }.
event-babylon-belvedere-put = a belvedere at { $place }.
# $piece is statue, stairs, fountain or bridge.
event-babylon-decorated =
    { $piece ->
        [statue] a statue
        [stairs] stairs
        [fountain] a fountain
       *[bridge] a bridge
    } at { $place }.
event-babylon-wild-used =
    { $place } counts as { $symbol ->
        [statue] a statue
        [stairs] stairs
        [fountain] a fountain
       *[bridge] a bridge
    } this turn.
# $kept is a tile in words, or none; $discarded too, or several; $pillars are kept, $returned go back.
event-babylon-turn-ended =
    keeps { $pillars } ▮{ $kept ->
        [none] { "" }
       *[other] , stores a tile ({ $kept })
    }{ $returned ->
        [0] { "" }
       *[other] ; returns { $returned } ▮
    }{ $discarded ->
        [none] .
       *[other] ; discards { $discarded }.
    }
event-babylon-token-turned = New round token: { $token }.
event-babylon-ended = The game is over.
# $what lists pieces or symbols and their cells, such as "statue h2, stairs c4 c5".
event-babylon-hidden = now hidden: { $what }.
event-babylon-symbol-hidden = symbols covered: { $what }.
event-babylon-possible = can then build: { $what }.
# $change is +3 or -1; $why says for what, such as "Height +2, Statues +1".
event-babylon-score-changed = score { $change } ({ $why }).

ended-babylon-8-4 = There are no round tokens left.

## What to do, in terminal and browser

babylon-do-remove = Remove a clay tile from the quarry. It's out of the game.
babylon-do-dig = Dig: take the top tile of a stack.
babylon-do-build = Build a tile, add decorations, or end your turn.
babylon-do-statue = Which space should the statue go on?
# $piece is stairs, fountain or bridge.
babylon-do-two =
    { $piece ->
        [stairs] Stairs
        [fountain] A fountain
       *[bridge] A bridge
    }: choose the first of two spaces.
babylon-do-second = Now choose the second space.
babylon-do-wild = Which space should get a different symbol this turn?
babylon-do-symbol = Which symbol?
babylon-do-keep = Your turn is ending. Which tile do you want to store?

## Buttons; at most 14 characters each. Those of decorations have the names of symbols.

# A tile that can be built or kept, and above it on the board; at most 10 characters.
babylon-dug = Dug
# At most 10 characters.
babylon-stored = Stored
babylon-keep-none = None
babylon-wild = Round token
babylon-end = End turn

## On the board and beside it

# Headings of the board: the first and the others at most 20 characters.
babylon-quarry = Quarry
# Beside pillars that go back at the turn's end; at most 16 characters.
babylon-not-kept = not kept
# In the top line, at most 20 characters.
babylon-round = round { $round } of { $rounds }
# A heading, at most 20 characters: what the garden is worth.
babylon-score = Garden score
# How many there are of each symbol and flower for sets; at most 10 characters.
babylon-sets = Sets:

## What a garden is worth; at most 14 characters each

babylon-score-height = Height
babylon-score-statues = Statues
babylon-score-fountains = Fountains
babylon-score-bridges = Bridges
babylon-score-stairs = Stairs
babylon-score-belvederes = Belvederes
babylon-score-diversity = Sets
babylon-score-flowers = Flowers
babylon-score-total = Total
babylon-score-bare = Empty slots
babylon-score-rank = Rank

## Why a dig gives what it gives

babylon-edges = { $number } for edges
babylon-own-flower = { $number } for your flower
# $number is -1 or +1.
babylon-by-token = { $number } for the token

## The rules in short

babylon-help-goal = Build a hanging garden, higher and higher: dig tiles out of the quarry, set them on pillars and decorate them. Only what can be seen from above at the end counts. Most points wins.
babylon-help-turn = On your turn: dig a tile, build and decorate as you like, then end your turn.
babylon-help-dig = The tile you dig gives one single pillar for each edge that isn't next to a higher tile, and one more for your own flower.
babylon-help-build = A tile rests on 3 or 4 pillars or statues, one under each corner; with only 3, a belvedere goes on the free corner. A double pillar is two levels high and costs 2 singles. Each level needs a tile on the level below.
babylon-help-decorations = Decorations are free, but must touch a tile from this turn: a statue on its symbol, in line with another statue; stairs between two levels; a fountain across two tiles side by side; a bridge over one cell.
babylon-help-store = You can keep 6 single pillars and one tile for your next turn, but no doubles.
babylon-help-tokens = From round 2 on, a round token gives everyone a bonus or a handicap.
babylon-help-end = The game ends after 15, 13 or 11 rounds with 2, 3 or 4 players.
babylon-help-scoring = Points: highest level × 2; statue: its level; fountain or bridge: 3 × its level; stairs: both levels added; belvedere: 1; each set of four decorations: 4; each set of four flowers: 4.

## The table in the browser. $player is a name as it is, before a colon; $place is a cell or two, $level a level.

babylon-garden-own = Your garden
babylon-garden-of = { $player }'s garden
babylon-rivals = Rivals
babylon-tap-to-visit = tap to visit
babylon-visiting = You're looking at { $player }'s garden.
babylon-back-home = Back to your garden
babylon-leads = leads
babylon-store = Storage
# $number of $places are taken.
babylon-store-holds = { $number } of { $places } pillars
babylon-tiles = Tiles
babylon-tile-none = No tile
babylon-loose =
    { $number ->
        [one] 1 left over, will be lost
       *[other] { $number } left over, will be lost
    }
babylon-round-of = Round { $round } of { $rounds }
babylon-round-before = Before the first round
babylon-your-turn = Your turn
babylon-turn-of = { $player } to play
babylon-level = Level { $level }
# On a badge: a letter for "level" and its number.
babylon-level-short = L{ $level }
babylon-level-all = All
babylon-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }

## The steps of a turn

babylon-step-dig = Dig
babylon-step-build = Build
babylon-step-decorate = Decorate
babylon-step-end = End turn
babylon-step-remove = Prepare the quarry

## One sentence: what can be done now, and how it ends

# $number are still to be removed, this one too.
babylon-now-remove =
    Choose a clay tile to remove from the game; the tile under it is revealed. { $number ->
        [one] It's the last one.
       *[other] { $number } still to go, taking turns.
    }
babylon-now-dig = Choose a tile from the quarry. The number shows how many pillars you get.
babylon-now-dig-chosen = Happy with this one? Then dig it.
babylon-now-build = Choose a spot for the tile, or end your turn.
babylon-now-build-none = You don't have enough pillars to build a tile. End your turn.
babylon-now-place = Confirm this spot or choose another.
# The same where there is a keyboard.
babylon-now-place-keys = Confirm this spot or choose another. R rotates the tile, C moves the free corner.
babylon-now-decorate =
    { $number ->
        [one] A free decoration: tap the ring.
       *[other] { $number } free decorations: tap the rings.
    }
babylon-now-second = Now choose the other end.
babylon-now-wild = Which space should get a different symbol this turn?
babylon-now-token = Use the round token, or end your turn.
babylon-now-end = Everything is built. End your turn.
babylon-now-wait = Look at the gardens while you wait.
babylon-now-over = The game is over.

## Buttons

babylon-go-remove = Remove this tile
babylon-go-dig = Dig here
babylon-go-build = Build here
babylon-go-decorate = Decorate
babylon-cancel = Cancel
babylon-rotate = Rotate the tile
babylon-corner = Move the free corner
babylon-other-level = Another level
babylon-skip = Skip
babylon-use-token = Use the token
babylon-other-tile = Build a tile

# What a hint advises. $tile is a tile in words; $which is dug or stored; $what is a piece and its cells.
babylon-advice-remove = Remove: { $tile }
babylon-advice-dig = Dig: { $tile }
babylon-advice-build =
    { $which ->
        [dug] Build the tile you dug
       *[stored] Build the tile from your storage
    }: { $place }, level { $level }
babylon-advice-token = Round token: { $cell } counts as { $symbol }
babylon-advice-decorate = Decorate: { $what }

## Ending a turn

babylon-ending = Your turn is ending
babylon-ending-pillars =
    { $number ->
        [0] You keep no pillars.
        [one] You keep 1 pillar.
       *[other] You keep { $number } pillars.
    }
babylon-ending-returned =
    { $number ->
        [one] You return 1 pillar.
       *[other] You return { $number } pillars.
    }
babylon-ending-which = Which tile do you want to store?
babylon-ending-discards = Out of the game: { $tile }.
babylon-keep-nothing = Store nothing

## The quarry

# Read out. $tile is a tile in words with its symbols; $state is open, chosen or none.
babylon-stack-says =
    { $stack }: { $tile }, gives { $number } { $number ->
        [one] pillar
       *[other] pillars
    }{ $state ->
        [chosen] , chosen
       *[other] { "" }
    }
babylon-stack-empty = { $stack }: empty
babylon-stack-unseen = { $stack }: not revealed yet
# The same, shown: $why is a list of the reasons.
babylon-gives =
    { $number ->
        [0] Gives nothing
        [one] Gives 1 pillar
       *[other] Gives { $number } pillars
    }
babylon-gives-why = { $gives }: { $why }.
babylon-removed-gives = It's out of the game and gives no pillars.
babylon-yield-short = pillars you get
babylon-places = Spots
babylon-places-for = Spots for this tile

## Places

# $from and $to are opposite cells of the tile.
babylon-place-span = { $from }–{ $to }
# A space, or a tile by its lower left cell, and its level.
babylon-place-level = { $place }, level { $level }
# A piece and its cells: stairs c4 c5.
babylon-piece-at = { $piece } { $cells }
babylon-place-four = no free corner
babylon-place-three = belvedere on { $cell }
babylon-singles =
    { $number ->
        [one] 1 single pillar
       *[other] { $number } single pillars
    }
babylon-doubles =
    { $number ->
        [one] 1 double pillar
       *[other] { $number } double pillars
    }
babylon-costs-nothing = costs no pillars
babylon-of-singles =
    { $number ->
        [one] costs 1 pillar
       *[other] costs { $number } pillars
    }
babylon-allows = Makes possible: { $what }.
babylon-hides = Will be hidden: { $what }.
babylon-covers = Covers symbols: { $what }.
babylon-support = Becomes a support: { $place }.
babylon-gains = Score { $change }.

## Cells of a garden, read out

# $what is what is there: a piece, a symbol, a flower, or nothing.
babylon-cell-says =
    { $cell }, { $level ->
        [0] board
       *[other] level { $level }
    }, { $what }{ $state ->
        [site] , the tile can go here
        [spot] , can be decorated
        [chosen] , chosen
       *[none] { "" }
    }
babylon-cell-nothing = empty
babylon-cell-now = { $symbol }, this turn only
# Beside an hourglass.
babylon-only-now = A symbol on one of this turn's tiles: every decoration needs at least one of these.
babylon-cell-hangs = under a bridge
babylon-board = The garden from above

## Tools

babylon-view-3d = 3D view
babylon-view-top = Top view
babylon-xray = See through upper levels
babylon-levels = Levels shown
babylon-turn-view = Rotate the view
babylon-zoom-in = Zoom in
babylon-zoom-out = Zoom out
babylon-look-home = Reset the view
babylon-fold = Hide the panels
babylon-unfold = Show the panels
babylon-picture = Save a picture
babylon-picture-share = Share a picture
babylon-orbit = Orbit slowly
babylon-sheet = Pull the panel up or down
babylon-no-3d = This device can't show 3D, so here's the top view.
babylon-slow-3d = 3D runs slowly on this device, so here's the top view. Tap the cube to use 3D anyway.
babylon-lost-3d = 3D stopped working for a moment, so here's the top view.
babylon-3d-comes = The garden is loading
babylon-legend = Legend and keys
babylon-legend-levels = What the levels look like
babylon-legend-board = Board
babylon-legend-stones = Frame: material
babylon-legend-flowers = Flowers and open symbols
babylon-legend-pieces = Built pieces
babylon-legend-marks = Marks in the garden
babylon-mark-site = the tile can go here
babylon-mark-spot = can be decorated
babylon-mark-pair = two spaces of one decoration
babylon-mark-doomed = would be hidden
babylon-keys = Keys
babylon-key-arrows = Move around the board
babylon-key-enter = Select; on a decoration's ring: build it
babylon-key-rotate = Rotate the tile
babylon-key-corner = Move the free corner
babylon-key-areas = Quarry, spots, board, buttons
babylon-key-undo = Undo
babylon-key-read = Read aloud what's here
babylon-key-escape = Clear the selection
babylon-tab-quarry = Quarry
babylon-tab-store = Storage
babylon-tab-score = Score
babylon-tab-rivals = Rivals

## The round tokens by name

babylon-coin-single = Gift of stone
babylon-coin-double = Master mason
babylon-coin-wild-symbol = Recarving
babylon-coin-wild-space = Fresh carving
babylon-coin-flower = Flower festival
babylon-coin-less = Hard rock
babylon-coin-none = Quiet day
babylon-coin-first = First morning
babylon-coin-first-does = The first round has no token.
babylon-coin-end = Last evening

## Points

# How the points of a category are counted: $list is a list of levels such as "3 + 1".
babylon-worth-height = { $level } × 2
babylon-worth-three = 3 × { $list }
babylon-worth-sets = { $number } × 4
# After a number such as +3: what the turn has brought so far.
babylon-this-turn = this turn
# For a set: how many there are of each.
babylon-toward-set = towards the next set: { $what }
babylon-final = Final scoring
babylon-final-total = Total
babylon-final-free = Empty slots
babylon-final-free-about = In a tie, fewer slots without a tile wins.
babylon-final-row = Tap a row to see it in the garden
babylon-final-skip = Skip
babylon-best = best

## Options of a new game

option-supply = Statues, stairs, fountains and bridges
option-supply-endless = Unlimited
option-supply-printed = As in the box
option-tiles = Tiles
option-tiles-built-in = Standard
option-tiles-own = From my box

## The first game: one sentence at each new step

table-guide-babylon-remove = Welcome! Before the game, a few clay tiles are removed from the quarry. Tap one to reveal what's under it.
table-guide-babylon-dig = Now dig: tap a tile in the quarry. Its number shows how many pillars you get.
table-guide-babylon-dig-chosen = You can see why it gives that many. If you want this tile, tap Dig here.
table-guide-babylon-build = Tap a spot in your garden for the tile. Golden rings are free decorations.
table-guide-babylon-build-chosen = You can see what it costs and what it makes possible. Rotate it, move it, or build.

## The rules, as a refusal tells them. glossary.toml lists those that hold a ruling; they are shown with ruling-note.

rule-babylon-1-1 = Your garden board has 64 slots, 8 × 8, from a1 to h8; row 1 is nearest to you. Each slot can hold one pillar.
rule-babylon-1-2 = Your storage has 6 places for single pillars and 1 place for a terrace tile.
rule-babylon-1-3 = There are 48 terrace tiles of 2 × 2 spaces: 16 of clay with 2 symbols, 16 of granite with 3 and 16 of basalt with 4. Each shows a flower; both sides are the same.
rule-babylon-1-4 = There are 4 starting tiles, one for each flower. They have no material.
rule-babylon-1-5 = There are 14 round tokens, and an end token that shows when they have run out.
rule-babylon-1-6 = The supply holds 148 single and 60 double pillars, 38 belvederes, 38 statues, 15 stairs, 15 fountains and 15 bridges.
rule-babylon-1-7 = The symbols on the tiles and the tokens are this program's own, balanced set: 36 of each symbol, the same number with each flower. If you own the box, you can replace them.
rule-babylon-1-8 = The supply never runs out, unless an option limits statues, stairs, fountains and bridges to the numbers in the box, shared by all gardens. Once a kind is used up, it can't be built.
rule-babylon-1-9 = One edition also lists 17 expansion cards but gives no rules for them, so they are left out.

rule-babylon-2-1 = 2 to 4 players, each with a board and flower of their own: white, pink, blue, orange in order, or as chosen. The starting tile with that flower is in their storage; nobody has any pillars.
rule-babylon-2-2 = The quarry has 16 stacks, 4 × 4: basalt at the bottom, granite on it, clay on top, all at random. Only the top tile of each stack is known.
rule-babylon-2-3 = The round tokens are shuffled; 14, 12 or 10 are used with 2, 3 or 4 players. The rest are removed from the game unseen.
rule-babylon-2-4 = The first player is chosen at random or by an option. Play then goes clockwise.
rule-babylon-2-5 = Before the first round, the players take turns removing clay tiles from the quarry, one at a time: three in all with 3 players, six with 2, none with 4. Only clay can be removed.

rule-babylon-3-1 = The game lasts 15, 13 or 11 rounds with 2, 3 or 4 players. Each player has one turn per round.
rule-babylon-3-2 = On your turn you must dig, then you may build, then you must store or discard. Nothing outside the current step is allowed, and your turn ends only when you end it.

rule-babylon-4-1 = Dig one visible tile: the top one of any stack that isn't empty. The tile beneath is revealed at once, before you build.
rule-babylon-4-2 = Each edge of the tile you dig gives a single pillar if it borders a visible tile on the same or a lower layer, the side of the quarry, or its floor. A tile on a higher layer gives nothing.
rule-babylon-4-3 = You get one more single pillar if the flower on the tile is yours.
rule-babylon-4-4 = Example: a granite tile next to clay, granite, basalt and an empty stack gives 3 single pillars to a player with another flower.

rule-babylon-5-1 = You may build the tile you dug this turn and the tile that was in your storage when your turn began: either, both in any order, or neither.
rule-babylon-5-2 = On your turn you can trade 2 single pillars for 1 double pillar, never the reverse. This happens automatically when you're short of doubles; any you already have are used first.
rule-babylon-5-3 = A tile lies entirely on the board, over 2 × 2 cells, garden side up, in any of four rotations, on level 1 or higher.
rule-babylon-5-4 = A tile rests on 3 or 4 supports, at most one under each space. A single pillar or a statue stands exactly one level lower, a double pillar two, each on the top surface of its cell.
rule-babylon-5-5 = A pillar needs an empty space that can be seen from above: nothing stands on it and no tile covers it. A symbol there doesn't matter; it is lost under the pillar.
rule-babylon-5-6 = Every pillar is covered by the tile you are building: pillars are never placed on their own or on top of each other.
rule-babylon-5-7 = With exactly 3 supports, a belvedere immediately goes on the space that has none under it. You may use 3 supports even where 4 are possible, and you choose the space.
rule-babylon-5-8 = A tile is placed from above: everything already in its four cells must be lower. Nothing can be built under a tile or through a bridge.
rule-babylon-5-9 = A visible statue exactly one level below a space of the new tile always supports it; you can't leave it out. From then on it's no longer a statue: no points, no line, no set.
rule-babylon-5-10 = The space without a support may hang over anything lower, except a statue one level below, the cell under a bridge, or the lower half of stairs that lead up to the tile's own level.
rule-babylon-5-11 = Two tiles may never cover each other completely: no two tiles in your garden may lie over the same 2 × 2 cells, even on different levels, even when hidden.
rule-babylon-5-12 = Build level by level: a tile above the first level needs another tile in your garden exactly one level lower. It can be anywhere, even hidden.
rule-babylon-5-13 = You can only use the pillars you have, stored or new; a double never counts as a single. The limit of 6 applies only at the end of your turn.

rule-babylon-6-1 = Once a tile is built you may build any number of decorations for free, at any time until your turn ends, including between two tiles and after the second.
rule-babylon-6-2 = A decoration must stand at least partly on a tile built this turn.
rule-babylon-6-3 = A decoration goes on empty, visible spaces that show its symbol: only one on each space, and never diagonally.
rule-babylon-6-4 = Stairs join two stairs symbols right next to each other, on two tiles whose levels differ by exactly 1.
rule-babylon-6-5 = A fountain needs two fountain symbols right next to each other, on two different tiles of the same level.
rule-babylon-6-6 = A bridge joins two bridge symbols in a straight line, on two tiles of the same level, with one cell between. That cell must have no tile that high and no other bridge, and nothing can go there later.
rule-babylon-6-7 = The first statue may go on any statue symbol, each later one in a straight line with a standing statue, at any distance and level. One that became a support doesn't count; a hidden one does.
rule-babylon-6-8 = Example: you can no longer build a statue on the statue symbol of a tile from an earlier turn, even if a new statue now stands in line with it.
rule-babylon-6-9 = A space hidden by a tile can't be used for anything any more.

rule-babylon-7-1 = At the end of your turn you keep up to 6 single pillars, as many as you can; the rest go back to the supply. Double pillars can't be kept.
rule-babylon-7-2 = You end your turn with one decision: which of your unbuilt tiles to store, if any. The others are removed from the game.
rule-babylon-7-3 = You don't have to build the starting tile in the first round. While it's in your storage you can't store another tile, unless you discard the starting tile.

rule-babylon-8-1 = After the last player's turn the top round token is turned over. Its effect applies to every player's next turn. The first round has none.
rule-babylon-8-2 = Effects: 1 single or double pillar; another symbol; a symbol on a space without one; 2 pillars instead of 1 for your own flower; 1 fewer pillar for your dig. The round token says which applies.
rule-babylon-8-3 = Once in your turn, if the round token says so, you may give one empty, visible space of a tile built this turn (with or without a symbol, as it says) another symbol until the turn ends.
rule-babylon-8-4 = The first player stays the same. When there is no round token left for the last player to turn over, the game is over.

rule-babylon-9-1 = Gardens are viewed from above: tiles and decorations that are at least partly visible count; those completely covered by tiles don't.
rule-babylon-9-2 = You get 2 points times the highest level on which you have a tile.
rule-babylon-9-3 = A statue gives 1 point times its level, a fountain or a bridge 3 points times its level, stairs the sum of the two levels that they join.
rule-babylon-9-4 = Each belvedere gives 1 point, whatever its level; one that is covered gives none.
rule-babylon-9-5 = Each set of statue, fountain, bridge and stairs gives 4 points. They must be visible and not supports; each decoration counts in one set only.
rule-babylon-9-6 = Each set of visible tiles with four different flowers gives 4 points; starting tiles count. Each tile counts in one set only.
rule-babylon-9-7 = Most points wins. In a tie, fewer board slots with no tile over them wins; if that's equal too, the victory is shared.

rule-babylon-10-1 = A tile's place is its lower left cell and its level, such as c4:2; r0 to r3 are quarter turns clockwise. Decorations on two spaces name both cells, in alphabetical order. Quarry stacks are a1 to d4.

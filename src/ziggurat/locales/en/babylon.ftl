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

## The round tokens: the name of each, and what it does

token-single = 1 single pillar
token-single-does = At the start of your turn you take 1 single pillar.
token-double = 1 double pillar
token-double-does = At the start of your turn you take 1 double pillar. It cannot be stored.
token-wild-symbol = changed symbol
token-wild-symbol-does = One symbol on a tile that you build this turn may count as another symbol of your choice.
token-wild-space = added symbol
token-wild-space-does = One space without a symbol on a tile that you build this turn may count as a symbol of your choice.
token-flower = double flower
token-flower-does = Your own flower on the tile that you dig gives 2 single pillars instead of 1.
token-less = 1 pillar less
token-less-does = Your dig gives 1 single pillar less.
token-none = no effect
token-none-does = This round has no special effect.

## What happens. $player is a name as it is, before a colon; $place is a cell or two, $tile a tile in words: "clay, pink flower".
## The same sentence is for the log and for the preview of a move.

event-babylon-clay-laid = { $tile } is laid on { $stack }.
event-babylon-first-player = { $player }: first player.
event-babylon-removed = { $player }: { $tile } leaves the quarry ({ $stack }).
event-babylon-round = Round { $number } begins.
event-babylon-turn = { $player }: the turn begins.
# $pillar is single or double.
event-babylon-token-gave =
    { $player }: the token gives { $pillar ->
        [single] 1 single pillar
       *[double] 1 double pillar
    }.
event-babylon-dug = { $player }: dug { $stack } ({ $tile }), +{ $pillars } ▮.
event-babylon-uncovered = { $stack }: { $tile } comes to light.
# $free is a cell, or none.
event-babylon-built =
    { $player }: a tile is built on { $place }, level { $level }, for { $singles } ▮{ $doubles ->
        [0] { "" }
       *[other] { " " }+ { $doubles } ║
    }{ $free ->
        [none] .
       *[other] , free corner { $free }.
    }
event-babylon-supports = { $player }: now a support, no longer a statue: { $place }.
event-babylon-belvedere-put = { $player }: a belvedere on { $place }.
# $piece is statue, stairs, fountain or bridge.
event-babylon-decorated =
    { $player }: { $piece ->
        [statue] a statue
        [stairs] stairs
        [fountain] a fountain
       *[bridge] a bridge
    } on { $place }.
event-babylon-wild-used =
    { $player }: { $place } counts as { $symbol ->
        [statue] a statue
        [stairs] stairs
        [fountain] a fountain
       *[bridge] a bridge
    } this turn.
# $kept is a tile in words, or none; $discarded too, or several; $pillars are kept, $returned go back.
event-babylon-turn-ended =
    { $player }: { $pillars } ▮ kept{ $kept ->
        [none] { "" }
       *[other] , a tile stored ({ $kept })
    }{ $returned ->
        [0] { "" }
       *[other] ; given back: { $returned } ▮
    }{ $discarded ->
        [none] .
       *[other] ; discarded: { $discarded }.
    }
event-babylon-token-turned = A round token is turned over: { $token }.
event-babylon-ended = The game is over.
# $what lists pieces or symbols and their cells, such as "statue h2, stairs c4 c5".
event-babylon-hidden = { $player }: no longer seen: { $what }.
event-babylon-symbol-hidden = { $player }: symbols covered: { $what }.
event-babylon-possible = { $player }: can be built then: { $what }.
# $change is +3 or -1; $why says for what, such as "Height +2, Statues +1".
event-babylon-score-changed = { $player }: points { $change } ({ $why }).

ended-babylon-8-4 = No round token is left to turn over.

## What to do, in terminal and browser

babylon-do-remove = Remove a clay tile from the quarry: it leaves the game.
babylon-do-dig = Dig: take the top tile of a stack.
babylon-do-build = Build a tile, put up decorations, or end your turn.
babylon-do-statue = On which space does the statue stand?
# $piece is stairs, fountain or bridge.
babylon-do-two =
    { $piece ->
        [stairs] Stairs
        [fountain] A fountain
       *[bridge] A bridge
    }: the first of two spaces.
babylon-do-second = And the second space?
babylon-do-wild = Which space gets another symbol for this turn?
babylon-do-symbol = Which symbol?
babylon-do-keep = Your turn ends. Which tile is stored?

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
babylon-score = Worth of the garden
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
babylon-score-total = In all
babylon-score-bare = Bare slots
babylon-score-rank = Rank

## Why a dig gives what it gives

babylon-edges = edges { $number }
babylon-own-flower = your flower { $number }
# $number is -1 or +1.
babylon-by-token = token { $number }

## The rules in short

babylon-help-goal = Build a hanging garden, higher and higher: dig tiles out of the quarry, put them on pillars, decorate them. What is seen from above at the end counts; who has most points wins.
babylon-help-turn = Your turn: dig a tile, then build and decorate as you like, then end the turn.
babylon-help-dig = A tile that you dig gives a single pillar for each edge that is not next to a higher tile, and one more for your own flower.
babylon-help-build = A tile rests on 3 or 4 pillars or statues, one under each corner; with 3, a belvedere goes on the free corner. A double pillar is two levels high and costs 2 singles. Each level needs a tile on the level below it.
babylon-help-decorations = Decorations are free, but must touch a tile of this turn: a statue on its symbol, in line with a statue that stands; stairs between two levels; a fountain on two tiles side by side; a bridge over one cell.
babylon-help-store = You keep 6 single pillars and one tile, no doubles.
babylon-help-tokens = From round 2 on a round token gives everybody something, or takes it.
babylon-help-end = The game ends after 15, 13 or 11 rounds with 2, 3 or 4 players.
babylon-help-scoring = Points: highest level × 2; statue: its level; fountain, bridge: 3 × level; stairs: both levels; belvedere 1; each set of four decorations 4; each set of four flowers 4.

## The table in the browser. $player is a name as it is, before a colon; $place is a cell or two, $level a level.

babylon-garden-own = Your garden
babylon-garden-of = { $player }: the garden
babylon-rivals = Rivals
babylon-tap-to-visit = tap to visit
babylon-visiting = { $player }: you are visiting this garden.
babylon-back-home = Back to your garden
babylon-leads = leads
babylon-store = Store
# $number of $places are taken.
babylon-store-holds = { $number } of { $places } pillars
babylon-tiles = Tiles
babylon-tile-none = No tile
babylon-loose =
    { $number ->
        [one] 1 more, not kept
       *[other] { $number } more, not kept
    }
babylon-round-of = Round { $round } of { $rounds }
babylon-round-before = Before the first round
babylon-your-turn = Your turn
babylon-turn-of = { $player }: on turn
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
    Choose a clay tile that leaves the game; what lies under it comes to light. { $number ->
        [one] It is the last one.
       *[other] { $number } are still to go, in turn.
    }
babylon-now-dig = Choose a tile of the quarry. The number is how many pillars it gives you.
babylon-now-dig-chosen = This one? Then dig it.
babylon-now-build = Choose a place for the tile, or end your turn.
babylon-now-build-none = No tile can be built with your pillars. End your turn.
babylon-now-place = Confirm the place, or choose another. R turns the tile, C changes the free corner.
babylon-now-decorate =
    { $number ->
        [one] A free decoration: touch the ring.
       *[other] { $number } free decorations: touch the rings.
    }
babylon-now-second = And its other end?
babylon-now-wild = Which space gets another symbol for this turn?
babylon-now-token = Use the round token, or end your turn.
babylon-now-end = All is built. End your turn.
babylon-now-wait = Look at the gardens while you wait.
babylon-now-over = The game is over.

## Buttons

babylon-go-remove = Remove this tile
babylon-go-dig = Dig here
babylon-go-build = Build here
babylon-go-decorate = Decorate
babylon-cancel = Cancel
babylon-rotate = Turn the tile
babylon-corner = Another free corner
babylon-other-level = Another level
babylon-skip = Skip
babylon-use-token = Use the token
babylon-other-tile = Build a tile

## Ending a turn

babylon-ending = Your turn ends
babylon-ending-pillars =
    { $number ->
        [0] No pillars are kept.
        [one] 1 pillar is kept.
       *[other] { $number } pillars are kept.
    }
babylon-ending-returned =
    { $number ->
        [one] 1 pillar goes back.
       *[other] { $number } pillars go back.
    }
babylon-ending-which = Which tile is stored?
babylon-ending-discards = { $tile } leaves the game.
babylon-keep-nothing = Store none

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
babylon-stack-unseen = { $stack }: not seen yet
# The same, shown: $why is a list of the reasons.
babylon-gives =
    { $number ->
        [0] Gives nothing
        [one] Gives 1 pillar
       *[other] Gives { $number } pillars
    }
babylon-gives-why = { $gives }: { $why }.
babylon-removed-gives = It leaves the game; removing it gives no pillars.
babylon-yield-short = yield
babylon-places = Places
babylon-places-for = Places for this tile

## Places

# $from and $to are opposite cells of the tile.
babylon-place-span = { $from }–{ $to }
# A space, or a tile by its lower left cell, and its level.
babylon-place-level = { $place }, level { $level }
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
babylon-costs-nothing = no pillars
babylon-of-singles =
    { $number ->
        [one] costs 1 pillar
       *[other] costs { $number } pillars
    }
babylon-allows = Then possible: { $what }.
babylon-hides = No longer seen: { $what }.
babylon-covers = Covers symbols: { $what }.
babylon-support = Becomes a support: { $place }.
babylon-gains = { $change } points.

## Cells of a garden, read out

# $what is what is there: a piece, a symbol, a flower, or nothing.
babylon-cell-says =
    { $cell }, { $level ->
        [0] board
       *[other] level { $level }
    }, { $what }{ $state ->
        [site] , a place for the tile
        [spot] , can be decorated
        [chosen] , chosen
       *[none] { "" }
    }
babylon-cell-nothing = empty
babylon-cell-now = { $symbol }, only in this turn
# Beside an hourglass.
babylon-only-now = A symbol on a tile of this turn: each decoration needs at least one.
babylon-cell-hangs = under a bridge
babylon-board = The garden from above

## Tools

babylon-view-3d = 3D view
babylon-view-top = Top view
babylon-xray = See through upper levels
babylon-levels = Levels that are shown
babylon-turn-view = Turn the view
babylon-zoom-in = Nearer
babylon-zoom-out = Farther
babylon-look-home = As at first
babylon-fold = Fold the panels away
babylon-unfold = Show the panels
babylon-picture = Save a picture
babylon-picture-share = Share a picture
babylon-orbit = Go around slowly
babylon-sheet = Draw the sheet up or down
babylon-no-3d = This device does not draw in 3D, so here is the top view.
babylon-slow-3d = This device draws slowly in 3D, so here is the top view. The cube beside it shows 3D nevertheless.
babylon-lost-3d = 3D was lost for a moment, so here is the top view.
babylon-3d-comes = The garden is being laid out
babylon-legend = Signs and keys
babylon-legend-levels = How levels look
babylon-legend-board = Board
babylon-legend-stones = Frame: the stone
babylon-legend-flowers = Flowers and free symbols
babylon-legend-pieces = Pieces that are built
babylon-legend-marks = Marks in the garden
babylon-mark-site = place for the tile
babylon-mark-spot = can be decorated
babylon-mark-pair = two spaces of one decoration
babylon-mark-doomed = would no longer be seen
babylon-keys = Keys
babylon-key-arrows = Move over the board
babylon-key-enter = Choose; on the ring of a decoration: build it
babylon-key-rotate = Turn the tile
babylon-key-corner = Another free corner
babylon-key-areas = Quarry, places, board, buttons
babylon-key-undo = Undo
babylon-key-read = Read out what is here
babylon-key-escape = Let go
babylon-tab-quarry = Quarry
babylon-tab-store = Store
babylon-tab-score = Score
babylon-tab-rivals = Rivals

## The round tokens by name

babylon-coin-single = Gift of stone
babylon-coin-double = Master mason
babylon-coin-wild-symbol = Recut
babylon-coin-wild-space = Fresh carving
babylon-coin-flower = Flower feast
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
babylon-final-free = Free slots
babylon-final-free-about = Equal points: fewer slots without a tile win.
babylon-final-row = Tap a row to see it in the garden
babylon-final-skip = Skip
babylon-best = best

## Options of a new game

option-supply = Statues, stairs, fountains and bridges
option-supply-endless = as many as you like
option-supply-printed = as many as in the box
option-tiles = Tiles
option-tiles-built-in = of this program
option-tiles-own = of my own box

## The first game: one sentence at each new step

table-guide-babylon-remove = Welcome! Before the game a few clay tiles leave the quarry. Touch one: what lies under it comes to light.
table-guide-babylon-dig = Now dig: touch a tile of the quarry. Its number says how many pillars it gives you.
table-guide-babylon-dig-chosen = You see why it gives so many. If you like the tile: Dig here.
table-guide-babylon-build = Touch a place of your garden for the tile. Golden rings are decorations that cost nothing.
table-guide-babylon-build-chosen = You see what it costs and what it allows. Turn it, move it, or build.

## The rules, as a refusal tells them. glossary.toml lists those that hold a ruling; they are shown with ruling-note.

rule-babylon-1-1 = Your garden board has 64 slots, 8 × 8, from a1 to h8; row 1 is nearest to you. Each slot can hold one pillar.
rule-babylon-1-2 = Your store has 6 places for single pillars and 1 place for a terrace tile.
rule-babylon-1-3 = There are 48 terrace tiles of 2 × 2 spaces: 16 of clay with 2 symbols, 16 of granite with 3, 16 of basalt with 4. Each has a flower; both faces show the same.
rule-babylon-1-4 = There are 4 starting tiles, one for each flower. They are of no material.
rule-babylon-1-5 = There are 14 round tokens, and an end token that shows that none is left.
rule-babylon-1-6 = The pool holds 148 single and 60 double pillars, 38 belvederes, 38 statues, 15 stairs, 15 fountains and 15 bridges.
rule-babylon-1-7 = The symbols on the tiles and the tokens are this program's own and balanced: 36 of each symbol, equally many with each flower. An owner of the box can replace them.
rule-babylon-1-8 = The pool does not run out, unless an option limits statues, stairs, fountains and bridges to the numbers in the box, for all gardens together: a kind that is used up cannot be built.
rule-babylon-1-9 = One edition also lists 17 expansion cards, but no rules for them. They are left out.

rule-babylon-2-1 = 2 to 4 players, each with a board and a flower of their own: white, pink, blue, orange in order, or as chosen. The starting tile of that flower lies in the store; nobody has a pillar.
rule-babylon-2-2 = The quarry is 16 stacks, 4 × 4: basalt at the bottom, granite on it, clay on top, all at random. Only the top tile of each stack is known.
rule-babylon-2-3 = The round tokens are shuffled; 14, 12 or 10 are used with 2, 3 or 4 players. The rest leave the game unseen.
rule-babylon-2-4 = Chance or an option decides who is the first player. Then play goes clockwise.
rule-babylon-2-5 = Before the first round the players in turn remove clay tiles from the quarry, one at a time: three in all with 3 players, six with 2, none with 4. Only clay may be removed.

rule-babylon-3-1 = The game lasts 15, 13 or 11 rounds with 2, 3 or 4 players. In a round each player has one turn.
rule-babylon-3-2 = In your turn you must dig, then may build, then must store or discard. What does not belong to the current step is not allowed, and the turn ends only when you end it.

rule-babylon-4-1 = Dig one visible tile: the top one of any stack that is not empty. The tile beneath is seen at once, before you build.
rule-babylon-4-2 = Each edge of the tile that you dig gives a single pillar if it borders a visible tile on the same or a lower layer, the quarry's side or its floor. A tile on a higher layer gives nothing.
rule-babylon-4-3 = You receive one more single pillar if the flower on the tile is your own.
rule-babylon-4-4 = An example: a granite tile next to clay, granite, basalt and an empty stack gives 3 single pillars to a player with another flower.

rule-babylon-5-1 = You may build the tile that you dug this turn and the tile that was in your store when your turn began: either, both in any order, or neither.
rule-babylon-5-2 = In your turn 2 single pillars can become 1 double pillar, never the reverse. It happens by itself when doubles are lacking; those that you have are used first.
rule-babylon-5-3 = A tile lies wholly on the board, over 2 × 2 cells, garden face up, in any of four rotations, on level 1 or higher.
rule-babylon-5-4 = A tile rests on 3 or 4 supports, at most one under each space. A single pillar or a statue stands exactly one level lower, a double pillar two, each on the topmost surface of its cell.
rule-babylon-5-5 = A pillar needs an empty space that is visible from above: nothing stands on it and no tile covers it. The symbol there does not matter; it is lost under the pillar.
rule-babylon-5-6 = Every pillar is covered by the tile that you are building: pillars are never placed on their own, nor on top of each other.
rule-babylon-5-7 = With exactly 3 supports a belvedere goes at once on the space that has none under it. You may use 3 supports although 4 are possible, and you choose the space.
rule-babylon-5-8 = A tile comes from above: everything that is already in its four cells must be lower. Nothing is ever built under a tile or through a bridge.
rule-babylon-5-9 = A visible statue exactly one level below a space of the new tile always supports it and cannot be left out. From then on it is no longer a statue: no points, no line, no set.
rule-babylon-5-10 = The space without a support may hang over anything lower, but not over a statue one level below, the cell under a bridge, or the lower half of stairs that lead up to the tile's own level.
rule-babylon-5-11 = Two tiles never cover each other completely: no two tiles of your garden lie over the same 2 × 2 cells, not even on different levels, not even hidden ones.
rule-babylon-5-12 = Build level by level: a tile above the first level needs a tile in your garden exactly one level lower, wherever it is, even hidden.
rule-babylon-5-13 = You can use only the pillars that you have, stored and new ones alike; a double never serves as a single. The limit of 6 holds only at the end of your turn.

rule-babylon-6-1 = Once a tile is built you may build any number of decorations, free of charge, whenever you like until your turn ends: also between two tiles and after the second.
rule-babylon-6-2 = A decoration must stand, at least in part, on a tile built in this turn.
rule-babylon-6-3 = A decoration stands on empty, visible spaces that show its symbol; only one on each space, and never diagonally.
rule-babylon-6-4 = Stairs join two stairs symbols side by side, on two tiles whose levels differ by exactly 1.
rule-babylon-6-5 = A fountain needs two fountain symbols side by side, on two different tiles of the same level.
rule-babylon-6-6 = A bridge joins two bridge symbols in a straight line, on two tiles of one level, with one cell between. Over it no tile may be that high, nor another bridge; afterwards nothing is placed there.
rule-babylon-6-7 = The first statue may stand on any statue symbol, each later one in a straight line with a standing statue, at any distance and level. One that became a support does not count, a hidden one does.
rule-babylon-6-8 = An example: on the statue symbol of a tile from an earlier turn you can no longer build a statue, even if a new statue now stands in line with it.
rule-babylon-6-9 = A space hidden by a tile can no longer be used for anything.

rule-babylon-7-1 = At the end of your turn up to 6 single pillars are kept, as many as possible; the rest go back to the pool. Double pillars cannot be kept.
rule-babylon-7-2 = You end your turn with one decision: which of your unbuilt tiles is stored, or none. The others leave the game.
rule-babylon-7-3 = You need not build the starting tile in the first round. While it lies in your store no other tile can be stored, unless you discard the starting tile.

rule-babylon-8-1 = After the last player's turn the top round token is turned over. Its effect applies to every player's next turn. The first round has none.
rule-babylon-8-2 = Effects: 1 single or double pillar; another symbol; a symbol on a space without one; 2 pillars instead of 1 for your own flower; 1 pillar less for the dig. The round token says which applies.
rule-babylon-8-3 = Once in your turn, if the round token says so, you may give one empty, visible space of a tile built this turn (with a symbol or without, as it says) another symbol until the turn ends.
rule-babylon-8-4 = The first player stays the same. When there is no round token left for the last player to turn over, the game is over.

rule-babylon-9-1 = Gardens are looked at from above: tiles and decorations that are at least partly visible count, those that tiles cover completely do not.
rule-babylon-9-2 = You get 2 points times the highest level on which you have a tile.
rule-babylon-9-3 = A statue gives 1 point times its level, a fountain or a bridge 3 points times its level, stairs the sum of the two levels that they join.
rule-babylon-9-4 = Each belvedere gives 1 point, whatever its level; one that is covered gives none.
rule-babylon-9-5 = Each set of statue, fountain, bridge and stairs gives 4 points. They must be visible and not supports; each decoration is in one set only.
rule-babylon-9-6 = Each set of visible tiles with the four different flowers gives 4 points; starting tiles count. Each tile is in one set only.
rule-babylon-9-7 = Most points win. A tie goes to whoever has fewer slots of the board with no tile over them; if that is equal too, the victory is shared.

rule-babylon-10-1 = A tile's place is its lower left cell and its level, such as c4:2; r0 to r3 are quarter turns clockwise. Decorations on two spaces name both cells, in alphabetical order. Quarry stacks are a1 to d4.

### The score pad of Babylon and the tiles of one's own box, in the browser: for those who played with the box.
###
### For all messages:
### - Words for families, short. $player, $name and $names are names as people wrote them, in no case and of no gender; $cell and $place are
###   cells such as c4, $level a level. Buttons have room for about 20 characters.

pad-title = Score pad
# For screen readers: the part of the page on which gardens are written down.
pad-pages = The gardens
pad-by = How the garden is written down
# Two choices; at most 20 characters each.
pad-by-garden = Tap the garden
pad-by-counts = Only count
pad-add = One more player
pad-remove-page = Remove { $player }

## A garden tapped together

# For screen readers: the row of tiles, pieces and so on.
pad-tools = What you put there
# At most 14 characters each.
pad-tool-tile = Tile
pad-tool-change = Change
# What is to be done now.
pad-choose-tile = Choose a tile below, then tap its lower left cell. Tap a tile that lies there to change it.
pad-now-lay = Tap the lower left cell of the tile.
pad-now-change = Tap what you want to turn, lift or take away.
# $piece is statue or belvedere.
pad-now-one = Tap where it stands: { $piece }. Tap again to take it away.
# $piece is stairs, fountain or bridge.
pad-now-two = Tap the first of the two cells: { $piece }.
pad-piece-about = A piece goes on the highest tile that is shown. To reach one below, show fewer levels.
pad-no-tile = There is no tile on { $cell }.
# What is chosen. $tile is a tile in words: "clay 7".
pad-selected-tile = { $tile }: { $place }, level { $level }
pad-selected-piece = { $piece }: { $place }
pad-higher = Higher
pad-lower = Lower
pad-take-away = Take away
pad-done = Done
# For whoever has a keyboard.
pad-keys = Keys: R turns, + and − lift and lower, Delete takes away, Z undoes, Esc lets go.
# Which tiles are listed: by flower alone, clay, granite, basalt, starting tiles. At most 14 characters each.
pad-tile-kind = Tiles
pad-flower-only = By flower
pad-starting = Starting
pad-flower-only-about = The points need only the flower. Then nobody checks the symbols under the decorations.
pad-filter = Only this flower

## Counts

pad-counts-about = Count what is seen from above. Hidden pieces and statues that carry a tile do not count.
pad-highest = Highest level
pad-flowers = Visible tiles by flower
pad-bare = Free slots, if you want to break a tie
# For screen readers: the buttons − and + beside a number. $what says of what.
pad-less = Less: { $what }
pad-more = More: { $what }

## The points, and why there are none

pad-wins =
    { $number ->
        [one] { $name } wins with 1 point!
       *[other] { $name } wins with { $number } points!
    }
pad-shared-victory = Shared victory: { $names }
pad-impossible = Such a garden cannot be built:
# $why is in English: line, column, and what was expected.
pad-unreadable = This cannot be read: { $why }

## Save and share

pad-save-title = Save and share
pad-save-about = This browser keeps the pad. A link shows it to others; nothing stays on the server.
pad-share = Share a link
pad-share-title = Link to this pad
pad-share-about = Whoever opens the link sees all gardens and points.
# The text that goes with a shared link.
pad-share-text = Our gardens in Babylon
pad-save = Save as a file
pad-load = Load a file
pad-clear = New pad
pad-as-text = As text
pad-text-about = The command "ziggurat score" reads the same text.
pad-read = Read this text
pad-shared = This pad came by a link. Your own is kept until you take this one instead.
pad-shared-keep = Keep this one
pad-shared-back = Back to mine
pad-wrong-link = There is no score pad in this link. Perhaps a part of it is missing.

## The tiles of one's own box

pad-tiles-title = Tiles of your own box
pad-tiles-about = The tiles here are this program's own. If those in your box differ, write down what is printed on them.
pad-tiles-which = Tiles on this pad
pad-tiles-built-in = This program's
pad-tiles-own = My own
pad-tiles-of-pad = As on this pad
pad-tiles-edit = Edit my tiles
pad-tiles-editor-about = Write down what is printed on your tiles. They are kept in this browser, for the score pad and for new games.
pad-tiles-reset = This program's tiles
pad-tile-flower = Flower
pad-tile-wrong = something is wrong here
# The four spaces of a tile.
pad-corner-top-left = Top left
pad-corner-top-right = Top right
pad-corner-low-right = Low right
pad-corner-low-left = Low left
pad-no-symbol = none
pad-check = Check
pad-tiles-good = A game can be played with these tiles.
pad-tiles-wrong =
    { $number ->
        [one] One tile has too many or too few symbols.
       *[other] { $number } tiles have too many or too few symbols.
    }
pad-tiles-play = Play with them
pad-remarks = Not balanced
pad-remarks-about = This may be so in your box, or a slip of the pen:
pad-remark-symbol = { $what }: not 36 times in all
pad-remark-flower = { $material }, { $flower }: not on 4 tiles
# $tile and $other are tiles in words: "clay 7".
pad-remark-twins = { $tile } and { $other } are alike

### The score pad of Babylon and the tiles of one's own box, in the browser: for those who played with the box.
###
### For all messages:
### - Words for families, short. $player, $name and $names are names as people wrote them, in no case and of no gender; $cell and $place are
###   cells such as c4, $level a level. Buttons have room for about 20 characters.

pad-title = Score pad
# For screen readers: the part of the page on which gardens are written down.
pad-pages = The gardens
pad-by = How to record the garden
# Two choices; at most 20 characters each.
pad-by-garden = Lay out the garden
pad-by-counts = Just the totals
pad-add = Add a player
pad-remove-page = Remove { $player }

## A garden tapped together

# For screen readers: the row of tiles, pieces and so on.
pad-tools = What to place
# At most 14 characters each.
pad-tool-tile = Tile
pad-tool-change = Change
# What is to be done now.
pad-choose-tile = Choose a tile below, then tap where its lower left cell goes. Tap a tile already there to change it.
pad-now-lay = Tap where the tile's lower left cell goes.
pad-now-change = Tap what you want to rotate, raise or remove.
# $piece is statue or belvedere.
pad-now-one = Tap where it stands: { $piece }. Tap again to remove it.
# $piece is stairs, fountain or bridge.
pad-now-two = Tap the first of the two cells: { $piece }.
pad-piece-about = A piece goes on the highest tile that is shown. To reach one below, show fewer levels.
pad-no-tile = There is no tile on { $cell }.
# What is chosen. $tile is a tile in words: "clay 7".
pad-selected-tile = { $tile }: { $place }, level { $level }
pad-selected-piece = { $piece }: { $place }
pad-higher = Higher
pad-lower = Lower
pad-take-away = Remove
pad-done = Done
# For whoever has a keyboard.
pad-keys = Keys: R rotates, + and − raise and lower, Delete removes, Z undoes, Esc clears the selection.
# Which tiles are listed: by flower alone, clay, granite, basalt, starting tiles. At most 14 characters each.
pad-tile-kind = Tiles
pad-flower-only = By flower
pad-starting = Starting
# A sentence below them, and a switch.
pad-flower-only-about = Only the flower matters for points. The symbols under decorations aren't checked then.
pad-filter = Only this flower

## Counts

pad-counts-about = Count what can be seen from above. Hidden pieces, and statues that hold up a tile, don't count.
pad-highest = Highest level
pad-flowers = Visible tiles by flower
pad-bare = Empty slots, only if you need to break a tie
# For screen readers: the buttons − and + beside a number. $what says of what.
pad-less = Fewer: { $what }
pad-more = More: { $what }

## The points, and why there are none

pad-wins =
    { $number ->
        [one] { $name } wins with 1 point!
       *[other] { $name } wins with { $number } points!
    }
pad-shared-victory = Shared victory: { $names }
pad-impossible = This garden can't be built:
# $why is in English: line, column, and what was expected.
pad-unreadable = We can't read this. Details: { $why }

## Save and share

pad-save-title = Save and share
pad-save-about = Your pad is saved in this browser. A link lets others see it; nothing is kept on the server.
pad-share = Share a link
pad-share-title = Link to this pad
pad-share-about = Anyone who opens the link sees all gardens and points.
# The text that goes with a shared link.
pad-share-text = Our gardens in Babylon
pad-save = Save as a file
pad-load = Load a file
pad-clear = New pad
pad-as-text = As text
pad-text-about = The command "ziggurat score" reads the same text.
pad-read = Load this text
pad-shared = You opened this pad from a link. Your own pad is safe unless you use this one instead.
pad-shared-keep = Use this one
pad-shared-back = Back to mine
pad-wrong-link = There's no score pad in this link. Part of it may be missing.

## The tiles of one's own box

pad-tiles-title = Tiles from your box
pad-tiles-about = The tiles here are this program's own. If the ones in your box are different, enter what's printed on them.
pad-tiles-which = Tiles on this pad
pad-tiles-built-in = Standard
pad-tiles-own = Mine
pad-tiles-of-pad = From this pad
pad-tiles-edit = Edit my tiles
pad-tiles-editor-about = Enter what's printed on your tiles. They are saved in this browser, for the score pad and for new games.
pad-tiles-reset = Reset all tiles
pad-tile-flower = Flower
pad-tile-wrong = something is wrong here
# The four spaces of a tile.
pad-corner-top-left = Top left
pad-corner-top-right = Top right
pad-corner-low-right = Bottom right
pad-corner-low-left = Bottom left
pad-no-symbol = none
pad-check = Check
pad-tiles-good = You can play a game with these tiles.
pad-tiles-wrong =
    { $number ->
        [one] One tile has too many or too few symbols.
       *[other] { $number } tiles have too many or too few symbols.
    }
pad-tiles-play = Play with them
pad-remarks = Not balanced
pad-remarks-about = Your box may really be like this, or it may be a typo:
pad-remark-symbol = { $what }: not 36 in total
pad-remark-flower = { $material }, { $flower }: not on 4 tiles
# $tile and $other are tiles in words: "clay 7".
pad-remark-twins = { $tile } and { $other } are the same

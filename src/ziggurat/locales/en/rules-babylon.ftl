### The page of the rules of Babylon: chapters, what is to be said beyond the sentences rule-babylon-…, and why a ruling is as it is.
### …-more stands below the rule's sentence; …-reason stands with every rule that glossary.toml lists as a ruling.

## Chapters

rules-babylon-chapter-1 = What is in the box
rules-babylon-chapter-2 = Setup
rules-babylon-chapter-3 = The turn
rules-babylon-chapter-4 = Dig
rules-babylon-chapter-5 = Build terrace tiles
rules-babylon-chapter-6 = Decorations
rules-babylon-chapter-7 = Store and discard
rules-babylon-chapter-8 = The end of a round
rules-babylon-chapter-9 = Final scoring
rules-babylon-chapter-10 = How moves are written

## More about a rule

rules-babylon-1-3-more = The flowers are white, pink, blue and orange; the symbols are statue, stairs, fountain and bridge.
rules-babylon-1-7-more = Of each symbol 8 are on clay, 12 on granite and 16 on basalt. A starting tile shows all four symbols. Each of the six effects is on two round tokens; two have none.
rules-babylon-1-8-more = Statues that became supports or are hidden count too. Pillars and belvederes never run out.
rules-babylon-2-5-more = Removed tiles leave the game. What lay beneath is seen at once, before the next one is removed.
rules-babylon-4-2-more = All this is judged as the tile lay, before it is lifted.
rules-babylon-4-4-more = Another one: a basalt tile at the quarry's side, next to basalt, granite and clay, gives 3 to the player whose flower it shows.
rules-babylon-5-4-more = Kinds may be mixed. Empty slots can carry level 1 by singles or level 2 by doubles: you choose.
rules-babylon-5-7-more = From then on that space is occupied.
rules-babylon-5-9-more = It costs no pillar. A statue two or more levels lower is only in the way of a pillar.
rules-babylon-5-10-more = From one level higher it may hang over those stairs as well.
rules-babylon-5-12-more = A tile that you built a moment ago counts too.
rules-babylon-6-6-more = Lower tiles and what stands on them, stairs too, are no hindrance. What stood under the bridge stays and can be seen.
rules-babylon-6-7-more = If no statue stands, the next one may again be on any statue symbol. A hidden statue gives no points.
rules-babylon-6-8-more = The printed story begins with a statue on a new tile and a second one in line with it; a third symbol, out of line, is refused.
rules-babylon-7-2-more = If no tile is left, there is nothing to decide.
rules-babylon-8-3-more = Pillars come at the start of the turn. The other symbol keeps to all rules of decorations, and nothing need be built on it. A decoration that stands there stays; an empty space shows its printed symbol again. A dig never gives less than nothing.
rules-babylon-9-1-more = A tile is visible if one of its four spaces has no tile over it; a decoration on two spaces, if one of them has none.
rules-babylon-9-3-more = The level is that of the tile on which a piece stands.

## Why a ruling is as it is

rules-babylon-1-1-reason = The printed text only says that there are 64 slots. How they lie is shown by a picture alone; 8 × 8 makes a square.
rules-babylon-1-7-reason = The printed tiles and tokens are not known to us. Ours are balanced, so that no flower and no symbol is better off than another.
rules-babylon-1-8-reason = The printed rules give the numbers of all pieces, but do not say what happens when one kind has run out. There are plenty, so they are limited only if the table wishes it.
rules-babylon-2-1-reason = The printed rules let the players choose or deal the boards. By seats you can begin at once; whoever likes can choose.
rules-babylon-2-2-reason = How the stacks lie is shown by a picture alone; 16 of them make a square. That nobody looks under a tile goes without saying in print; here it is kept.
rules-babylon-5-2-reason = The printed rules only say that you may exchange. If it happens by itself you never lose anything by it, and need not think of it.
rules-babylon-5-7-reason = The printed rules do not say whether 3 supports are allowed where 4 would fit. Nothing forbids it: you save a pillar and get a belvedere.
rules-babylon-5-8-reason = The printed rules do not mention it. On a real table, too, a tile comes from above, and nothing is pushed in under another.
rules-babylon-5-9-reason = The printed rules make it a support, but do not say whether you may do without it. No pillar can stand in its place, so it carries the tile.
rules-babylon-5-10-reason = The printed rules do not say over what it may hang. We forbid only what would be in the way of the tile.
rules-babylon-5-11-reason = The printed rules forbid to cover a tile completely. We apply it to all tiles of a garden, at any level, so that it can be checked at a glance.
rules-babylon-6-1-reason = The printed rules say that it comes after building a tile, but not how soon. Nothing forbids to wait, so you need not hurry.
rules-babylon-6-6-reason = The printed rules ask for something empty between, and the editions put it differently. We ask only for what a bridge needs: nothing as high as itself.
rules-babylon-6-7-reason = The printed rules do not speak of statues that are hidden or became supports. A hidden one still stands; a support is no statue any more (5.9).
rules-babylon-7-1-reason = The printed rules let you keep up to 6. To keep fewer would never help you, so as many as possible are kept by themselves.
rules-babylon-7-2-reason = The printed rules go through the cases one by one. One decision covers them all.
rules-babylon-8-3-reason = The printed rules tell the effects in a few words, some editions with must and others with may. We say may, and let the other rules hold as they are.
rules-babylon-9-1-reason = The printed rules do not say what hides what. A tile covers all that is beneath it; around a piece you can still see the tile.
rules-babylon-9-4-reason = The printed rules do not mention covered belvederes. What cannot be seen does not count, as everywhere in the scoring.
rules-babylon-9-6-reason = The printed rules do not say whether starting tiles count. They show a flower and lie in the garden like all others.
rules-babylon-9-7-reason = The printed rules only name the winner. Further down we compare in the same way.

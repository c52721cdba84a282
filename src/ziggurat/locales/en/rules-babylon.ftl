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
rules-babylon-1-7-more = There are 8 of each symbol on clay, 12 on granite and 16 on basalt. A starting tile shows all four symbols. Each of the six effects appears on two round tokens; two tokens have none.
rules-babylon-1-8-more = Statues that have become supports or are hidden count too. Pillars and belvederes never run out.
rules-babylon-2-5-more = Removed tiles are out of the game. The tile beneath is revealed at once, before the next one is removed.
rules-babylon-4-2-more = All this is based on where the tile was before you lifted it.
rules-babylon-4-4-more = Another example: a basalt tile at the side of the quarry, next to basalt, granite and clay, gives 3 to the player whose flower it shows.
rules-babylon-5-4-more = You can mix them. Over empty slots you can have level 1 on singles or level 2 on doubles: it's your choice.
rules-babylon-5-7-more = From then on that space is occupied.
rules-babylon-5-9-more = It costs no pillar. A statue two or more levels lower just gets in the way of a pillar.
rules-babylon-5-10-more = One level higher, it may hang over those stairs as well.
rules-babylon-5-12-more = A tile you have only just built counts too.
rules-babylon-6-6-more = Lower tiles and anything on them, even stairs, don't matter. Whatever was under the bridge stays and can be seen.
rules-babylon-6-7-more = If no statue is standing, the next one may again go on any statue symbol. A hidden statue gives no points.
rules-babylon-6-8-more = The printed example begins with a statue on a new tile and a second one in line with it; a third symbol, out of line, isn't allowed.
rules-babylon-7-2-more = If there's no tile left, there's nothing to decide.
rules-babylon-8-3-more = Pillars come at the start of the turn. The other symbol follows all the usual rules for decorations, and you don't have to build anything on it. A decoration built there stays; an empty space goes back to its printed symbol. A dig never gives fewer than 0 pillars.
rules-babylon-9-1-more = A tile is visible if at least one of its four spaces has no tile over it; a decoration on two spaces is visible if at least one of them has none.
rules-babylon-9-3-more = The level is that of the tile the piece stands on.

## Why a ruling is as it is

rules-babylon-1-1-reason = The printed text only says that there are 64 slots. Only a picture shows how they are arranged; 8 × 8 makes a square.
rules-babylon-1-7-reason = We don't know what is on the printed tiles and tokens. Ours are balanced, so that no flower and no symbol has an advantage.
rules-babylon-1-8-reason = The printed rules give the number of every piece but don't say what happens when one kind runs out. There are plenty, so we only limit them if you choose to.
rules-babylon-2-1-reason = The printed rules let the players choose or deal the boards. Assigning them by seat lets you start at once; you can still choose if you like.
rules-babylon-2-2-reason = Only a picture shows how the stacks are arranged; 16 of them make a square. At a real table it goes without saying that nobody looks under a tile; here the program makes sure.
rules-babylon-5-2-reason = The printed rules only say that you may exchange them. Doing it automatically never costs you anything, and you don't have to think about it.
rules-babylon-5-7-reason = The printed rules don't say whether 3 supports are allowed where 4 would fit. Nothing forbids it: you save a pillar and get a belvedere.
rules-babylon-5-8-reason = The printed rules don't mention it. At a real table, too, a tile is placed from above, and nothing gets pushed in under another.
rules-babylon-5-9-reason = The printed rules make it a support but don't say whether you can ignore it. No pillar can stand in its place, so it carries the tile.
rules-babylon-5-10-reason = The printed rules don't say what it may hang over. We only forbid what would be in the tile's way.
rules-babylon-5-11-reason = The printed rules forbid covering a tile completely. We apply that to all tiles in a garden, on any level, so that you can check it at a glance.
rules-babylon-6-1-reason = The printed rules say that this comes after building a tile, but not how soon. Nothing says you can't wait, so there's no rush.
rules-babylon-6-6-reason = The printed rules want something empty in between, and each edition words it differently. We only ask for what a bridge needs: nothing as high as the bridge itself.
rules-babylon-6-7-reason = The printed rules don't mention statues that are hidden or have become supports. A hidden one is still standing; a support is no longer a statue (5.9).
rules-babylon-7-1-reason = The printed rules let you keep up to 6. Keeping fewer would never help you, so you automatically keep as many as you can.
rules-babylon-7-2-reason = The printed rules go through the cases one by one. One decision covers them all.
rules-babylon-8-3-reason = The printed rules describe the effects briefly: in some editions you must use them, in others you may. Here you may, and all other rules still apply.
rules-babylon-9-1-reason = The printed rules don't say what hides what. A tile covers everything beneath it; around a piece you can still see the tile.
rules-babylon-9-4-reason = The printed rules don't mention covered belvederes. What can't be seen doesn't count, as everywhere else in the scoring.
rules-babylon-9-6-reason = The printed rules don't say whether starting tiles count. They show a flower and are part of the garden like any other tile.
rules-babylon-9-7-reason = The printed rules only name the winner. We rank everyone else in the same way.

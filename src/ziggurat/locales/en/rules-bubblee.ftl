### The page of the rules of Bubblee Pop: chapters, what is to be said beyond the sentences rule-bubblee-…, and why a ruling is as it is.
### …-more stands below the rule's sentence; …-reason stands with every rule that glossary.toml lists as a ruling.

## Chapters

rules-bubblee-chapter-1 = What is in the box
rules-bubblee-chapter-2 = Setup
rules-bubblee-chapter-3 = The turn
rules-bubblee-chapter-4 = Lines
rules-bubblee-chapter-5 = Powers
rules-bubblee-chapter-6 = Full columns
rules-bubblee-chapter-7 = The end
rules-bubblee-chapter-8 = Solo
rules-bubblee-chapter-9 = What else we settled

## More about a rule

rules-bubblee-1-2-more = The columns are numbered 1 to 5, the same for both players.
rules-bubblee-2-3-more = 3 stand in columns 1, 3 and 5; 4 in columns 1, 2, 4 and 5; 5 in every column. The black ones that are left over are not used.
rules-bubblee-3-1-more = Each Bubblee is placed before the next one is drawn. Here equal ones may touch.
rules-bubblee-3-3-more = That makes nine ways: four pairs in your near row and five columns. They need not be the two that you swapped.
rules-bubblee-4-2-more = Only what touches the line itself goes with it, one step up, down, left or right; what touches that in turn stays.
rules-bubblee-4-4-more = The story goes on: the purple power sends the red Bubblee of column 1 to the opponent, and the green power is declined.
rules-bubblee-5-1-more = A group is all of one colour that is taken at the same time and hangs together, up, down, left or right, however many lines it holds. The same colour later in a chain reaction is a new group.
rules-bubblee-5-2-more = Two powers of one colour are alike. Powers that you earn meanwhile are added.
rules-bubblee-5-3-more = What the other earns meanwhile waits, and nobody interrupts. A power always works from the side of whoever uses it.
rules-bubblee-5-4-more = Black ones may be swapped too, and no line need result.
rules-bubblee-5-6-more = The hole in the sky is filled at the next refill.
rules-bubblee-5-9-more = Then nothing is moved and nothing is scored. You may also do without it.
rules-bubblee-6-1-more = Both land first, up to six high for a moment, and the fifth and the sixth count in full. It does not matter which line makes the room, nor whether it comes later in the chain reaction.
rules-bubblee-7-2-more = A game ends after 37 turns at the latest.
rules-bubblee-8-1-more = The bag holds all the coloured Bubblees that are not on the board, and 3 black ones.
rules-bubblee-8-3-more = You send one at a time, before the line is taken, or you stop. It does not cost you the power. Lines that powers make on your planet count too.

## Why a ruling is as it is

rules-bubblee-1-2-reason = The printed text tells only the numbers of places, 20 and 10. How they lie is shown by a picture alone.
rules-bubblee-2-1-reason = The printed rules let the players lay the sky as they like within these limits. Here one of the 5760 possible layouts is drawn, all equally likely, so that you can begin at once.
rules-bubblee-2-3-reason = Where they stand is shown by a picture alone. Different numbers are not mentioned; we allow them as a handicap, so that a child has a chance against an adult.
rules-bubblee-3-2-reason = The printed rules do not speak of these cases. To swap two of one colour would change nothing, and nobody should lose because a swap left no drop.
rules-bubblee-3-3-reason = In the rulebook that we have, a part of this sentence cannot be read. That at least one comes from your near row fits the rest, and the way the game is described elsewhere.
rules-bubblee-4-2-reason = In the rulebook that we have, a part of this sentence cannot be read. One step fits the rest best; if you know it otherwise, choose the whole patch as an option.
rules-bubblee-4-4-reason = The story is printed, its picture is not known to us. We laid a board on which it happens as it is told.
rules-bubblee-5-1-reason = The printed rules do not speak of lines that hang together. What is taken as one piece counts as one: that is easy to see and easy to remember.
rules-bubblee-5-2-reason = The printed rules let you choose the order, but do not say how you stop. To pass once for all of them keeps the game going.
rules-bubblee-5-3-reason = The printed rules do not say who goes first if both have powers. The active player finishes first, so nobody needs to be interrupted.
rules-bubblee-5-4-reason = The printed rules do not speak of two of one colour. To swap them would change nothing, so it is not offered.
rules-bubblee-5-7-reason = In the rulebook that we have, the heading of this power cannot be read. Yellow is the only colour that is left for it.
rules-bubblee-5-10-reason = The printed rules do not say when it is lost. It waits as long as you can use another power, for that one may give it a target.
rules-bubblee-5-11-reason = The printed rules allow a full column only where they speak of dropping. We take them at their word.
rules-bubblee-6-1-reason = The printed rules do not say what happens in between. We count what can be seen: whatever has landed can make lines, touch and fall.
rules-bubblee-6-2-reason = The printed rules speak of a full planet only. But you can also be stuck before that, and without a drop your turn cannot go on.
rules-bubblee-7-1-reason = The printed rules do not say what comes first if both could happen. When the bag is too empty nobody has to drop any more, so nobody loses by it.
rules-bubblee-8-1-reason = The printed rules do not say what is in the bag of a mission. We put in what is left, as in a game for two.
rules-bubblee-8-3-reason = The printed rules speak of one line alone. If several hang together we count by group, as we do for powers; the lowest of a column goes first, so that there is no more to choose than necessary.
rules-bubblee-8-4-reason = By the letter of the book the powers work as always. But then you could win a mission by filling the planet that you are to clear.
rules-bubblee-8-5-reason = The printed rules do not say how a mission is lost. We took the two ways in which a game for two ends.
rules-bubblee-8-6-reason = The printed layouts are not known to us, so we made our own.
rules-bubblee-9-1-reason = At a table nobody would try it; a program has to give a reason. It names the rule of the current step or that of the move, whichever comes first on this page.
rules-bubblee-9-2-reason = The printed rules do not mention lines that cross. Each of them is a line by itself, so together they are two; in solo that lets you send 2.

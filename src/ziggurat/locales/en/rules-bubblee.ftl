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
rules-bubblee-chapter-9 = Other rulings

## More about a rule

rules-bubblee-1-2-more = The columns are numbered 1 to 5, the same for both players.
rules-bubblee-2-3-more = 3 go in columns 1, 3 and 5; 4 in columns 1, 2, 4 and 5; 5 in every column. Any black ones left over aren't used.
rules-bubblee-3-1-more = Each Bubblee is placed before the next one is drawn. Two of the same colour may touch here.
rules-bubblee-3-3-more = That gives you nine options: four pairs in your near row and five columns. They don't have to be the two you swapped.
rules-bubblee-4-2-more = Only Bubblees that touch the line itself go with it, one step up, down, left or right; anything that only touches those stays.
rules-bubblee-4-4-more = The example continues: the purple power sends the red Bubblee in column 1 to the opponent, and the green power isn't used.
rules-bubblee-5-1-more = A group is everything of one colour that is taken at the same time and connected up, down, left or right, however many lines are in it. The same colour later in a chain reaction is a new group.
rules-bubblee-5-2-more = Two powers of the same colour are identical. Powers you earn along the way are added.
rules-bubblee-5-3-more = Anything the other side earns in the meantime has to wait; nobody interrupts. A power always works from the side that uses it.
rules-bubblee-5-4-more = You may swap black ones too, and it doesn't have to make a line.
rules-bubblee-5-6-more = The gap in the sky is filled at the next refill.
rules-bubblee-5-9-more = Nothing is moved or scored then. You don't have to use it.
rules-bubblee-6-1-more = Both land first, up to six high for a moment, and the fifth and sixth count in full. It doesn't matter which line makes room, or whether it only does so later in the chain reaction.
rules-bubblee-7-2-more = A game ends after 37 turns at the latest.
rules-bubblee-8-1-more = The bag holds all the coloured Bubblees that aren't on the board, plus 3 black ones.
rules-bubblee-8-3-more = You send one at a time, before the line is taken, or you stop. It doesn't cost you the power. Lines that powers make on your planet count too.

## Why a ruling is as it is

rules-bubblee-1-2-reason = The printed text only gives the number of places, 20 and 10. Only a picture shows how they are arranged.
rules-bubblee-2-1-reason = The printed rules let the players set up the sky as they like within these limits. Here one of the 5760 possible layouts is picked at random, all equally likely, so that you can start at once.
rules-bubblee-2-3-reason = Only a picture shows where they go. Different numbers aren't mentioned; we allow them as a handicap, so that a child has a chance against an adult.
rules-bubblee-3-2-reason = The printed rules don't cover these cases. Swapping two of the same colour would change nothing, and nobody should lose because a swap left them no drop.
rules-bubblee-3-3-reason = In our copy of the rulebook, part of this sentence is illegible. That at least one comes from your near row fits the rest, and the way the game is described elsewhere.
rules-bubblee-4-2-reason = In our copy of the rulebook, part of this sentence is illegible. One step fits the rest best; if you know a different rule, you can choose the whole patch as an option.
rules-bubblee-4-4-reason = The example is printed, but we don't have its picture. We set up a board on which it plays out as described.
rules-bubblee-5-1-reason = The printed rules don't mention lines that are connected. Whatever is taken as one piece counts as one: that's easy to see and easy to remember.
rules-bubblee-5-2-reason = The printed rules let you choose the order but don't say how you stop. Passing once for all of them keeps the game moving.
rules-bubblee-5-3-reason = The printed rules don't say who goes first if both have powers. The active player finishes first, so nobody has to be interrupted.
rules-bubblee-5-4-reason = The printed rules don't mention two of the same colour. Swapping them would change nothing, so it isn't offered.
rules-bubblee-5-7-reason = In our copy of the rulebook, the heading of this power is illegible. Yellow is the only colour left for it.
rules-bubblee-5-10-reason = The printed rules don't say when it's lost. It waits as long as you can use another power, because that one may give it a target.
rules-bubblee-5-11-reason = The printed rules only allow a full column where they talk about dropping. We take that literally.
rules-bubblee-6-1-reason = The printed rules don't say what happens in between. We count what you can see: anything that has landed can make lines, touch and fall.
rules-bubblee-6-2-reason = The printed rules only mention a full planet. But you can get stuck before that, and without a drop your turn can't go on.
rules-bubblee-7-1-reason = The printed rules don't say what happens if the bag is too empty and there's also no possible drop. We check the bag first: once it's too empty, nobody has to drop any more, so nobody loses for want of a drop.
rules-bubblee-8-1-reason = The printed rules don't say what's in the bag during a mission. We put in whatever is left, as in a game for two.
rules-bubblee-8-3-reason = The printed rules only mention one line. If several are connected we count by group, as we do for powers; the lowest in a column goes first, so that you don't have to choose more than necessary.
rules-bubblee-8-4-reason = Taken literally, the rulebook has powers work as always. But then you could win a mission by filling the planet you are supposed to clear.
rules-bubblee-8-5-reason = The printed rules don't say how you lose a mission. We used the two ways a game for two can end.
rules-bubblee-8-6-reason = We don't know the printed layouts, so we made our own.
rules-bubblee-9-1-reason = At a real table nobody would try it; a program has to give a reason. It names the rule of the current step or the rule of the move, whichever comes first on this page.
rules-bubblee-9-2-reason = The printed rules don't mention lines that cross. Each is a line in its own right, so together they are two; in solo that lets you send 2.

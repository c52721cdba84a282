### Missions and the challenges of the day: pages of the browser client, and the terminal.
###
### For all messages:
### - Short. Names of missions have room for about 18 characters; sentences wrap.
### - A storm is a mission with random draws, a puzzle one whose draws are known.

missions-title = Missions
missions-about = Free every planet of its lost Bubblees
# $number stars of $all.
missions-sum = { $number } of { $all }
missions-stars = { $number ->
    [0] no star
    [one] { $number } star
   *[other] { $number } stars
}
missions-locked = still locked
missions-difficulty = Difficulty
missions-difficulty-of = { $number } of 10
missions-kind = How it is played
missions-storm = Storm
missions-puzzle = Puzzle
missions-storm-about = What comes out of the bag is up to chance, and different every time.
missions-puzzle-about = You see what will be drawn. Find the shortest way: it is known.
missions-black = Black Bubblees on your planet
missions-solve = Solve it
missions-turns = In { $number ->
    [one] { $number } turn
   *[other] { $number } turns
} or fewer
# The best way that is known.
missions-par = In { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}, the best known
missions-points = { $number } points or more
missions-best = Your best: { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}
missions-play = Play
missions-again = Try again
missions-next = Next mission
missions-tell = Tell others
missions-result-turns = { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}
missions-result-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
# What is copied to be sent to others. $stars are drawn: ★★☆. $result is missions-result-….
missions-share = { $game }, mission { $name }: { $stars } { $result }
# $name is the date.
missions-share-daily = { $game }, { $name }: { $stars } { $result }

daily-title = Today's challenge
daily-about = A puzzle and a garden, new every day
daily-same = The same for everybody, everywhere, today. Try as often as you like.
daily-bubblee-about = A mission: no colour may be left on the other planet. You see what will be drawn; find the shortest way.
# $bot is a computer player's name.
daily-babylon-about = Everybody gets the same quarry. Build a better garden than { $bot }, and as many points as you can.
daily-before = The days before

## The missions: a name, and a piece of advice

mission-daily-bubblee = Today's puzzle
mission-daily-babylon = Today's quarry
mission-red-tower = Red tower
mission-red-tower-tip = Make a red line on your planet and send one of it across from the middle column: it lands on top of the pair.
mission-side-by-side = Side by side
mission-side-by-side-tip = Make a green line on your planet and send one of it across. Two lie there: a third beside them makes the line. Mind the column you send from.
mission-raindrops = Raindrops
mission-raindrops-tip = Blue lets one fall out of the sky onto the other planet. What hangs above the gap there?
mission-sunny-spells = Sunny spells
mission-sunny-spells-tip = Yellow takes one of your topmost ones away. Use it to uncover what you need.
mission-long-row = The long row
mission-long-row-tip = One in the middle makes a line of five. Purple also sends one of your topmost ones across.
mission-domino = Dominoes
mission-domino-tip = When the blue row goes, the green ones above it fall into line. One Bubblee can do it all.
mission-stepping-stones = Stepping stones
mission-stepping-stones-tip = Black ones make no line, but what stands on them counts. They may stay behind.
mission-little-devils = Little devils
mission-little-devils-tip = Red swaps two neighbours on the other planet. That can do what you would have to send.
mission-green-fingers = Green fingers
mission-green-fingers-tip = Green swaps two neighbours on your own planet: prepare the next line with it.
mission-sun-and-rain = Sun and rain
mission-sun-and-rain-tip = Two towers, two colours: each needs one more on top.
mission-upside-down = Upside down
mission-upside-down-tip = Red rests on blue. Which row has to go first?
mission-two-storeys = Two floors
mission-two-storeys-tip = On the left a chain reaction, on the right a tower. Begin with what your sky offers.
mission-odd-one-out = Odd one out
mission-odd-one-out-tip = The yellow one is in the way. Swap it with red, or build on it.
mission-gap = Mind the gap
mission-gap-tip = Two towers with a blue one between them. It needs company, too.
mission-lid = The lid
mission-lid-tip = A black one keeps two blue ones apart. Blue ones beside it make the line without it.
mission-far-apart = Far apart
mission-far-apart-tip = Two corners, nothing between them. A line of four sends two at once.
mission-three-colours = Three colours
mission-three-colours-tip = Red, green, blue: plan the order before you send the first.
mission-sandwich = Sandwich
mission-sandwich-tip = The yellow one sits between two green ones. Get it out first, or leave it for last.
mission-full-house = Full house
mission-full-house-tip = The first column is full: nothing can be sent there until something leaves it.
mission-last-tower = The last tower
mission-last-tower-tip = Green on purple on green on purple, and no room above. Red may shuffle it; the rest is patience.

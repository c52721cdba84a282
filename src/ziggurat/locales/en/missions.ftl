### Missions and the challenges of the day: pages of the browser client, and the terminal.
###
### For all messages:
### - Short. Names of missions have room for about 18 characters; sentences wrap.
### - A storm is a mission with random draws, a puzzle one whose draws are known.

missions-title = Missions
missions-about = Clear every planet of its lost Bubblees
# $number stars of $all.
missions-sum = { $number } of { $all }
missions-stars =
    { $number ->
    [0] no stars
    [one] { $number } star
   *[other] { $number } stars
}
missions-locked = locked
# A mission on the map, read out: $state is locked or open.
missions-named =
    Mission { $number }: { $name }{ $state ->
        [locked] , { missions-locked }
       *[open] { "" }
    }
missions-difficulty = Difficulty
missions-difficulty-of = { $number } of 10
missions-kind = How to play it
missions-storm = Storm
missions-puzzle = Puzzle
missions-storm-about = Draws from the bag are random, and different every time.
missions-puzzle-about = You can see what will be drawn. Find the shortest known solution.
missions-black = Black Bubblees on your planet
missions-solve = Solve it
missions-turns = In { $number ->
    [one] { $number } turn
   *[other] { $number } turns
} or fewer
# The best way that is known.
missions-par =
    In { $number ->
    [one] { $number } turn
   *[other] { $number } turns
} (best known)
missions-points = { $number } points or more
missions-best = Your best: { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}
missions-play = Play
missions-again = Try again
missions-next = Next mission
missions-tell = Share result
missions-result-turns = { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}
missions-result-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
# What is copied to be sent to others. $stars are drawn: ★★☆. $result is missions-result-….
missions-share = { $game }, mission { $number }, “{ $name }”: { $stars } { $result }
# $name is the date.
missions-share-daily = { $game }, { $name }: { $stars } { $result }

daily-title = Daily challenge
daily-about = A puzzle and a garden, new every day
daily-same = Everyone gets the same challenge today. Try it as often as you like.
daily-bubblee-about = A mission: clear every colour from the other planet. You can see what will be drawn; find the shortest solution.
# $bot is a computer player's name.
daily-babylon-about = Everyone gets the same quarry. Build a better garden than { $bot }, and score as many points as you can.
daily-before = Previous days

## The missions: a name, and a piece of advice

mission-daily-bubblee = Today's puzzle
mission-daily-babylon = Today's quarry
mission-red-tower = Red tower
mission-red-tower-tip = Make a red line on your planet and send one of them across from the middle column: it lands on top of the pair.
mission-side-by-side = Side by side
mission-side-by-side-tip = Make a green line on your planet and send one of them across. There are two over there: a third beside them makes a line. Watch which column you send from.
mission-raindrops = Raindrops
mission-raindrops-tip = Blue drops one from the sky onto the other planet. What's hanging above the gap there?
mission-sunny-spells = Sunny spells
mission-sunny-spells-tip = Yellow takes away one of your top Bubblees. Use it to uncover what you need.
mission-long-row = The long row
mission-long-row-tip = One in the middle makes a line of five. Purple also sends one of your top Bubblees across.
mission-domino = Dominoes
mission-domino-tip = When the blue row goes, the greens above it fall into line. One Bubblee can do it all.
mission-stepping-stones = Stepping stones
mission-stepping-stones-tip = Black ones make no line, but whatever stands on them counts. The black ones can stay.
mission-little-devils = Little devils
mission-little-devils-tip = Red swaps two neighbours on the other planet. That can save you from having to send one.
mission-green-fingers = Green fingers
mission-green-fingers-tip = Green swaps two neighbours on your own planet: use it to set up your next line.
mission-sun-and-rain = Sun and rain
mission-sun-and-rain-tip = Two towers, two colours: each needs one more on top.
mission-upside-down = Upside down
mission-upside-down-tip = The reds are resting on the blues. Which row has to go first?
mission-two-storeys = Two floors
mission-two-storeys-tip = A chain reaction on the left, a tower on the right. Start with what your sky offers.
mission-odd-one-out = Odd one out
mission-odd-one-out-tip = The yellow one is in the way. Use red to swap it, or build on it.
mission-gap = Mind the gap
mission-gap-tip = Two towers with a blue one between them. It needs company, too.
mission-lid = The lid
mission-lid-tip = A black one keeps two blues apart. Blues beside it can make a line without it.
mission-far-apart = Far apart
mission-far-apart-tip = Two corners, nothing between them. A line of four sends two at once.
mission-three-colours = Three colours
mission-three-colours-tip = Red, green, blue: plan the order before you send the first one.
mission-sandwich = Sandwich
mission-sandwich-tip = The yellow one is stuck between two greens. Get it out first, or leave it till last.
mission-full-house = Full house
mission-full-house-tip = The first column is full: nothing can be sent there until something leaves it.
mission-last-tower = The last tower
mission-last-tower-tip = Green on purple on green on purple, and no room above. Red can shuffle it; the rest is patience.

### The door of the browser client: home, waiting room, joining, lists, settings.
###
### For all messages:
### - Words for families, short. Buttons have room for about 20 characters, on a phone for 14; sentences wrap.
### - $game is the name of a game as title-… has it, in the nominative. $name and $names are names as people wrote them, in no case and of
###   no gender. $bot is a computer player's name: bot-…
### - Gender-free wording where the reader or another player is spoken of.

## Where one can go

# The page on which a game is chosen. A short word below an icon, at most 10 characters.
web-nav-play = Play
# At most 12 characters each; below an icon on phones.
web-nav-games = My games
web-nav-missions = Missions
web-nav-replay = Replay
web-nav-about = About
# Below these words where there is room; at most 32 characters each.
web-nav-games-about = Go on, see again, your results
web-nav-missions-about = Twenty planets, and one for today
web-nav-replay-about = From a saved record
web-nav-about-about = The games, keyboard, licence
# For screen readers: what the row of these links is called.
web-nav = Pages
web-to-content = Skip to content
web-close = Close

## On top of each page

web-language = Language
web-sound-on = Sound is on
web-sound-off = Sound is off
web-settings = Settings
# In place of the name as long as none was given.
web-no-name = Your name

## Home

web-what-to-play = What shall we play?
# A game that can be taken up again. $names are the others at the table.
web-go-on = Go on: { $game }
web-go-on-with = with { $names }
# For a table at which seats are still free.
web-go-on-waiting = waiting for players

web-about-bubblee = Let the creatures fall, line up three and pop them. Every colour has its own trick.
web-about-babylon = Dig terraces from the quarry, raise them on pillars and let the garden hang over the city.
# A fact about a game, on a small label. $from and $to are numbers.
web-fact-players = { $from }–{ $to } players
web-fact-players-exactly =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
web-fact-bots = Bots
web-fact-online = Online
# A small link on the card of a game, to all its rules.
web-rules = Rules
web-ratings = Ratings
# Small links on the card of a game, for those who have the box.
web-score-pad = Score pad
web-learn = Learn
web-missions = Missions
web-daily = Today's challenge
web-own-tiles = Own tiles
# For screen readers: the group in which one game is chosen.
web-choose-game = Game

## The first visit

web-welcome = First time here?
web-welcome-text-bubblee = Play a small game to learn it: an easy opponent, no powers yet, and a hint at every step. Five minutes.
web-welcome-text-babylon = Learn Babylon as you play: an easy opponent, and a hint at each new step.
web-welcome-start = Show me how
web-welcome-not = No, thanks

## A new game

web-new-game = New game of { $game }
# For screen readers: the group in which one way of playing is chosen.
web-way = Way to play
web-way-computer = Against the computer
web-way-computer-short = Computer
web-way-computer-about = Bots play fair: they see what you see
web-way-screen = On this screen
web-way-screen-short = This screen
web-way-screen-about = Several people, one device
web-way-friends = With friends by link
web-way-friends-short = By link
web-way-friends-about = No account needed: share it and wait here
web-opponents = Opponents
web-players = Players
web-bot = Opponent
# How strong a computer player is, for screen readers; the picture is a row of dots.
web-strength = strength { $number } of { $of }
# What each computer player is like, one honest sentence.
web-bot-about-level1 = Overlooks a lot and is content with little. A child's first opponent.
web-bot-about-level2 = Takes what it happens to see, and misses much. For your first games.
web-bot-about-level3 = Sees most of what pays at once, not what comes after. For those who know the rules.
web-bot-about-level4 = Plans its turn and rarely gives something away. You need a plan too.
web-bot-about-level5 = Looks ahead and makes no careless mistakes. For people who play a lot.
web-bot-about-level6 = The strongest one here, and the slowest: it takes a few seconds for a hard decision.
web-your-name = Your name
# Several people at one screen. $number counts from 1.
web-name-of-player = Name of player { $number }
web-name-needed = Please tell the others your name.
# Who may join: two choices.
web-who-may-join = Who may join
web-only-by-link = Only by the link
web-open-to-all = Everybody here
web-more-options = More options
web-clock = Clock
web-clock-none = none
# Minutes for the whole game and seconds more after each turn, as short as can be.
web-clock-of = { $minutes } min + { $seconds } s
web-patience = If somebody stays away, a bot may take over
web-patience-never = if all agree
web-patience-minutes =
    { $number ->
        [one] after { $number } minute
       *[other] after { $number } minutes
    }
web-patience-days =
    { $number ->
        [one] after { $number } day
       *[other] after { $number } days
    }
web-start = Start
web-starting = Setting the table…

## What may go wrong

web-trouble-unreachable = The server does not answer. Is the network there?
web-trouble-too-fast = Too much at once. Please wait a moment.
web-trouble-not-kept = The server cannot write now. Please try again.
web-trouble-not-your-name = This name is somebody else's here. Choose another one, in the settings too.
web-trouble-other = That did not work. Please try again.
web-try-again = Try again
web-missing = This page did not arrive
web-missing-text = The network is away, or there is a newer version.
web-trying = Trying again by itself…

## The waiting room

web-free-seats =
    { $number ->
        [one] One seat is free
       *[other] { $number } seats are free
    }
web-seat-free = free
# Below a name at a table: it is your own seat.
web-seat-you = you
web-waiting-about = Share this link. The game begins when everybody is here.
web-waiting-open = This table is in the list of open tables too.
web-waiting-no-link = The game begins when everybody is here. Whoever made the table has the link.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-share = Share
# The text that goes with a shared link.
web-share-text = Come and play { $game } with me!
web-qr = Scan it with a phone's camera
web-fill = Fill a seat with a bot
web-cancel-table = Cancel this table
web-cancel-title = Cancel this table?
web-cancel-text = The link will not work any more.
web-cancel-yes = Cancel it
web-cancel-no = Keep waiting
web-watching-waiting = You are watching. The game has not begun.
web-take-seat = Take a seat

## Joining by a link

web-join-title = Come and play { $game }
# Who sits at the table already.
web-join-with = { $names } would like to play with you.
web-join-alone = There is a free seat for you.
web-join = Join
web-joining = Taking a seat…
web-watch-instead = Only watch
web-looking = Looking for the table…
web-wrong-link = This link leads nowhere
web-wrong-link-text = There is no such table here. Perhaps a piece of the link is missing.
web-wrong-invitation = This link does not open the table
web-wrong-invitation-text = The end of the link is missing or wrong. Ask for it once more, or watch.
web-table-full = All seats are taken
web-table-full-text = { $names } play { $game }. You can watch.
web-watch = Watch
web-game-over = This game is over
web-game-over-text = You can see how it went.
web-replay = Replay
web-seated = You sit at this table already
web-seated-text = { $game } waits for you.
web-go-on-button = Go on
web-unreachable = The server does not answer

## My games

web-games = My games
web-in-progress = In progress
web-finished = Finished
web-no-games = No games yet
web-no-games-text = Games that you play on this device stand here, to go on with and to see again.
web-play-game = Play { $game }
web-statistics-finished =
    { $number ->
        [one] game finished
       *[other] games finished
    }
web-statistics-won =
    { $number ->
        [one] won
       *[other] won
    }
web-state-waiting = waiting for players
web-state-playing = being played
web-result-won = Won
web-result-drawn = Drawn
web-result-lost = Lost
web-result-aborted = Called off
# Of a game that several people played on one screen.
web-result-over = Finished
web-by-resigning = by resignation
web-by-time = on time
# The points of a game, each with its player: "Anna 22, Ben 17".
web-points-of = { $name } { $points }
web-download = Save the record
# Shows more lines of a list.
web-more = Show more
web-on-server = On this server
web-on-server-none = Nobody waits or plays here just now.
web-open-tables = Open tables
web-open-tables-text = Anybody may take a seat.
web-running = Being played now
web-running-text = Look over their shoulders.
web-my-data = My data
web-my-data-text = This browser holds a secret by which the server knows your games and names. If you delete it, the games stay, but without your name.
web-forget = Delete my data
web-forget-title = Delete my data?
web-forget-text = Your list of games, your seats in games that are not over, your names with their ratings, addresses for mails, and your settings are deleted. This cannot be undone.
web-forget-yes = Delete everything
web-forget-no = Keep it

## Settings

web-saved-here = Everything is kept in this browser only.
web-sound = Sound
web-sound-about = Short sounds for moves and for your turn.
web-motion = Movement
web-theme = Colours
# For movement and colours: as the device is set.
web-as-system = as the device
web-motion-full = all
web-motion-reduced = little
web-theme-light = light
web-theme-dark = dark
web-letters = Letters on Bubblees
web-letters-about = R P Y B G K on the creatures instead of marks.
web-contrast = Extra contrast
web-contrast-about = Panels without anything shining through, stronger outlines.
web-slow = Slower playback
web-slow-about = Other people's moves are shown at reading speed.
web-turn-board = Turn the board
web-turn-board-about = On one screen: the board turns to whoever plays.
# Headings of the settings.
web-you = You
web-look-and-sound = Look and sound
web-at-table = At the table

## Nothing here

web-lost = This page has fallen over
web-lost-text = There is nothing at this address. Perhaps the link is old or a letter is missing.
web-lost-home = Back to the games

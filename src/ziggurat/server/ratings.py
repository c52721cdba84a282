"""Ratings of players from finished games. The store guarantees that each game counts once, even if a process is killed."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from .messages import Computer, PlayerRated, RatingChange, Ratings
from .names import folded
from .seats import hashed
from .store.store import Name, Rated, Standing, Store
from .table import Table

SURELY = 3.0
"""Standard deviations subtracted from the mean, for a cautious estimate. Everybody begins at 0."""


def at_least(mean: float, deviation: float) -> float:
    """The displayed rating, a lower bound: it grows with wins and with certainty."""
    return round(mean - SURELY * deviation, 1)


async def rated_players(table: Table, store: Store) -> list[Rated]:
    """The players of a rated game by seat, or an empty list if the game is unrated.

    A game is rated if every seat belongs to a computer player, or to a person under a claimed name; no two seats have the same owner; and
    there are at least two different players.
    """
    if not table.counts:
        return []
    owners = {key.seat: key.owner for key in await store.keys(table.id)}
    found = [await _player(table, seat, owners.get(seat), store) for seat in range(len(table.players))]
    rated = [each for each in found if each is not None]
    people = [owner for owner in owners.values() if owner is not None]
    is_fair = len(rated) == len(found) and len(set(people)) == len(people) and len({each.player for each in rated}) > 1
    return rated if is_fair else []


async def _player(table: Table, seat: int, owner: bytes | None, store: Store) -> Rated | None:
    player = table.players[seat]
    if isinstance(player, Computer):
        return Rated(player.bot, None)
    name = await store.name(folded(table.names[seat] or ""))
    return Rated(name.folded, name.folded) if name is not None and name.owner == owner else None


def judged(players: Sequence[Rated], known: Sequence[Standing | None], ranks: Sequence[int]) -> tuple[list[Standing], list[RatingChange]]:
    """The standings of the players after a game, and the change at each seat.

    A computer player with several seats gets the average of their new ratings.
    """
    # Imported here, since it is slow and not needed before the first game is over.
    from ziggurat.arena.rating import START, Rating, after

    before = [Rating(each.mean, each.deviation) if each else START for each in known]
    now = after(before, ranks)
    standings = {}
    for player, old in zip(players, known, strict=True):
        own = [rating for each, rating in zip(players, now, strict=True) if each == player]
        games = 1 + (old.games if old else 0)
        mean, deviation = fmean(one.mean for one in own), fmean(one.deviation for one in own)
        standings[player.player] = Standing(player.player, player.name, games, mean, deviation)
    changes = [
        RatingChange(at_least(*old), at_least(standings[player.player].mean, standings[player.player].deviation))
        for player, old in zip(players, before, strict=True)
    ]
    return list(standings.values()), changes


async def ratings_shown(store: Store, game: str, owner: str | None) -> Ratings:
    """The players of a game, the best first."""
    found = await store.ratings(game)
    own = None if owner is None else hashed(owner)
    return Ratings([_line(rank, standing, name, own) for rank, (standing, name) in enumerate(found, 1)])


def _line(rank: int, standing: Standing, name: Name | None, own: bytes | None) -> PlayerRated:
    return PlayerRated(
        rank,
        name.name if name else standing.player,
        name is None,
        standing.games,
        at_least(standing.mean, standing.deviation),
        round(standing.deviation, 1),
        name is not None and name.owner == own,
    )

"""Races of mails that are hard to hit from outside: changes while a mail is being sent, or when the store cannot be written."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.live_server import TIMEOUT
from server.test_table import SKY, persons
from ziggurat.server import postman
from ziggurat.server.bus.memory import MemoryBus
from ziggurat.server.lobby import Lobby
from ziggurat.server.messages import Clock, Joining, MailWanted, NewTable
from ziggurat.server.post import Letter, PostError
from ziggurat.server.rules import Rules
from ziggurat.server.store import sqlite
from ziggurat.server.store.store import StoreError


class SlowPost:
    """Accepts mails when a test lets it; some addresses are temporarily full."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.full: set[str] = set()
        self.open = asyncio.Event()
        self.open.set()
        self.asked = asyncio.Event()

    async def send(self, letter: Letter) -> None:
        self.asked.set()
        await self.open.wait()
        if letter.to in self.full:
            raise PostError("mail.example", "452 the mailbox is full")
        self.letters.append(letter)

    def close(self) -> None:
        """No-op."""

    async def until(self, *endings: str) -> None:
        """Wait until exactly these mails have arrived, given by the ends of their ids and the initials of their recipients."""
        async with asyncio.timeout(TIMEOUT):
            while self.told != list(endings):
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert self.told == list(endings)

    @property
    def told(self) -> list[str]:
        return [f"{letter.to[0]} {letter.id.rpartition('.')[2]}" for letter in self.letters if len(letter.id.rpartition(".")[2]) != 12]


class Play:
    """A table of two people with confirmed mailboxes, on a server without sockets."""

    def __init__(self, lobby: Lobby, post: SlowPost) -> None:
        self.lobby = lobby
        self.post = post

    async def begin(self) -> None:
        made = await self.lobby.create(NewTable("bubblee", persons(2), SKY, ["Ann"], clock=Clock(86_400, per="turn")))
        bob = await self.lobby.join(made.table, Joining("Bob", made.invitation))
        self.table = made.table
        for name, taken in (("ann", made.seats[0]), ("bob", bob)):
            wanted = MailWanted(f"{name}@example.org", "en")
            await self.lobby.postman.want(self.table, taken.seat, taken.token, wanted, "client")
        for mailbox in await self.lobby.store.mailboxes(self.table):
            await self.lobby.postman.confirm(mailbox.secret)

    async def do(self, *moves: str) -> None:
        """Play moves for the seats that decide."""
        room = await self.lobby.room(self.table)
        for move in moves:
            await room.do(lambda table, now, move=move: table.play(table.to_act or 0, table.record.ply, move, now))  # type: ignore[misc]

    async def resign(self, seat: int) -> None:
        await (await self.lobby.room(self.table)).do(lambda table, now: table.leave(seat, "resigned", now))


@pytest.fixture
async def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Play]:
    monkeypatch.setattr(postman, "AWAY", 0.0)
    monkeypatch.setattr(postman, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(postman, "TRY_AGAIN", 0.01)
    post: Any = SlowPost()
    bots: Any = None
    lobby = Lobby(await sqlite.open_store(tmp_path / "tables.sqlite"), MemoryBus(), Rules(), bots, 100, post, "https://games.example")
    await lobby.start()
    one = Play(lobby, post)
    await one.begin()
    yield one
    await lobby.close()
    await lobby.store.close()


async def test_a_game_that_ends_while_a_mail_is_on_its_way(play: Play) -> None:
    row = (await play.lobby.room(play.table)).table.turn_row
    await play.post.until(f"a {row}")
    play.post.asked.clear()
    play.post.open.clear()
    await play.do("keep", "drop 1")
    await play.post.asked.wait()
    await play.resign(0)
    play.post.open.set()
    async with asyncio.timeout(TIMEOUT):
        while await play.lobby.store.mailboxes(play.table):
            await asyncio.sleep(0.01)
    assert sorted(ending for ending in play.post.told if ending.endswith("over")) == ["a over", "b over"]


async def test_a_mail_is_not_sent_again_because_nothing_can_be_written(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    store, row = play.lobby.store, (await play.lobby.room(play.table)).table.turn_row
    await play.post.until(f"a {row}")
    failures = iter(range(20))
    tell = store.tell_mailbox

    async def full(secret: str, told: int) -> None:
        if next(failures, None) is not None:
            raise StoreError("tables", "the disk is full")
        await tell(secret, told)

    monkeypatch.setattr(store, "tell_mailbox", full)
    await play.do("keep", "drop 1")
    now = (await play.lobby.room(play.table)).table.turn_row
    async with asyncio.timeout(TIMEOUT):
        while (await store.mailboxes(play.table))[1].told != now:
            await asyncio.sleep(0.02)
    await play.post.until(f"a {row}", f"b {now}")


async def test_a_full_mailbox_holds_up_nobody_else(play: Play) -> None:
    row = (await play.lobby.room(play.table)).table.turn_row
    await play.post.until(f"a {row}")
    play.post.full.add("bob@example.org")
    await play.resign(0)
    await play.post.until(f"a {row}", "a over")
    play.post.full.clear()
    await play.post.until(f"a {row}", "a over", "b over")

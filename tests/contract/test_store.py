"""The contract of every store."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import apsw
import pytest

from server.database import TIMEOUT, Postgres
from ziggurat.server.store import postgres, sqlite
from ziggurat.server.store.store import Damaged, Facts, Key, Mailbox, Name, Rated, Row, Stale, Standing, State, Store, StoreError


async def in_file(request: pytest.FixtureRequest) -> Store:
    """A new store in a file."""
    folder: Path = request.getfixturevalue("tmp_path")
    return await sqlite.open_store(folder / "tables.sqlite")


async def in_database(request: pytest.FixtureRequest) -> Store:
    """A new store in a PostgreSQL database."""
    database: Postgres = request.getfixturevalue("database")
    return await postgres.open_store(database.emptied())


STORES: dict[str, Callable[[pytest.FixtureRequest], Awaitable[Store]]] = {"sqlite": in_file, "postgres": in_database}


@pytest.fixture(params=STORES)
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    opened = await STORES[request.param](request)
    yield opened
    await opened.close()


def hashed(token: str) -> bytes:
    """The hash of a token."""
    return sha256(token.encode()).digest()


def facts(name: str = "one", state: State = "waiting", is_open: bool = False, changed: float = 1.5) -> Facts:
    """A newly created table."""
    return Facts(name, "babylon", state, is_open, 1.5, changed, bytes(range(32)), hashed(f"invitation to {name}"), "{}")


def row(seq: int, body: str = "{}") -> Row:
    """A row written at the second given by its seq."""
    return Row(seq, float(seq), "moved", body)


ADA, BO = hashed("Ada's browser"), hashed("Bo's browser")


# Tables and their logs


async def test_nothing_is_known_of_a_table_that_is_not_there(store: Store) -> None:
    assert await store.facts("one") is None
    assert await store.rows("one") == []
    assert await store.keys("one") == []
    assert await store.key(hashed("Ada")) is None


async def test_a_table_is_read_as_it_was_created(store: Store) -> None:
    first, key = row(1), Key(0, hashed("Ada"), ADA)
    await store.create(facts(is_open=True), [first], [key])
    assert await store.facts("one") == facts(is_open=True)
    assert await store.rows("one") == [first]
    assert await store.keys("one") == [key]
    assert await store.key(hashed("Ada")) == ("one", 0)


async def test_a_name_is_given_once(store: Store) -> None:
    await store.create(facts(), [row(1)])
    with pytest.raises(Stale):
        await store.create(replace(facts(), game="bubblee"), [row(1)], [Key(0, hashed("Ada"))])
    assert await store.facts("one") == facts()
    assert await store.keys("one") == []


async def test_rows_are_read_in_order_after_a_seq(store: Store) -> None:
    await store.create(facts(), [row(1), row(2)])
    await store.append("one", [row(3)])
    await store.append("one", [row(4), row(5)])
    assert [found.seq for found in await store.rows("one")] == [1, 2, 3, 4, 5]
    assert await store.rows("one", after=3) == [row(4), row(5)]
    assert await store.rows("one", after=5) == []


async def test_a_long_log_keeps_its_order(store: Store) -> None:
    await store.create(facts(), [])
    for first in range(1, 1001, 100):
        await store.append("one", [row(seq) for seq in range(first, first + 100)])
    assert await store.rows("one") == [row(seq) for seq in range(1, 1001)]


async def test_logs_of_two_tables_do_not_mix(store: Store) -> None:
    for name in ("one", "two"):
        await store.create(facts(name), [row(1, f'"{name}"')])
    await store.append("two", [row(2)])
    assert await store.rows("one") == [row(1, '"one"')]


async def test_a_row_changes_the_table(store: Store) -> None:
    await store.create(facts(), [row(1)])
    await store.append("one", [row(7)._replace(seq=2)])
    assert await store.facts("one") == facts(changed=7.0)
    await store.append("one", [row(3)._replace(at=8.25)], state="over", summary='{"won":"Ada"}')
    assert await store.facts("one") == replace(facts(changed=8.25), state="over", summary='{"won":"Ada"}')


async def test_keys_and_facts_change_without_a_row(store: Store) -> None:
    await store.create(facts(), [row(1)])
    await store.append("one", [], [Key(1, hashed("Bo"))], "playing")
    assert await store.facts("one") == facts(state="playing")
    assert await store.key(hashed("Bo")) == ("one", 1)


async def test_no_row_for_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(StoreError, match="no table nowhere"):
        await store.append("nowhere", [row(1)])
    assert await store.rows("nowhere") == []


@pytest.mark.parametrize("seqs", [[1], [2], [4], [5], [0], [3, 5], [3, 3], [4, 3]])
async def test_rows_that_do_not_follow_are_stale(store: Store, seqs: list[int]) -> None:
    await store.create(facts(), [row(1), row(2)])
    with pytest.raises(Stale):
        await store.append("one", [row(seq) for seq in seqs], [Key(0, hashed("Ada"))], "over", "[]")
    assert await store.rows("one") == [row(1), row(2)]
    assert await store.facts("one") == facts()
    assert await store.key(hashed("Ada")) is None


async def test_a_table_begins_with_its_first_row(store: Store) -> None:
    with pytest.raises(Stale):
        await store.create(facts(), [row(2)])
    assert await store.facts("one") is None


async def test_texts_of_all_languages(store: Store) -> None:
    body = json.dumps({"name": "Żółw Łucja Čeněk Őrs Ñandú 巴比伦 🌿‍🏛️ '\"\\ ; DROP TABLE log"}, ensure_ascii=False)
    await store.create(replace(facts("łąka-🌿"), summary=body), [row(1, body)])
    assert await store.rows("łąka-🌿") == [row(1, body)]
    found = await store.facts("łąka-🌿")
    assert found and found.summary == body


async def test_a_row_of_a_megabyte(store: Store) -> None:
    body = '"' + "ź" * (1 << 19) + '"'
    await store.create(facts(), [row(1)])
    await store.append("one", [row(2, body), row(3)])
    assert await store.rows("one") == [row(1), row(2, body), row(3)]


async def test_a_text_that_is_none_fails_alone(store: Store) -> None:
    await store.create(facts(), [row(1)])
    outcomes = await asyncio.gather(
        store.append("one", [row(2, "\ud800")]), store.append("one", [row(2)]), store.check(), return_exceptions=True
    )
    assert isinstance(outcomes[0], UnicodeError)
    assert outcomes[1] is None and outcomes[2] is None


# Damage


async def spoil_file(request: pytest.FixtureRequest, change: str) -> None:
    """Modify the file of a store from outside."""
    folder: Path = request.getfixturevalue("tmp_path")
    with closing(apsw.Connection(str(folder / "tables.sqlite"))) as connection:
        connection.execute(change.replace("NO_TEXT", "CAST(x'7bff7d' AS TEXT)"))


async def spoil_database(request: pytest.FixtureRequest, change: str) -> None:
    """Modify the database of a store from outside. Bytes are cast to text without a check, to imitate damage on the disk."""
    database: Postgres = request.getfixturevalue("database")
    database.execute(database.reused, "CREATE CAST (bytea AS text) WITHOUT FUNCTION")
    database.execute(database.reused, change.replace("NO_TEXT", r"'\x7bff7d'::bytea::text"))
    database.execute(database.reused, "DROP CAST (bytea AS text)")


SPOILS = {"sqlite": spoil_file, "postgres": spoil_database}


async def test_a_text_that_is_damaged_spoils_one_table_alone(store: Store, request: pytest.FixtureRequest) -> None:
    spoil = SPOILS[request.node.callspec.params["store"]]
    tables = [f"table {number}" for number in range(9)]
    for name in tables:
        await store.create(facts(name, "playing"), [row(1)], [Key(0, hashed(name), ADA)])
    await spoil(request, "UPDATE log SET body = NO_TEXT WHERE table_id = 'table 1'")
    await spoil(request, "UPDATE tables SET summary = NO_TEXT WHERE id IN ('table 3', 'table 7', 'table 8')")
    with pytest.raises(Damaged, match="can't decode byte 0xff"):
        await store.rows("table 1")
    with pytest.raises(Damaged):
        await store.facts("table 3")
    whole = [name for name in tables if name not in ("table 3", "table 7", "table 8")]
    assert names(await store.tables("playing")) == whole
    assert names(await store.tables("playing", limit=5)) == whole[:4]
    assert [found.id for found, _ in await store.owned(ADA)] == whole
    assert await store.rows("table 3") == [row(1)]


# Two writers


async def test_one_of_two_writers_wins_each_row(store: Store) -> None:
    await store.create(facts(), [])
    won: list[Row] = []

    async def write(name: str, rounds: int) -> None:
        seq = 1
        while rounds:
            mine = row(seq, f'"{name} {rounds}"')
            try:
                await store.append("one", [mine])
            except Stale:
                seq = len(await store.rows("one")) + 1
                continue
            won.append(mine)
            rounds -= 1
            seq += 1

    await asyncio.gather(*(write(f"writer {number}", 10) for number in range(10)))
    assert await store.rows("one") == sorted(won)
    assert [found.seq for found in sorted(won)] == list(range(1, 101))


async def test_hundreds_race_for_the_same_rows(store: Store) -> None:
    await store.create(facts(), [])
    for seq in (1, 2, 3):
        outcomes = await asyncio.gather(*(store.append("one", [row(seq, str(name))]) for name in range(300)), return_exceptions=True)
        (winner,) = (name for name, outcome in enumerate(outcomes) if outcome is None)
        assert sum(isinstance(outcome, Stale) for outcome in outcomes) == 299
        assert await store.rows("one", after=seq - 1) == [row(seq, str(winner))]


async def test_many_tables_are_written_concurrently(store: Store) -> None:
    names = [f"table {number}" for number in range(100)]

    async def play(name: str) -> None:
        await store.create(facts(name), [row(1)])
        for seq in range(2, 11):
            await store.append(name, [row(seq)])

    await asyncio.gather(*map(play, names))
    for name in names:
        assert await store.rows(name) == [row(seq) for seq in range(1, 11)]


async def test_thousands_are_written_concurrently(store: Store) -> None:
    names = [f"table {number}" for number in range(1200)]
    await asyncio.gather(*(store.create(facts(name), []) for name in names))
    await asyncio.gather(*(store.append(name, [row(1, f'"{name}"')]) for name in names))
    for name in names[::100]:
        assert await store.rows(name) == [row(1, f'"{name}"')]
    await store.append(names[0], [row(seq) for seq in range(2, 2501)])
    assert await store.rows(names[0], after=1) == [row(seq) for seq in range(2, 2501)]


async def test_of_many_concurrent_writes_only_the_invalid_fail(store: Store) -> None:
    names = [f"table {number}" for number in range(40)]
    await asyncio.gather(*(store.create(facts(name, "playing"), [row(1)]) for name in names))
    stale, unknown, ended, twice = names[3], "nowhere", names[7], names[11]
    wanted = [(name, [row(3 if name == stale else 2)]) for name in [*names, unknown]]
    outcomes = await asyncio.gather(
        *(store.append(name, rows, [Key(0, hashed(name))], "over" if name == ended else None) for name, rows in wanted),
        store.append(twice, [row(2, '"again"')]),
        return_exceptions=True,
    )
    failed = {name: outcome for (name, _), outcome in zip(wanted, outcomes, strict=False) if outcome is not None}
    assert isinstance(failed.pop(stale), Stale)
    assert isinstance(failed.pop(unknown), StoreError)
    assert len(failed) + isinstance(outcomes[-1], Stale) == 1, "one of two rows with the same number"
    assert await store.rows(stale) == [row(1)]
    assert len(await store.rows(twice)) == 2
    for name in set(names) - {stale, twice}:
        assert await store.rows(name) == [row(1), row(2)]
        assert await store.facts(name) == facts(name, "over" if name == ended else "playing", changed=2.0)
        assert await store.key(hashed(name)) == (name, 0)


async def test_a_cancelled_write_affects_no_other(store: Store) -> None:
    await store.create(facts(), [row(1)])
    gone = asyncio.ensure_future(store.append("one", [row(2)]))
    await asyncio.sleep(0)
    gone.cancel()
    await store.check()
    assert gone.cancelled()
    async with asyncio.timeout(TIMEOUT):
        while await store.rows("one") != [row(1), row(2)]:
            await asyncio.sleep(0.01)


# Keys


async def test_a_new_key_replaces_that_of_its_seat(store: Store) -> None:
    await store.create(facts(), [row(1)], [Key(0, hashed("Ada"), ADA), Key(1, hashed("Bo"), BO)])
    await store.append("one", [row(2)], [Key(1, hashed("Bo again"))])
    assert await store.keys("one") == [Key(0, hashed("Ada"), ADA), Key(1, hashed("Bo again"))]
    assert await store.key(hashed("Bo")) is None
    assert await store.key(hashed("Bo again")) == ("one", 1)


async def test_two_seats_exchange_their_keys(store: Store) -> None:
    await store.create(facts(), [row(1)], [Key(0, hashed("Ada")), Key(1, hashed("Bo"))])
    await store.append("one", [row(2)], [Key(1, hashed("Ada")), Key(0, hashed("Bo"))])
    assert await store.keys("one") == [Key(0, hashed("Bo")), Key(1, hashed("Ada"))]


async def test_keys_are_listed_by_seat(store: Store) -> None:
    keys = [Key(seat, hashed(f"seat {seat}")) for seat in range(4)]
    await store.create(facts(), [row(1)], keys[::-1])
    assert await store.keys("one") == keys


async def test_a_token_opens_one_seat_alone_or_nothing_is_written(store: Store) -> None:
    await store.create(facts("one"), [row(1)], [Key(0, hashed("Ada"))])
    await store.create(facts("two"), [row(1)])
    with pytest.raises(StoreError):
        await store.append("two", [row(2)], [Key(0, hashed("Bo")), Key(1, hashed("Ada"))], "playing", "[]")
    assert await store.facts("two") == facts("two")
    assert await store.rows("two") == [row(1)]
    assert await store.keys("two") == []
    with pytest.raises(StoreError):
        await store.create(facts("three"), [row(1)], [Key(0, hashed("Ada"))])
    assert await store.facts("three") is None
    assert await store.key(hashed("Ada")) == ("one", 0)


# Lists


def names(found: list[Facts]) -> list[str]:
    return [each.id for each in found]


async def test_tables_in_a_state_are_listed_last_changed_first(store: Store) -> None:
    for name, changed in (("one", 1.0), ("two", 3.0), ("three", 2.0)):
        await store.create(facts(name, changed=changed), [row(1)])
    assert names(await store.tables("waiting")) == ["two", "three", "one"]
    await store.append("one", [row(2)._replace(at=4.0)])
    assert names(await store.tables("waiting")) == ["one", "two", "three"]
    assert names(await store.tables("waiting", limit=2)) == ["one", "two"]
    await store.append("two", [row(2)], state="playing")
    assert names(await store.tables("waiting")) == ["one", "three"]
    assert names(await store.tables("playing")) == ["two"]
    assert names(await store.tables("over")) == []


async def test_open_tables_are_listed_alone(store: Store) -> None:
    await store.create(facts("shut"), [row(1)])
    await store.create(facts("open", is_open=True), [row(1)])
    assert names(await store.tables("waiting", open_only=True)) == ["open"]
    assert set(names(await store.tables("waiting"))) == {"open", "shut"}


async def test_owners_find_their_seats_last_changed_first(store: Store) -> None:
    for number, name in enumerate(("one", "two", "three")):
        keys = [Key(number, hashed(f"Ada at {name}"), ADA), Key(number + 1, hashed(f"Bo at {name}"), BO)]
        await store.create(facts(name, changed=float(number)), [row(1)], keys)
    await store.append("two", [row(2)._replace(at=9.0)], state="over")
    assert [(found.id, found.state, seat) for found, seat in await store.owned(ADA)] == [
        ("two", "over", 1),
        ("three", "waiting", 2),
        ("one", "waiting", 0),
    ]
    assert [found.id for found, _ in await store.owned(ADA, limit=1)] == ["two"]
    assert await store.owned(hashed("nobody")) == []


async def test_an_owner_of_two_seats_finds_both(store: Store) -> None:
    await store.create(facts(), [row(1)], [Key(0, hashed("Ada"), ADA), Key(1, hashed("Ada, left hand"), ADA)])
    assert await store.owned(ADA) == [(facts(), 0), (facts(), 1)]


async def test_a_disowned_seat_stays_taken(store: Store) -> None:
    for name in ("one", "two"):
        await store.create(facts(name), [row(1)], [Key(0, hashed(f"Ada at {name}"), ADA), Key(1, hashed(f"Bo at {name}"), BO)])
    assert await store.disown(ADA) == 2
    assert await store.disown(ADA) == 0
    assert await store.owned(ADA) == []
    assert len(await store.owned(BO)) == 2
    assert await store.key(hashed("Ada at one")) == ("one", 0)
    assert await store.keys("one") == [Key(0, hashed("Ada at one")), Key(1, hashed("Bo at one"), BO)]


# Records


async def test_a_record_is_kept_once_by_its_name(store: Store) -> None:
    assert await store.record("abc") is None
    text = "Ziggurat record 1\nSeat 1: Żółw 🌿\n"
    await asyncio.gather(*(store.keep_record("abc", text) for _ in range(20)))
    await store.keep_record("def", "another")
    await store.keep_record("abc", "what came second")
    assert await store.record("abc") == text
    assert await store.record("def") == "another"


async def test_a_record_of_a_megabyte(store: Store) -> None:
    await store.keep_record("long", "ź" * (1 << 20))
    assert await store.record("long") == "ź" * (1 << 20)


# Expiry


async def unchanged(store: Store, before: float, **more: Any) -> list[str]:
    return [table for _, table in await store.unchanged("playing", before, **more)]


async def test_unchanged_tables_are_listed_oldest_first(store: Store) -> None:
    for name, changed in (("one", 3.0), ("two", 1.0), ("four", 2.0), ("three", 2.0), ("five", 9.0)):
        await store.create(facts(name, "playing", changed=changed), [row(1)])
    await store.create(facts("waiting", changed=1.0), [row(1)])
    assert await unchanged(store, 9.0) == ["two", "four", "three", "one"]
    assert await unchanged(store, 9.0, limit=2) == ["two", "four"]
    assert await unchanged(store, 9.0, after=(2.0, "four"), limit=2) == ["three", "one"]
    assert await unchanged(store, 1.0) == []


async def test_a_table_is_deleted_with_all_that_belongs_to_it(store: Store) -> None:
    for name in ("one", "two", "three"):
        await store.create(facts(name, "playing", changed=1.0), [row(1)], [Key(0, hashed(name), ADA)])
        await store.keep_mailbox(name, mailbox(0, f"secret of {name}"))
    assert await store.delete_unchanged(["one", "two", "nowhere"], 2.0) == 2
    for name in ("one", "two"):
        assert await store.facts(name) is None and await store.key(hashed(name)) is None
        assert await store.rows(name) == [] and await store.keys(name) == []
        assert await store.mailbox(f"secret of {name}") is None
        with pytest.raises(StoreError, match=f"no table {name}"):
            await store.append(name, [row(2)])
    assert await store.mailed() == ["three"] and await store.rows("three") == [row(1)]
    assert [found.id for found, _ in await store.owned(ADA)] == ["three"]


async def test_changed_and_finished_tables_are_not_deleted(store: Store) -> None:
    await finish(store, "over")
    for name in ("one", "two"):
        await store.create(facts(name, "playing", changed=1.0), [row(1)])
    await store.append("one", [row(2)._replace(at=9.0)])
    names = ["over", "one", "two"]
    assert await store.delete_unchanged(names, 2.0) == 1
    assert await store.delete_unchanged(names, 2.0) == await store.delete_unchanged([], 2.0) == 0
    assert [name for name in names if await store.facts(name)] == ["over", "one"]
    assert await store.finished() == ["over"] and await store.rows("over") == [row(1)]


async def test_a_row_or_the_deletion_wins_and_nothing_is_halved(store: Store) -> None:
    names = [f"table {number}" for number in range(20)]
    for name in names:
        await store.create(facts(name, "playing", changed=1.0), [row(1)])

    async def append(name: str) -> None:
        await store.append(name, [row(2)._replace(at=9.0)], [Key(0, hashed(name))])

    writing = [asyncio.ensure_future(append(name)) for name in names[:10]]
    deleting = asyncio.ensure_future(store.delete_unchanged(names, 2.0))
    writing += [asyncio.ensure_future(append(name)) for name in names[10:]]
    outcomes = await asyncio.gather(*writing, return_exceptions=True)
    written = [name for name, outcome in zip(names, outcomes, strict=True) if outcome is None]
    assert all(outcome is None or isinstance(outcome, StoreError) for outcome in outcomes)
    assert await deleting == 20 - len(written)
    for name in names:
        assert (len(await store.rows(name)), len(await store.keys(name))) == ((2, 1) if name in written else (0, 0))


async def test_a_record_that_is_opened_is_not_deleted(store: Store) -> None:
    for name in ("a", "b", "c"):
        await store.keep_record(name, f"text of {name}")
    (_, kept), *_ = await store.records()
    await store.open_record("b", kept + 2000, 1000)
    await store.open_record("b", kept + 2500, 1000)  # within the pause
    await store.open_record("nothing", kept + 2000, 1000)
    assert [name for name, _ in await store.records()] == ["a", "b", "c"]
    assert await store.records(after="a", limit=1) == [("b", kept + 2000)]
    assert await store.delete_records(["a", "b", "nothing"], kept + 2000) == 1
    assert await store.delete_records([], kept + 2000) == 0
    assert [name for name, _ in await store.records()] == ["b", "c"]
    assert await store.record("a") is None and await store.record("b") == "text of b"


# Names


def named(folded: str, owner: bytes = ADA, at: float = 1.5, mail: str | None = None) -> Name:
    """A name to claim."""
    return Name(folded, folded.title(), owner, at, mail)


async def test_a_name_is_one_owners(store: Store) -> None:
    assert await store.name("ada") is None
    assert await store.claim(named("ada"), 3) == "claimed"
    assert await store.claim(named("ada", BO), 3) == "taken"
    assert await store.claim(named("ada", mail="ada@example.org"), 3) == "claimed"
    assert await store.name("ada") == named("ada", mail="ada@example.org")
    assert await store.names(ADA) == [named("ada", mail="ada@example.org")]
    assert await store.names(BO) == []


async def test_the_reader_of_a_names_address_is_asked_and_confirms_it(store: Store) -> None:
    await store.claim(named("ada", mail="ada@example.org"), 3)
    assert not await store.ask_mail("ada", "bo@example.org", hashed("other"))
    assert await store.ask_mail("ada", "ada@example.org", hashed("lost"))
    assert await store.ask_mail("ada", "ada@example.org", hashed("secret"))
    assert [await store.confirm_mail(hashed(word)) for word in ("lost", "other", "secret")] == [None, None, "ada@example.org"]
    assert not await store.ask_mail("ada", "ada@example.org", hashed("late"))
    confirmed = named("ada", mail="ada@example.org")._replace(confirmation=hashed("secret"), is_confirmed=True)
    await store.keep_link(hashed("link"), "ada", 100.0)
    assert await store.name("ada") == await store.linked(hashed("link"), 50.0) == confirmed
    assert await store.names(ADA) == [confirmed]
    await store.claim(named("ada", mail="bo@example.org"), 3)
    assert await store.confirm_mail(hashed("secret")) is None
    assert await store.name("ada") == named("ada", mail="bo@example.org")


async def test_one_of_many_concurrent_claims_of_a_name_succeeds(store: Store) -> None:
    owners = [hashed(str(number)) for number in range(10)]
    outcomes = await asyncio.gather(*(store.claim(named("ada", owner), 3) for owner in owners))
    assert sorted(outcomes) == ["claimed"] + ["taken"] * 9


async def test_an_owner_has_a_few_names_at_most(store: Store) -> None:
    outcomes = await asyncio.gather(*(store.claim(named(f"ada {number}"), 3) for number in range(6)))
    assert sorted(outcomes) == ["claimed"] * 3 + ["too-many"] * 3
    one = (await store.names(ADA))[0].folded
    assert await store.claim(named(one, mail="ada@example.org"), 3) == "claimed"
    assert not await store.release(one, BO)
    assert await store.release(one, ADA)
    assert not await store.release(one, ADA)
    assert await store.claim(named("another"), 3) == "claimed"


async def test_a_link_moves_a_name_and_its_seats_once(store: Store) -> None:
    await store.claim(named("ada"), 3)
    await store.create(facts(), [row(1)], [Key(0, hashed("Ada"), ADA), Key(1, hashed("Eve"), hashed("Eve's browser"))])
    await store.keep_link(hashed("old"), "ada", until=100.0)
    await store.keep_link(hashed("link"), "ada", until=100.0)
    assert await store.linked(hashed("old"), 50.0) is None  # a newer one was requested
    assert await store.linked(hashed("link"), 100.0) is None
    assert await store.linked(hashed("link"), 50.0) == named("ada")
    seats = [("one", 0), ("one", 1)]
    assert await store.move_name(hashed("link"), BO, 100.0, seats, 3) is None
    assert await store.move_name(hashed("link"), BO, 50.0, seats, 0) == "too-many"
    assert await store.move_name(hashed("link"), BO, 50.0, seats, 3) == "claimed"
    assert await store.move_name(hashed("link"), ADA, 50.0, seats, 3) is None
    assert await store.name("ada") == named("ada", BO)
    assert [key.owner for key in await store.keys("one")] == [BO, hashed("Eve's browser")]


async def test_an_owner_of_many_seats_is_forgotten_piece_by_piece(store: Store) -> None:
    names = sorted(f"table {number}" for number in range(7))
    for name in names:
        about = replace(facts(name), summary='{"names": ["Ada", "Ada"]}')
        keys = [Key(seat, hashed(f"{seat} {name}"), ADA) for seat in (0, 1)]
        await store.create(about, [row(1)], keys)
    assert await store.scrub(ADA, limit=3) == names[:3]
    assert await store.scrub(ADA, names[2], 3) == names[3:6]
    left = await store.facts(names[6])
    assert left is not None and left.names == ["Ada", "Ada"]
    assert await store.scrub(ADA, names[5], 3) == names[6:]
    assert await store.scrub(ADA, names[6], 3) == []
    for name in names:
        kept = await store.facts(name)
        assert kept is not None and kept.names == ["—", "—"]
    assert [await store.disown(ADA, 10) for _ in range(3)] == [10, 4, 0]


async def test_a_forgotten_owner_leaves_no_name_behind(store: Store) -> None:
    joined = [
        Row(seat + 1, 1.0, "joined", f'{{"type":"joined","seat":{seat},"name":"{name}","nonce":"n{seat}"}}')
        for seat, name in ((0, "Ada"), (1, "Bo"))
    ]
    await store.claim(named("ada", mail="ada@example.org"), 3)
    await store.keep_link(hashed("link"), "ada", until=100.0)
    about = replace(facts(), summary='{"names": ["Ada", "Bo", null], "ranks": [1, 2]}')
    await store.create(about, [*joined, row(3)], [Key(0, hashed("Ada"), ADA), Key(1, hashed("Bo"), BO)])
    assert await store.scrub(ADA) == ["one"]
    assert await store.disown(ADA) == 1
    assert await store.scrub(ADA) == []
    kept = await store.facts("one")
    assert kept is not None and json.loads(kept.summary) == {"names": ["—", "Bo", None], "ranks": [1, 2]}
    first, *others = await store.rows("one")
    assert json.loads(first.body) == {"type": "joined", "seat": 0, "name": "—", "nonce": "n0"}
    assert (first.seq, first.at, first.kind) == (1, 1.0, "joined") and others == [joined[1], row(3)]
    assert await store.name("ada") is None and await store.linked(hashed("link"), 50.0) is None


# Ratings


ADA_AND_BOT = [Rated("ada", "ada"), Rated("level2", None)]


def judge(known: Sequence[Standing | None]) -> tuple[list[Standing], Row]:
    """One game and one point more for every player."""
    before = [each or Standing(*rated, 0, 25.0, 8.0) for each, rated in zip(known, ADA_AND_BOT, strict=True)]
    return [each._replace(games=each.games + 1, mean=each.mean + 1.0) for each in before], row(2, '"counted"')


async def finish(store: Store, *names: str) -> None:
    """Create finished tables."""
    for name in names:
        await store.create(facts(name), [])
        await store.append(name, [row(1)], state="over")


async def test_a_game_counts_once(store: Store) -> None:
    await store.claim(named("ada"), 3)
    await finish(store, "one", "two")
    assert await store.finished() == ["one", "two"] and await store.is_finished("one")
    done = await asyncio.gather(*(store.rate("one", "babylon", ADA_AND_BOT, judge) for _ in range(5)))
    assert sorted(done) == [False] * 4 + [True]
    assert await store.rows("one") == [row(1), row(2, '"counted"')]
    assert await store.finished() == ["two"] and not await store.is_finished("one")
    best = [(Standing("ada", "ada", 1, 26.0, 8.0), named("ada")), (Standing("level2", None, 1, 26.0, 8.0), None)]
    assert await store.ratings("babylon") == best
    assert await store.ratings("bubblee") == []
    assert await store.rate("two", "babylon", [], judge) and await store.rows("two") == [row(1)]
    assert await store.ratings("babylon", limit=1) == best[:1]


async def test_games_that_end_concurrently_all_count(store: Store) -> None:
    await store.claim(named("ada"), 3)
    names = [f"table {number}" for number in range(8)]
    await finish(store, *names)
    await asyncio.gather(*(store.rate(name, "babylon", ADA_AND_BOT, judge) for name in names))
    assert [standing[2:4] for standing, _ in await store.ratings("babylon")] == [(8, 33.0)] * 2


async def test_a_game_whose_row_comes_too_late_is_not_counted_yet(store: Store) -> None:
    await store.claim(named("ada"), 3)
    await finish(store, "one")
    await store.append("one", [row(2, '"rematch"')])
    with pytest.raises(Stale):
        await store.rate("one", "babylon", ADA_AND_BOT, judge)
    assert await store.finished() == ["one"] and await store.ratings("babylon") == []


async def test_a_rating_goes_with_its_name(store: Store) -> None:
    await store.claim(named("ada"), 3)
    await finish(store, "one", "two")
    await store.rate("one", "babylon", ADA_AND_BOT, judge)
    await store.release("ada", ADA)
    assert [standing.player for standing, _ in await store.ratings("babylon")] == ["level2"]
    with pytest.raises(StoreError):
        await store.rate("two", "babylon", ADA_AND_BOT, judge)
    assert await store.finished() == ["two"]


# Closing


# Mailboxes


def mailbox(seat: int = 0, secret: str = "s0", address: str = "ada@example.org") -> Mailbox:
    """An unconfirmed mailbox of a seat."""
    return Mailbox(seat, address, "pl", f"token {seat}", secret)


async def test_a_seat_has_one_mailbox_and_it_changes(store: Store) -> None:
    await store.create(facts(), [row(1)])
    assert await store.mailboxes("one") == [] and await store.mailed() == [] and await store.mailbox("s0") is None
    await store.keep_mailbox("one", mailbox(1, "s1"))
    await store.keep_mailbox("one", mailbox())
    assert await store.mailboxes("one") == [mailbox(), mailbox(1, "s1")] and await store.mailed() == ["one"]
    await store.confirm_mailbox("s0")
    await store.tell_mailbox("s0", 17)
    assert await store.mailbox("s0") == ("one", mailbox()._replace(is_confirmed=True, told=17))
    # Another address must be confirmed again.
    await store.keep_mailbox("one", mailbox(0, "s2", "bo@example.org"))
    assert await store.mailbox("s0") is None and await store.mailbox("s2") == ("one", mailbox(0, "s2", "bo@example.org"))
    await store.drop_mailbox("s2")
    await store.drop_mailbox("s2")
    assert await store.mailboxes("one") == [mailbox(1, "s1")]


async def test_marking_a_deleted_mailbox_as_mailed_is_a_no_op(store: Store) -> None:
    await store.create(facts(), [row(1)])
    await store.keep_mailbox("one", mailbox())
    await store.tell_mailbox("s9", 17)
    await store.confirm_mailbox("s9")
    assert await store.mailboxes("one") == [mailbox()]


async def test_no_mailbox_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.keep_mailbox("nowhere", mailbox())


async def test_a_disowned_seat_gets_no_mails(store: Store) -> None:
    await store.create(facts(), [row(1)], [Key(0, hashed("Ada"), ADA), Key(1, hashed("Bo"), BO)])
    for seat in (0, 1):
        await store.keep_mailbox("one", mailbox(seat, f"s{seat}"))
    await store.disown(ADA)
    assert await store.mailboxes("one") == [mailbox(1, "s1")]


async def test_check_passes_when_the_store_can_be_written(store: Store) -> None:
    await store.check()


async def test_pending_writes_finish_before_it_closes(store: Store) -> None:
    await store.create(facts(), [])
    waiting = [asyncio.ensure_future(store.append("one", [row(seq)])) for seq in range(1, 101)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [None] * 100


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    await store.close()
    for call in (store.check(), store.facts("one"), store.append("one", [row(1)])):
        with pytest.raises(StoreError, match="closed"):
            await call

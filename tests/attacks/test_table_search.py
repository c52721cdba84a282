"""Searching for tables by a name is cheap, however many tables there are and whatever the name."""

from __future__ import annotations

import json

import pytest

from attacks.cpu_cost import LINEAR, growth
from server.live_server import PERSON, Server, make
from ziggurat.server import table_lists
from ziggurat.server.messages import LONGEST_NAME
from ziggurat.server.store.store import Facts


def tables(number: int) -> list[Facts]:
    summaries = [json.dumps({"names": [f"\ufdfa {one} {seat}" for seat in range(4)]}) for one in range(number)]
    return [Facts(str(one), "babylon", "waiting", True, 0.0, 0.0, b"", b"", summary) for one, summary in enumerate(summaries)]


def test_the_name_is_folded_once_and_each_other_name_once(monkeypatch: pytest.MonkeyPatch) -> None:
    folded: list[str] = []

    def fold(name: str) -> str:
        folded.append(name)
        return name

    monkeypatch.setattr(table_lists, "folded", fold)
    table_lists.fold.cache_clear()
    for _ in range(2):
        table_lists.search(tables(10), "nobody", 100)
    assert folded.count("nobody") == 2
    table_lists.fold.cache_clear()


def test_a_search_takes_linear_time() -> None:
    found = tables(table_lists.MOST_SEARCHED)
    assert growth(lambda number: table_lists.search(found[:number], "\ufdfa" * LONGEST_NAME, 100), table_lists.MOST_SEARCHED) < LINEAR


@pytest.mark.parametrize("state", ["waiting", "playing"])
def test_a_longer_name_than_there_can_be_is_refused(server: Server, state: str) -> None:
    answer = server.get(f"/api/tables?state={state}&name={'%EF%B7%BA' * 1_000}")
    assert (answer.status_code, answer.json()["reason"]) == (400, "unreadable")


def test_tables_are_still_found_by_part_of_a_name_that_looks_alike(server: Server) -> None:
    made = make(server, [PERSON, PERSON], names=("Zenobia",), open=True)
    found = server.get("/api/tables?name=zen0b%D1%96").json()["tables"]  # a zero and a Cyrillic i
    assert [each["table"] for each in found] == [made["table"]]

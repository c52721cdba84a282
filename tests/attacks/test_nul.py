"""No id contains NUL, so such an id is simply unknown: PostgreSQL cannot even be asked for it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.database import Postgres
from server.live_server import Server, opened, running

TOKEN = "somebody-has-this-token-1234"
PATHS = (
    "/api/tables/%00",
    "/api/tables/abc%00def",
    "/api/tables/%00/record",
    "/api/replays/%00",
    "/api/replays/%00/analysis",
    "/api/replays/%00/analysis/1",
)


@pytest.fixture(scope="module")
def shared(database: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on PostgreSQL."""
    folder: Path = tmp_path_factory.mktemp("nul")
    with running(folder / "unused.sqlite", "--database-url", database.new(), environment={"ZIGGURAT_MODE": "plain"}) as one:
        yield one


@pytest.mark.parametrize("kind", ["server", "shared"])
async def test_nobody_has_such_an_id(kind: str, request: pytest.FixtureRequest) -> None:
    one: Server = request.getfixturevalue(kind)
    for path in PATHS:
        answer = one.get(path)
        assert (path, answer.status_code, answer.json()["reason"]) == (path, 404, "unknown")
    for path, body in (("moves", {"ply": 0, "move": "keep"}), ("join", {"name": "Ann"}), ("claim", {"token": TOKEN})):
        answer = one.post(f"/api/tables/%00/{path}", body, TOKEN)
        assert (path, answer.status_code, answer.json()["reason"]) == (path, 404, "unknown")
    assert one.post("/confirm/%00", {}).status_code == 404
    assert one.post("/unsubscribe/%00", {}).status_code == 200, "harmless, as with any secret that nobody has"
    async with opened(one, "%00") as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": []}))
        failed = json.loads(await socket.recv())
    assert failed == {"type": "failed", "reason": "unknown", "detail": "there is no such table"}
    assert not [line for line in one.lines if " level=error " in line]


def test_a_record_cannot_contain_it(shared: Server, server: Server) -> None:
    record = "Ziggurat record 1\nPlayers: A\0nn\n\n1. 1 keep\n\nEnded: open\n"
    answers = [one.post("/api/records", record).status_code for one in (server, shared)]
    assert answers == [400, 400]

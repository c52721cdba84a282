"""A program that plays a seat: `python examples/network_bot.py http://localhost:8000 TABLE TOKEN` (docs/server.md)."""

import asyncio
import contextlib
import json
import random
import sys
from typing import Any

from websockets import ConnectionClosed, connect


def choose(view: dict[str, Any]) -> str:
    """A random legal move, by its code. A choice with factors needs one part of each factor."""
    choice = random.choice(view["choices"])
    return str(choice["code"] + sum(random.choice(list(factor.values())) for factor in choice.get("factors", ())))


async def play(server: str, table: str, token: str) -> None:
    """Play a seat and print how the game ended. Reconnect when the connection is lost."""
    async for socket in connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"):
        with contextlib.suppress(ConnectionClosed):
            await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
            async for text in socket:
                if (shown := json.loads(text)).get("reason") == "not-kept":  # its database is down: reconnect
                    break
                if shown["type"] in ("failed", "refused") and shown["reason"] != "stale":
                    raise RuntimeError(f"{shown['reason']}: {shown['detail']}")
                if shown["type"] == "table" and shown["state"] == "over":
                    print(shown["ended"])
                    return
                if shown["type"] == "table" and shown["state"] == "playing" and (seat := shown["view"]["to_act"]) in shown["own"]:
                    await asyncio.sleep(0.05)  # a server takes 20 messages a second
                    move = {"type": "play", "id": 1, "seat": seat, "ply": shown["ply"], "seq": shown["seq"], "move": choose(shown["view"])}
                    await socket.send(json.dumps(move))
        await asyncio.sleep(1)


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))

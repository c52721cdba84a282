"""No address leads out of the folder of the client's files, on any system."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from ziggurat.server import pages


class WindowsFolder:
    """A folder as on Windows, where a name with backslashes or a drive can lead to any file of the disk."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __truediv__(self, name: str) -> Path:
        return self._folder.parent / "secret.sqlite" if "\\" in name or ":" in name else self._folder / name

    def __getattr__(self, name: str) -> Any:
        return getattr(self._folder, name)


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> httpx.AsyncClient:
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text("the page")
    (folder / "icon.svg").write_text("the icon")
    (tmp_path / "secret.sqlite").write_text("the secret")
    monkeypatch.setattr(pages, "CLIENT", WindowsFolder(folder))
    monkeypatch.setattr(pages, "PAGE", folder / "index.html")
    app = httpx.ASGITransport(Starlette(routes=pages.routes()[1:]))
    return httpx.AsyncClient(transport=app, base_url="http://ziggurat.example")


async def text(client: httpx.AsyncClient, path: str) -> str:
    return (await client.get(path)).text


@pytest.mark.parametrize(
    "path", ["..%5Csecret.sqlite", "..%5C..%5Csecret.sqlite", "C:%5CUsers%5Cann%5Csecret.sqlite", "%5C%5Cevil%5Cshare"]
)
async def test_a_name_with_backslashes_gets_the_page(client: httpx.AsyncClient, path: str) -> None:
    assert await text(client, f"/{path}") == "the page"


async def test_a_file_of_the_client_is_served(client: httpx.AsyncClient) -> None:
    assert await text(client, "/icon.svg") == "the icon"
    assert {await text(client, path) for path in ("/", "/index.html", "/rules/babylon")} == {"the page"}

"""Serves the browser client: its page at every address outside the API, and its files."""

from __future__ import annotations

import gzip
import os
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

CLIENT = Path(__file__).parent / "client"
PAGE = CLIENT / "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
PathLike = str | os.PathLike[str]
ASK_AGAIN = "no-cache"
"""Browsers may cache the page but revalidate it each time, so that a new version appears immediately."""


class Assets(StaticFiles):
    """Files whose names contain a hash of their content, cached forever."""

    def file_response(self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        name = os.fspath(full_path)
        if response.status_code == 200 and is_packed(name, scope):
            headers = {"etag": response.headers["etag"], "content-encoding": "gzip", "vary": "accept-encoding"}
            response = Response(packed(name), headers=headers, media_type=response.media_type)
        response.headers["cache-control"] = FOR_EVER
        return response


def is_packed(name: str, scope: Scope) -> bool:
    """True if a file is sent gzipped."""
    return scope["method"] == "GET" and name.endswith((".js", ".css")) and "gzip" in Headers(scope=scope).get("accept-encoding", "")


@lru_cache(maxsize=200)
def packed(name: str) -> bytes:
    """A gzipped file of the client; cached, since compressing the largest takes 30 ms, and names change with the content."""
    return gzip.compress(Path(name).read_bytes(), 9, mtime=0)


async def page(request: Request) -> Response:
    """The client's page, the same one for all addresses; or a file from the folder of the page."""
    if file := _files().get(request.path_params["path"]):
        return FileResponse(file, headers={"cache-control": ASK_AGAIN})
    if not PAGE.is_file():
        return PlainTextResponse("Ziggurat is running, but its pages were not built: run web/build.py.\n", 503)
    return FileResponse(PAGE, headers={"cache-control": ASK_AGAIN})


def _files() -> dict[str, Path]:
    """The files next to the page, by name. A name from a request never becomes a path: on Windows `..\\` leads out of the folder."""
    return {file.name: file for file in CLIENT.iterdir() if file.is_file() and file != PAGE} if CLIENT.is_dir() else {}


async def unknown(request: Request) -> Response:
    """The answer to unknown API calls, instead of the page."""
    return PlainTextResponse("there is no such call; see /api/openapi.json\n", 404)


def routes() -> list[BaseRoute]:
    """The client's routes; they come after the API's."""
    return [
        Mount("/assets", Assets(directory=CLIENT / "assets", check_dir=False)),
        Route("/api/{path:path}", unknown),
        Route("/{path:path}", page),
    ]

"""The browser client: its page at every address that is not the API's, and its files."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

CLIENT = Path(__file__).parent / "client"
PAGE = CLIENT / "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
"""A browser may keep it, but asks each time whether it is still so: a new version shows at once."""


class Assets(StaticFiles):
    """Files whose names change with what is in them."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOR_EVER
        return response


async def page(request: Request) -> Response:
    """The one page of the client, which shows what its address says; or a file beside it."""
    name = request.path_params["path"]
    if name and "/" not in name and name != PAGE.name and (CLIENT / name).is_file():
        return FileResponse(CLIENT / name, headers={"cache-control": ASK_AGAIN})
    if not PAGE.is_file():
        return PlainTextResponse("Ziggurat is running, but its pages were not built: run web/build.py.\n", 503)
    return FileResponse(PAGE, headers={"cache-control": ASK_AGAIN})


async def unknown(request: Request) -> Response:
    """No page for what programs ask."""
    return PlainTextResponse("there is no such call; see /api/openapi.json\n", 404)


def routes() -> list[BaseRoute]:
    """All that browsers ask for; it comes after the API."""
    return [
        Mount("/assets", Assets(directory=CLIENT / "assets", check_dir=False)),
        Route("/api/{path:path}", unknown),
        Route("/{path:path}", page),
    ]

"""The size of what a browser loads before a board is opened."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Response, expect

from browser.person import Visit
from ziggurat.server.pages import CLIENT

MOST = 60_000
"""The limit in bytes of script and style over the network."""
PSEUDO = ("en-XA", "Pšéúďö", "ÁÇĎÉ")
"""Parts of the pseudo-language's source that every build with it contains."""


def test_the_first_page_is_light(visit: Visit) -> None:
    ann = visit.person(is_new=True)
    fetched: list[Response] = []
    ann.page.on("response", lambda response: fetched.append(response))  # noqa: PLW0108 (a method of a list cannot be marked)
    ann.goes()
    expect(ann.page.get_by_role("button", name="Start")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    requests = [each.request for each in fetched if each.request.resource_type in ("script", "stylesheet")]
    sizes = {request.url: request.sizes()["responseBodySize"] for request in requests}
    assert 20_000 < sum(sizes.values()) <= MOST, sizes


def test_the_released_client_has_no_pseudo_language() -> None:
    source = (Path(__file__).parents[2] / "web" / "src" / "pseudo.ts").read_text(encoding="utf-8")
    built = [file.read_text(encoding="utf-8") for file in CLIENT.rglob("*") if file.suffix in (".js", ".html")]
    assert len(built) > 20
    for part in PSEUDO:
        assert part in source
        assert not any(part in each for each in built)

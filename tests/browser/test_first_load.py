"""The size of what a browser loads before a board is opened."""

from __future__ import annotations

from playwright.sync_api import Response, expect

from browser.person import Visit

MOST = 60_000
"""The limit in bytes of script and style over the network."""


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

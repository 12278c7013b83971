"""The page as a player sees it, for tests: cells by row and column, panels by their names."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any, Literal, cast

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

FIRST = ".9..1..3......4169...7.24.....2..38..28.7.54..76..8.....75.6...2138......6..2..7."
"""Givens of the puzzle that the page begins with; our own, as are those below."""

SOLUTION = "894615732752384169631792458549261387128973546376458921987536214213847695465129873"
"""Its only solution."""

SEVERAL = ".9..1..3......4169...7.24.....2..38..28.7.54..76..8.....75.6....................."
"""A part of it, with several solutions."""

WATCH = """
    performance.setResourceTimingBufferSize(10_000);
    window.asking = window.writing = 0;
    const ask = window.fetch;
    window.fetch = async (what, how) => {
        const writes = (how?.method ?? what.method ?? "GET") !== "GET";
        window.asking += 1;
        window.writing += writes;
        try {
            return await ask(what, how);
        } finally {
            window.asking -= 1;
            window.writing -= writes;
        }
    };
"""
"""Counts in the page what is on its way to the server: to hear of each request from the
browser takes a quarter of the time of a test."""

PATIENCE = 60
"""Seconds to wait for what is to come: it may have to share a busy machine."""

Scheme = Literal["light", "dark"]


def choose_size(part: Page | Locator, size: str) -> None:
    """Type the size of a grid into the field of a part of the page."""
    field = part.get_by_label("Size", exact=True)
    field.fill(size)
    field.press("Enter")


class Table:
    """A page that is open, and what went wrong in it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.slips: list[str] = []
        self.expected: set[str] = set()
        self.is_loaded = False
        """Whether the page was loaded in this test."""
        self.is_spent = False
        """Whether the browser was changed in a way that cannot be undone for other tests."""
        page.set_default_timeout(1_000 * PATIENCE)
        page.add_init_script(WATCH)
        page.on("pageerror", lambda error: self.slips.append(str(error)))
        page.on("console", lambda message: self._console(message.type, message.text))

    @property
    def writing(self) -> int:
        """How much is on its way to the server."""
        return int(self.page.evaluate("window.writing ?? 0"))

    def answered(self) -> None:
        """Wait until nothing is asked any more, and what was answered is shown."""
        self.painted()
        self.until(lambda: not self.page.evaluate("window.asking"))
        self.painted()

    def open(self, path: str = "/") -> None:
        """Open the page and wait until the server has said all that it knows."""
        self._load(lambda: self.page.goto(path))

    def reload(self) -> None:
        """Reload the page."""
        self._load(self.page.reload)

    def cell(self, row: int, column: int) -> Locator:
        """A cell; rows and columns count from 1."""
        return self.page.locator(f'#board [aria-rowindex="{row}"] [aria-colindex="{column}"]')

    def painted(self) -> None:
        """Wait until the screen shows what was done; many cells get their names only then."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    def label(self, row: int, column: int) -> str:
        """What a screen reader says of a cell."""
        self.painted()
        return self.cell(row, column).get_attribute("aria-label") or ""

    def click(self, row: int, column: int, **options: Any) -> None:
        """Click a cell."""
        box = self.cell(row, column).bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, **options)

    def middle(self, row: int, column: int) -> tuple[float, float]:
        """Where the middle of a cell is."""
        box = self.cell(row, column).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def drag(self, *cells: tuple[int, int]) -> None:
        """Drag over cells, once the board is where it will stay."""
        self.painted()
        self.page.mouse.move(*self.middle(*cells[0]))
        self.page.mouse.down()
        for cell in cells[1:]:
            self.page.mouse.move(*self.middle(*cell), steps=4)
            self.painted()
        self.page.mouse.up()

    def selected(self) -> int:
        """How many cells are selected."""
        self.painted()
        return self.page.locator('#board [aria-selected="true"]').count()

    def tab(self, name: str) -> None:
        """Open a panel: one of the three places, or one that opens from elsewhere."""
        if name == "make":
            self.page.click("#new")
            self.page.locator("dialog .ways .item").first.click()
        elif name == "settings":
            self.page.click("#settings")
        elif name == "analyse":
            self.more("Analyse|分析")
        else:
            self.page.click(f"#tab-{name}")
        self.page.wait_for_selector(f"#panel[data-panel={name}]")

    def more(self, name: str) -> None:
        """Choose from the menu More under the keys."""
        if not self.page.locator(".acts [aria-haspopup=menu]").is_visible():
            self.page.click("#tab-play")
        self.page.click(".acts [aria-haspopup=menu]")
        self.page.locator(".menu .item", has_text=re.compile(f"^(?:{name})$")).click()

    def button(self, name: str) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def panel(self) -> str:
        """The text of the panel."""
        return self.page.inner_text("#panel")

    def paste(self, text: str) -> None:
        """Open a puzzle from text."""
        self.ask_to_open(text)
        self.page.wait_for_selector("dialog", state="detached")

    def ask_to_open(self, text: str) -> None:
        """Open a puzzle from text, up to where the page may ask about it."""
        self.more("Paste or open")
        self.page.fill("dialog textarea", text)
        self.button("Play it").click()

    def drop(self, name: str, content: bytes) -> None:
        """Drop a file onto the page."""
        self.page.evaluate(
            """([name, bytes]) => {
                const data = new DataTransfer();
                data.items.add(new File([new Uint8Array(bytes)], name));
                const how = { dataTransfer: data, bubbles: true, cancelable: true };
                document.dispatchEvent(new DragEvent("drop", how));
            }""",
            [name, list(content)],
        )

    def keep(self, name: str, collection: str = "", tags: str = "") -> None:
        """Put the puzzle on the board into the library."""
        self.tab("library")
        self.button("Save to library").click()
        dialog = self.page.locator("dialog")
        dialog.get_by_label("Name").fill(name)
        dialog.get_by_label("Collection").fill(collection)
        dialog.get_by_label("Tags").fill(tags)
        self.button("Save").click()
        self.page.locator("#panel .item", has_text=name).first.wait_for()

    def kept(self) -> str:
        """The game as the browser keeps it, as text."""
        return str(self.page.evaluate("localStorage['nonet.game']"))

    def saved(self) -> None:
        """Wait until the server has acknowledged the last move."""
        self.until(lambda: self.page.text_content("#saved") == "Saved")

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so; the page's policy lets no test wait inside it."""
        for _ in range(20 * PATIENCE):
            if is_so():
                return
            self.page.wait_for_timeout(50)
        pytest.fail("it did not come to be so")

    def shows(self, row: int, column: int, ending: str) -> None:
        """Wait until what is said of a cell ends like this."""
        self.until(lambda: self.label(row, column).endswith(ending))

    def api(self, path: str, question: dict[str, Any] | None = None) -> Any:
        """The answer of the server, to a question or about a resource."""
        return json.loads(self._ask("GET" if question is None else "POST", path, question))

    def solved(self) -> int:
        """How many puzzles were solved, those of former tests among them: no wiping undoes that."""
        return int(self.api("statistics")["finished"])

    def wipe(self) -> None:
        """Leave nothing for the next test, nor a move that is still on its way to the server."""
        self.until(lambda: not self.writing)
        self._note_what_was_asked()
        self.page.unroute_all(behavior="ignoreErrors")
        # A place of the same server, at which the page keeps its process.
        self.page.goto(f"{self.address}/api/settings")
        for kind in ("games", "puzzles"):
            while found := cast(list[dict[str, Any]], self.api(f"{kind}?limit=200")[kind]):
                for item in found:
                    self._ask("DELETE", f"{kind}/{item['id']}")
        for collection in self.api("collections"):
            self._ask("DELETE", f"collections/{collection['id']}")
        self._ask("PATCH", "settings", dict.fromkeys(self.api("settings")))

    def clear(self) -> None:
        """Leave nothing in the browser for the next test either."""
        self.page.mouse.move(-1, -1)
        self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        context = self.page.context
        context.clear_permissions()
        session = context.new_cdp_session(self.page)
        wanted = {"origin": self.address, "storageTypes": "all"}
        session.send("Storage.clearDataForOrigin", wanted)
        session.send("Page.resetNavigationHistory")
        session.detach()
        self.expected = set()
        self.is_loaded = False

    def faults(self, part: str = "body", *, dark: bool = True) -> list[tuple[str, str]]:
        """What axe finds wrong with a part of the page: rule and place.

        All rules are tried in light colours, and that of contrast again in dark ones, which are
        those of the page: axe takes the background that a browser chooses for white.
        """
        axe = pytest.importorskip("axe_core_python.base", reason="axe is not installed")
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe.AXE_SCRIPT)
        found = self._axe(part)
        if not dark:
            return found
        self._colour("dark")
        found += self._axe(part, "color-contrast")
        self._colour("light")
        return found

    def _colour(self, scheme: Scheme) -> None:
        """Put the page into light or dark colours."""
        self.page.emulate_media(color_scheme=scheme)
        self.page.locator(f'html[data-theme="{scheme}"]').wait_for()
        self.page.evaluate("""() => Promise.allSettled(document.getAnimations().map((one) =>
            one instanceof CSSTransition && one.finished))""")
        self.painted()

    def _axe(self, part: str, rule: str | None = None) -> list[tuple[str, str]]:
        options = {"resultTypes": ["violations"], **({"runOnly": [rule]} if rule else {})}
        run = "([part, options]) => axe.run(part, options)"
        found = self.page.evaluate(run, [part, options])["violations"]
        return [(one["id"], one["nodes"][0]["html"]) for one in found]

    def _ask(self, method: str, path: str, data: object = None) -> bytes:
        body = None if data is None else json.dumps(data)
        host = self.address.removeprefix("http://")
        with closing(HTTPConnection(host, timeout=20)) as server:
            server.request(method, f"/api/{path}", body, {"Content-Type": "application/json"})
            return server.getresponse().read()

    def _console(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"} and not any(words in text for words in self.expected):
            self.slips.append(text)

    def _load(self, load: Callable[[], object]) -> None:
        self._note_what_was_asked()
        if self.is_loaded:
            # A save that is cut off here may have arrived: it is refused when it is sent again.
            self.expected.add("409 (Conflict)")
        self.is_loaded = True
        load()
        self.page.wait_for_selector("html[data-settled]")

    def _note_what_was_asked(self) -> None:
        """Nothing may be asked of elsewhere."""
        asked = self.page.evaluate("performance.getEntriesByType('resource').map((e) => e.name)")
        own = (self.address, "blob:", "data:")
        self.slips += [f"asked {name}" for name in asked if not name.startswith(own)]

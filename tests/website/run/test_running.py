"""Examples run in the page: one session, edits, errors, pictures, Stop."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.table import PATIENCE
from tests.site.conftest import Host
from tests.website.run.conftest import OpenReader, Reader

PRINTED = "Grid('1....2....3....4')"


def test_an_example_runs_those_above_it_first(reader: Reader) -> None:
    """Run on the third example knows the names of the two above, which show nothing."""
    shown = reader.run(3)
    assert shown.split() == [*PRINTED.split(), "Open", "in", "the", "app", "4"]
    assert "loud" not in shown
    assert reader.shown(1) == reader.shown(2) == ""
    assert reader.run(2) == "loud"
    assert re.fullmatch(r"Ran in \d+ ms", reader.said(2))


def test_grids_have_a_picture_and_open_in_the_app(reader: Reader) -> None:
    """A grid is drawn below its text, as a picture with a name; its link opens it in the app."""
    reader.run(3)
    picture = reader.example(3).locator("img")
    expect(picture).to_have_attribute("alt", "Picture of Grid")
    assert picture.evaluate("one => one.decode().then(() => one.naturalWidth)") > 100
    with reader.page.context.expect_page() as opened:
        reader.example(3).get_by_role("link", name="Open in the app").click()
    app = opened.value
    cells = app.locator('#board [role="gridcell"]')
    expect(cells).to_have_count(16, timeout=1_000 * PATIENCE)


def test_code_is_edited_and_reset(reader: Reader) -> None:
    """What was edited runs, and what is below knows of it; Reset brings the block back."""
    reader.edit(2, "size = 7\nsize * 2")
    assert reader.run(2) == "14"
    assert reader.run(3).endswith("7")
    block = reader.page.locator("div.language-python.highlight").nth(1)
    expect(block).to_be_hidden()
    reader.press(2, "Reset")
    expect(block).to_be_visible()
    assert reader.shown(2) == ""
    assert reader.run(3).endswith("4")


def test_a_later_visit_begins_from_the_image(open_reader: OpenReader, host: Host) -> None:
    """The start of the first visit is kept, so that the next one does without the archive."""
    reader = open_reader()
    reader.run(1)
    image = "caches.open('nonet-engine').then((kept) => kept.keys()).then((all) => all.length)"
    while reader.page.evaluate(image) < 2:
        reader.page.wait_for_timeout(100)
    host.asked.clear()
    reader.open("guide/session/")
    assert reader.run(2) == "loud"
    assert not any(path.endswith("nonet.tar.xz") for path in host.asked)


def test_an_error_is_its_last_line_with_a_number(reader: Reader) -> None:
    """An error shows the line that it is from, and ends the example."""
    reader.edit(2, "size = 3\n\n1 / 0\nprint('not here')")
    assert reader.run(2) == "line 3: ZeroDivisionError: division by zero"
    assert reader.example(2).locator(".nn-error").count() == 1
    assert "example 2 above: ZeroDivisionError: division by zero" not in reader.run(3)


def test_an_error_above_is_said(reader: Reader) -> None:
    """Where an example above fails, other than its page shows, the reader hears of it."""
    reader.edit(1, "nowhere")
    shown = reader.run(2)
    assert "example 1 above: NameError: name 'nowhere' is not defined" in shown


def test_an_example_of_errors_shows_all_of_them(reader: Reader) -> None:
    """A block that shows an error goes on after it; lines are those of the block."""
    lines = reader.run(4).splitlines()
    assert lines[0].startswith("line 1: nonet.errors.FormatError: ")
    assert lines[-1] == "5"


def test_an_endless_loop_is_stopped(reader: Reader) -> None:
    """Stop ends it, with what it printed before; the next run begins a new session."""
    reader.edit(2, "print('begun', flush=True)\nwhile True: print(end='.')")
    reader.press(2, "Run")
    expect(reader.example(2).locator(".nn-output")).to_contain_text("begun")
    reader.press(2, "Stop")
    assert reader.said(2) == "Stopped: the next run begins a new session"
    assert reader.shown(2).startswith("begun")
    reader.press(2, "Reset")
    assert reader.run(3).endswith("4")


def test_one_example_runs_at_a_time(reader: Reader) -> None:
    """While one runs, another says so and does not run; Stop of the first makes room."""
    reader.edit(2, "while True: pass")
    reader.press(2, "Run")
    reader.press(3, "Run")
    assert reader.said(3).startswith("Another example is running")
    assert reader.shown(3) == ""
    reader.press(2, "Stop")
    reader.press(2, "Reset")
    assert reader.run(3).endswith("4")


def test_thirty_seconds_end_an_example(open_reader: OpenReader) -> None:
    """An example that runs for 30 s is ended as by Stop."""
    reader = open_reader()
    reader.run(1)
    reader.page.clock.install()
    reader.edit(2, "while True: pass")
    reader.press(2, "Run")
    reader.page.clock.fast_forward(29_000)
    expect(reader.example(2).get_by_role("button", name="Stop example 2")).to_be_visible()
    reader.page.clock.fast_forward(2_000)
    expect(reader.example(2).get_by_role("status")).to_contain_text("Stopped after 30 s")


def test_an_interpreter_that_ends_is_replaced(reader: Reader) -> None:
    """Where Python ends, this is said in a line, and the next run has a new session."""
    reader.edit(2, "import os\nos._exit(1)")
    reader.run(2)
    assert reader.said(2).startswith("Python ended unexpectedly")
    reader.press(2, "Reset")
    assert reader.run(2) == "loud"


def test_help_shows_the_reference(reader: Reader) -> None:
    """The entry of the reference is shown, up to the next heading, with links that lead there."""
    reader.run(5)
    entry = reader.example(5).locator(".nn-help")
    expect(entry).to_contain_text("The grid with a digit more.")
    assert "Another entry" not in entry.inner_text()
    links = entry.get_by_role("link").evaluate_all("all => all.map(one => one.href)")
    assert links == [
        f"{reader.address}/reference/grids/#nonet.Grid.place",
        f"{reader.address}/guide/session/",
    ]


def test_the_keyboard_reaches_everything(reader: Reader) -> None:
    """Tab indents in the editor, Escape leaves it, and Run keeps the focus as Stop."""
    reader.example(2).get_by_role("button", name="Edit example 2").focus()
    reader.page.keyboard.press("Enter")
    reader.page.keyboard.press("Control+A")
    reader.page.keyboard.type("for one in (1, 2):\nprint(one)")
    field = reader.page.get_by_label(re.compile("^Code of example 2"))
    assert field.input_value() == "for one in (1, 2):\n    print(one)"
    reader.page.keyboard.press("Enter")
    reader.page.keyboard.press("Tab")
    assert field.input_value().endswith("\n        ")
    reader.page.keyboard.press("Escape")
    run = reader.example(2).get_by_role("button", name="Run example 2")
    expect(run).to_be_focused()
    reader.page.keyboard.press("Tab")
    expect(reader.example(2).get_by_role("button", name="Reset example 2")).to_be_focused()
    field.focus()
    reader.page.keyboard.press("Control+Enter")
    expect(reader.example(2).locator(".nn-output")).to_have_text("1\n2\n")


def test_code_is_copied_without_prompts(open_reader: OpenReader) -> None:
    """Copy gives the code alone."""
    reader = open_reader(permissions=["clipboard-read", "clipboard-write"])
    reader.press(2, "Copy")
    expect(reader.example(2).get_by_role("status")).to_have_text("Copied")
    text = reader.page.evaluate("navigator.clipboard.readText()")
    assert text == 'size = grid.size\nprint("loud")\n'


def test_only_python_has_buttons(reader: Reader) -> None:
    """Blocks of a shell are left as they are."""
    assert reader.page.locator(".nn-example").count() == 5
    assert reader.page.locator(".language-console + .nn-example").count() == 0

"""Draw the icons of the installed app from the page's icon.svg, in Chromium.

`python tools/make_icons.py` writes src/nonet/site/icons.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

SOURCE = Path(__file__).parents[1] / "src" / "nonet"
ICON = SOURCE / "web" / "static" / "icon.svg"
FOLDER = SOURCE / "site" / "icons"

_BOX = re.compile(r'viewBox="[^"]+"')
_GROUND = re.compile(r'<rect x="-3" y="-3" width="32" height="32" rx="8"')

FULL = '<rect x="-20" y="-20" width="66" height="66"'
"""The ground without corners, where the system cuts the icon out."""


def main() -> None:
    """Write all icons."""
    icon = ICON.read_text("utf-8")
    whole = _GROUND.sub(FULL, icon)
    wide = _BOX.sub('viewBox="-11 -11 48 48"', whole)  # what is cut off may be a fifth on each side
    sizes = {"192": (icon, 192), "512": (icon, 512), "maskable": (wide, 512), "apple": (whole, 180)}
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        path = os.environ.get("NONET_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, (svg, size) in sizes.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            drawn = svg.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
            page.set_content(f'<body style="margin:0;background:none">{drawn}</body>')
            page.locator("svg").screenshot(path=FOLDER / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()

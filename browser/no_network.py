"""In place of `urllib.request` in a browser: pages to print load nothing from the network."""

raise OSError("a browser has no urllib.request")

"""Answers the questions of the page's modules in node: a line of JSON for each, and one back."""

from __future__ import annotations

import json
import sys

from nonet.errors import NonetError
from nonet.running import Watch
from nonet.service import ask
from nonet.service.problems import problem_of


def main() -> None:
    """Answer until nothing more is asked."""
    for line in sys.stdin:
        kind, fields = json.loads(line)
        try:
            reply = {"answer": ask(kind, fields, Watch())}
        except NonetError as error:
            reply = {"problem": problem_of(error).fields()}
        sys.stdout.write(json.dumps(reply, default=list) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

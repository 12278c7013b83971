"""Print the requirements of groups and extras of pyproject.toml, for any version of pip.

The name `dependencies` selects the runtime requirements of the project.
"""

import sys
import tomllib
from pathlib import Path

pyproject = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))
project = pyproject["project"]
known = {"dependencies": project["dependencies"]}
known |= pyproject["dependency-groups"] | project["optional-dependencies"]
print(*(requirement for name in sys.argv[1:] for requirement in known[name]))

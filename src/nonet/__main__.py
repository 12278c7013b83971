"""`python -m nonet`: the command line."""

from nonet.cli.app import main

main()

"""`python -m starfelt` is `starfelt`."""

from starfelt.cli import main

main()

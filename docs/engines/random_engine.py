#!/usr/bin/env python3
"""An engine for Takht that plays at random: see docs/ENGINE.md."""

import random
import sys


def say(line):
    print(line, flush=True)


def main():
    chance = random.Random()
    for line in sys.stdin:
        verb, _, rest = line.strip().partition(" ")
        if verb == "takht":
            say("engine 1 Random in Python")
        elif verb == "new":
            seat, seed, game, *options = rest.split(" ", 3)
            chance = random.Random(int(seed))
            say("ready")
        elif verb == "choose":
            say("legal")
        elif verb == "legal":
            say("play " + chance.choice(rest.split(";")))
        elif verb == "quit":
            break


main()

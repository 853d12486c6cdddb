"""Prints which build runs and a digest of the states and views of many random games."""

import sys
from hashlib import sha256

import msgspec

import starfelt
from starfelt.core.playout import play_out
from starfelt.core.rng import FAST, KEYED, fast

name, games = sys.argv[1], int(sys.argv[2])
game = starfelt.load(name)
total = sha256()
for number in range(games):
    seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
    s = game.start(seats, number, None, KEYED if number % 3 == 0 else FAST)
    rng = fast(number)
    while not s.is_over():
        play_out(s, rng, 120)
        total.update(s.hash().encode())
        total.update(msgspec.json.encode(game.features(s, number % seats)))
        total.update(s.resample(number % seats, rng).hash().encode())
    total.update(msgspec.json.encode(game.view(s, number % seats)))
build = "compiled" if starfelt.COMPILED else "plain"
sys.stdout.write(f"{build} {total.hexdigest()}\n")

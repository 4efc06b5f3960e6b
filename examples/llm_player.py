"""A language model plays against a bot, through any OpenAI-compatible endpoint.

    python examples/llm_player.py http://127.0.0.1:11434/v1 llama3.1 --game kingdomino --against greedy --games 2

The key, if the endpoint wants one, is taken from the environment variable OPENAI_API_KEY (or --key-variable).
docs/language_models.md tells how it works.
"""

import argparse
import os
import secrets

import numpy as np

import reinos
from reinos.bots import make
from reinos.bots.endpoint import Endpoint
from reinos.bots.language_model import FALLBACKS, TRIES, LanguageModel

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("url", help="the address before /chat/completions")
parser.add_argument("model", help="the model's name at that endpoint")
parser.add_argument("--game", default="kingdomino", choices=reinos.games())
parser.add_argument("--players", type=int, default=2)
parser.add_argument("--against", default="greedy", metavar="BOT", help="who plays the other seats")
parser.add_argument("--games", type=int, default=1)
parser.add_argument("--seed", type=int, help="of the first game; the next has the next one")
parser.add_argument("--lang", default="en", choices=("es", "en"))
parser.add_argument("--no-list", action="store_true", help="do not tell the model its legal choices")
parser.add_argument("--tries", type=int, default=TRIES, help="questions a decision")
parser.add_argument("--fallback", default="random", choices=FALLBACKS, help="what happens after the last of them")
parser.add_argument("--temperature", type=float)
parser.add_argument("--key-variable", default="OPENAI_API_KEY", metavar="NAME")
parser.add_argument("--save", metavar="FILE", help="write the last match to a file, for `reinos replay`")
args = parser.parse_args()

game = reinos.load(args.game, players=args.players)
settings = {} if args.temperature is None else {"temperature": args.temperature}
endpoint = Endpoint(args.url, args.model, os.environ.get(args.key_variable, ""), settings=settings)
model = LanguageModel(game, endpoint, lang=args.lang, listed=not args.no_list, tries=args.tries, fallback=args.fallback)
first = secrets.randbits(64) if args.seed is None else args.seed
for number in range(args.games):
    seat = number % game.players  # everybody begins as often
    random = np.random.default_rng(first + number)
    bots = [model if place == seat else make(args.against, game) for place in range(game.players)]
    match = game.new(first + number)
    while not match.over:
        turn = match.to_act[0]
        choice = bots[turn].choose(match.seen_by(turn), random)
        if turn == seat:
            print(f"  {args.model}: {match.describe(choice, args.lang, seat)}", flush=True)
        match.play(choice, turn)
    print(f"game {number + 1}, {args.model} in seat {seat}: points {match.points}, ranks {match.ranks}", flush=True)
if args.save:
    match.save(args.save)
print(model.tally, f"illegal answers: {model.tally.illegal_share:.1%}")

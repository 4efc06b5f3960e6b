"""A bot over JSON lines, in the smallest form: it takes the first legal choice.

reinos arena kingdomino --bots "greedy,cmd:python examples/first_choice_bot.py" --games 20
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"choice": message["legal"][0]["id"]}), flush=True)

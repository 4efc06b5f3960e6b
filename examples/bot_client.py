"""A bot of your own at a Reinos server, with nothing but the standard library.

    python examples/bot_client.py http://127.0.0.1:8000 [CODE]

Joins the table with that code, or makes one against the server's bots, and always takes what the server's hint
puts first. The interface is described in docs/protocol.md and by the server itself at /api/openapi.json.
"""

import json
import sys
import time
import urllib.error
import urllib.request
import uuid

server, *code = sys.argv[1:]
web = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())  # the cookie is who we are


def ask(path, body=None, method=None):
    """A request; a command carries an id that stays the same when it is sent again."""
    data = None if body is None else json.dumps({"command": uuid.uuid4().hex, **body}).encode()
    request = urllib.request.Request(f"{server}/api{path}", data, {"Content-Type": "application/json"}, method=method)
    while True:
        try:
            with web.open(request, timeout=120) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            if refused.code != 429:
                raise SystemExit(refused.read().decode()) from None
            time.sleep(int(refused.headers["Retry-After"]))


ask("/session")
if code:
    state = ask("/join", {"code": code[0], "name": "Robot"})["state"]
else:
    state = ask("/tables", {"game": "kingdomino", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]})
path = f"/tables/{state['id']}"
while state["status"] != "over":
    if state["decision"] is None:  # not our turn
        time.sleep(0.2)
        state = ask(path)
        continue
    draft = [choice["id"] for choice in state["draft"]]
    answer = {"decision": state["decision"], "seat": state["me"]["seat"], "draft": draft}
    if state["can_confirm"]:
        state = ask(f"{path}/confirm", answer)
    else:
        draft.append(ask(f"{path}/hint")["options"][0]["id"])
        state = ask(f"{path}/draft", answer, "PUT")
print(ask(f"{path}/result")["sentence"])

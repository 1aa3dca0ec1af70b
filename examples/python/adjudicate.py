"""The verdict on each game of a file, printed as it comes: python3 adjudicate.py game.gib"""

import json
import os
import sys
import urllib.error
import urllib.request

service = os.environ.get("JANGGI_URL", "http://localhost:4000")
if len(sys.argv) != 2:
    sys.exit("Name a file: .gib, PGN, or a list of moves, in UTF-8 or CP949.")

with open(sys.argv[1], "rb") as file:
    # The file goes as it is; which encoding and which format it has, the service sees itself.
    request = urllib.request.Request(
        f"{service}/v1/adjudications?ruleset=KJA",
        data=file.read(),
        headers={"Content-Type": "text/plain", "Accept": "application/x-ndjson"},
    )

try:
    with urllib.request.urlopen(request) as response:
        for line in response:
            if not line.strip():
                continue
            answer = json.loads(line)
            game, verdict, error = answer["index"] + 1, answer["verdict"], answer["error"]
            if error:
                print(f"game {game}: {error['code']}: {error['message']}")
            else:
                print(f"game {game}: {verdict['result']} {verdict['reason']}. {verdict['summary']}")
except urllib.error.HTTPError as problem:
    answer = json.load(problem)
    sys.exit(f"{answer['code']}: {answer['detail']}")

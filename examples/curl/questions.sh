#!/bin/sh
# Five questions from a shell: sh questions.sh game.gib
set -eu
service=${JANGGI_URL:-http://localhost:4000}
file=${1:?Name a file of games.}

# Which moves has the horse on b1? An address takes what names the position: fen, moves, ruleset, rules.<switch>.
curl -sS --get "$service/v1/legal-moves" --data-urlencode 'moves=79졸78,41병42' --data-urlencode 'from=b1'
echo

# Why is this move not legal?
curl -sS --get "$service/v1/explain" --data-urlencode 'move=01차51'
echo

# How did the second game of a file end? The file goes as it is, in UTF-8 or CP949.
curl -sS "$service/v1/adjudications?game=2&language=KO" -H 'Content-Type: text/plain' --data-binary "@$file"
echo

# All of its games as PGN.
curl -sS "$service/v1/records" -H 'Content-Type: text/plain' -H 'Accept: application/x-chess-pgn' --data-binary "@$file"

# The same service speaks GraphQL.
curl -sS "$service/graphql" -H 'Content-Type: application/json' -d '{"query":"{ position { points { cho han komi } } }"}'

#!/bin/sh
# Installs when needed, then runs a script of tools/ on the Node that the lock brings.
set -eu
cd "$(dirname "$0")/.."
sh tools/install.sh
PATH="$PWD/node_modules/.bin:$PATH"
export PATH
exec node "$@"

#!/bin/sh
# Installs what the lock says, unless it is installed already. Works in plain sh, before anything is there.
set -eu
cd "$(dirname "$0")/.."

stamp=node_modules/.installed-lock
wanted=$(cksum package-lock.json)
if [ "$(cat "$stamp" 2>/dev/null || true)" != "$wanted" ]; then
  echo 'Installing what package-lock.json says …'
  log=$(mktemp)
  if ! npm ci --loglevel=error --ignore-scripts >"$log" 2>&1; then
    cat "$log" >&2
    echo 'Installing failed: see the messages above. Is the package registry reachable?' >&2
    exit 1
  fi
  rm -f "$log"
  printf '%s' "$wanted" >"$stamp"
fi

node=node_modules/.bin/node
[ -x "$node" ] || node=node
if ! "$node" -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 22 || (major === 22 && minor >= 22) ? 0 : 1)'; then
  echo "Hondana needs Node 22.22 or later; found $("$node" --version). On Linux it brings its own; elsewhere install one." >&2
  exit 1
fi

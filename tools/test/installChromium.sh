#!/bin/sh
# Chromium for screens and journeys, without its own interface where Debian has it: installed when we may, or the system's.
set -eu
if [ -n "${CHROMIUM_PATH:-}" ] || command -v chromium-headless-shell >/dev/null 2>&1; then
  exit 0
fi
log=$(mktemp)
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  echo 'Installing chromium-headless-shell …'
  if { apt-get update && apt-get install --yes --no-install-recommends chromium-headless-shell; } >"$log" 2>&1; then
    rm -f "$log"
    exit 0
  fi
fi
if command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1; then
  rm -f "$log"
  exit 0
fi
tail -n 20 "$log" >&2
echo 'The tests need Chromium: install the package "chromium-headless-shell" or "chromium", or name a browser in CHROMIUM_PATH.' >&2
exit 1

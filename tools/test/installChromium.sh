#!/bin/sh
# Chromium for screens and journeys: the system's, or installed from Debian when we may.
set -eu
if [ -n "${CHROMIUM_PATH:-}" ] || command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1; then
  exit 0
fi
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  echo 'Installing chromium …'
  log=$(mktemp)
  if { apt-get update && apt-get install --yes --no-install-recommends chromium; } >"$log" 2>&1; then
    rm -f "$log"
    exit 0
  fi
  tail -n 20 "$log" >&2
fi
echo 'The tests need Chromium: install the package "chromium", or name a browser in CHROMIUM_PATH.' >&2
exit 1

#!/bin/sh
# nginx for the journey that hosts the interface with it: the system's, or installed from Debian when we may. Without
# it that one journey is skipped, and says so.
set -eu
if [ -x /usr/sbin/nginx ] || command -v nginx >/dev/null 2>&1; then
  exit 0
fi
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  echo 'Installing nginx …'
  log=$(mktemp)
  install='apt-get install --yes --no-install-recommends nginx'
  # The module for brotli is welcome, and not in every Debian.
  if { apt-get update && { $install libnginx-mod-http-brotli-static || $install; }; } >"$log" 2>&1; then
    rm -f "$log"
    exit 0
  fi
  tail -n 20 "$log" >&2
fi
echo 'There is no nginx: the journey that hosts the interface with it will be skipped.' >&2

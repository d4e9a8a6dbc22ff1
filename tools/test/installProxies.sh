#!/bin/sh
# nginx and Caddy for the journeys that go through them: the system's, or installed from Debian when we may. Without
# them those journeys are skipped, and say so.
set -eu
missing=''
[ -x /usr/sbin/nginx ] || command -v nginx >/dev/null 2>&1 || missing="$missing nginx"
command -v caddy >/dev/null 2>&1 || missing="$missing caddy"
[ -n "$missing" ] || exit 0
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  echo "Installing$missing …"
  log=$(mktemp)
  install='apt-get install --yes --no-install-recommends'
  case $missing in *nginx*) brotli=libnginx-mod-http-brotli-static ;; *) brotli='' ;; esac
  # The module for brotli is welcome, and not in every Debian.
  if { apt-get update && { $install $missing $brotli || $install $missing; }; } >"$log" 2>&1; then
    rm -f "$log"
    exit 0
  fi
  tail -n 20 "$log" >&2
fi
echo "There is no$missing: the journeys that go through it will be skipped." >&2

#!/bin/sh
# Firefox, and WebKit with a screen to run on, for the journeys that run in every engine: the system's, or installed
# from Debian when we may. WITHOUT_ENGINES=1 leaves them out, and those journeys are then skipped.
set -eu
if [ "${WITHOUT_ENGINES:-}" = 1 ]; then
  echo 'Firefox and WebKit are left out of the tests, as WITHOUT_ENGINES=1 says.' >&2
  exit 0
fi
missing=''
if [ -z "${FIREFOX_PATH:-}" ] && ! command -v firefox-esr >/dev/null 2>&1 && ! command -v firefox >/dev/null 2>&1; then
  missing='firefox-esr'
fi
command -v WebKitWebDriver >/dev/null 2>&1 || missing="$missing webkit2gtk-driver"
command -v Xvfb >/dev/null 2>&1 || missing="$missing xvfb"
[ -n "$missing" ] || exit 0
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  echo "Installing $missing …"
  log=$(mktemp)
  # shellcheck disable=SC2086 # One name or several.
  if { apt-get update && apt-get install --yes --no-install-recommends $missing; } >"$log" 2>&1; then
    rm -f "$log"
    exit 0
  fi
  tail -n 20 "$log" >&2
fi
echo "The tests need Firefox and WebKit: install the packages $missing, or set WITHOUT_ENGINES=1 to leave both out." >&2
exit 1

#!/bin/sh
# The browsers and servers that tests start, with their versions: a cached result of others says nothing of these.
for program in "${CHROMIUM_PATH:-chromium-headless-shell}" chromium "${FIREFOX_PATH:-firefox-esr}"; do
  "$program" --version 2>/dev/null || echo "no $program"
done
nginx -v 2>&1 || true
# WebKit's driver does not tell its version; the name of its library has it.
ls /usr/lib/*/libwebkit2gtk-4.*.so.*.* 2>/dev/null || echo 'no WebKit'

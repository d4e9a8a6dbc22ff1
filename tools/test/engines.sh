#!/bin/sh
# The journeys that run in Chromium, Firefox and WebKit, against what was built. Arguments go to Playwright.
set -eu
cd "$(dirname "$0")/../.."
sh tools/install.sh
sh tools/test/installChromium.sh
sh tools/test/installEngines.sh
PATH="$PWD/node_modules/.bin:$PATH"
export PATH
exec playwright test --config e2e/playwright.config.ts --project=chromium --project=firefox --project=webkit "$@"

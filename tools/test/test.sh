#!/bin/sh
# The short suite on a bare checkout: installs what is missing, then runs tools/test/test.ts.
set -eu
cd "$(dirname "$0")/../.."
sh tools/install.sh
sh tools/test/installChromium.sh
sh tools/test/installEngines.sh
sh tools/test/installProxies.sh
PATH="$PWD/node_modules/.bin:$PATH"
export PATH
exec node tools/test/test.ts "$@"

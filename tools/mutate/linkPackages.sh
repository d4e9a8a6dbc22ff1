#!/bin/sh
# Stryker tests changed copies of the repository. Their packages are their own; all others are found further up.
set -eu
mkdir node_modules
cp -RP ../../../../node_modules/@hondana node_modules/

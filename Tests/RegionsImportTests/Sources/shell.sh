#!/bin/sh
set -eu
for f in a b c; do
  echo "$f"; done
if [ -f x ]; then cp x y; fi
exit 0

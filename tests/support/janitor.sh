#!/bin/sh
# Outlives the test run $1, however that ends, and takes away what it left: processes that had $2 as their
# folder for temporary files, databases in it, and the folder.
while kill -0 "$1" 2>/dev/null; do sleep 1; done
[ -d "$2" ] || exit 0
for process in /proc/[0-9]*; do
  grep -qs "TMPDIR=$2" "$process/environ" && kill -9 "${process#/proc/}"
done
for file in "$2"/*/postgres/postmaster.pid; do
  [ -f "$file" ] && kill -QUIT "$(head -n 1 "$file")"
done
sleep 1
rm -rf "$2"

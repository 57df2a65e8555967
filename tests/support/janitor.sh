#!/bin/sh
# Waits for the end of the test run with process id $1 and cleans up after it: processes whose TMPDIR is $2,
# databases in $2, and the folder itself.
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

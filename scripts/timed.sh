#!/bin/sh
# timed.sh FILE NAME COMMAND...: runs the command, and notes in the file how long it took. No command: starts the file anew, or prints it.
set -u
file=$1 name=$2
shift 2
case $name in
    begin) mkdir -p "$(dirname "$file")" && : >"$file"; exit ;;
    end) echo "make test: where the time went" && cat "$file"; exit ;;
esac
began=$(date +%s)
"$@"
status=$?
printf '%6d s  %s\n' $(($(date +%s) - began)) "$name" | tee -a "$file"
exit $status

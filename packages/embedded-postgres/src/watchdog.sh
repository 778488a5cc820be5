# Runs a PostgreSQL server for as long as the pipe on our standard input stays open.
# The pipe closes when the supervisor asks for the end and when it dies, even by SIGKILL: both stop the server.
# usage: sh -c "$(cat watchdog.sh)" watchdog SECONDS_UNTIL_KILL COMMAND...
patience=$1
shift
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
{
  while read -r _ <&3; do :; done
  kill -INT "$server" 2>/dev/null
  while [ "$patience" -gt 0 ] && kill -0 "$server" 2>/dev/null; do
    sleep 1 3<&-
    patience=$((patience - 1))
  done
  kill -KILL "$server" 2>/dev/null
} &
watcher=$!
exec 3<&-
wait "$server"
status=$?
kill -KILL "$watcher" 2>/dev/null
exit "$status"

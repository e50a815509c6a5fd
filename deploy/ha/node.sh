#!/bin/sh
# Makes the database of one machine. Run it once, as the account postgres. README.md says with which
# variables. The first word is what the machine becomes:
#   primary   the first one, with an empty database
#   standby   a copy that takes over if the primary fails
#   copy      a copy that never takes over, but counts as a second place for each write
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
: "${MONITOR:?name:port of the monitor}"

priority=50
case ${1:?primary, standby or copy} in
  primary)
    : "${SERVERS:?addresses of the Oryx servers, such as 10.0.0.1/32 10.0.0.2/32}"
    initialise "$here/node.conf"
    for server in $SERVERS; do
      echo "hostssl oryx oryx $server scram-sha-256" >> "$PGDATA/pg_hba.conf"
    done
    ;;
  standby) ;;
  copy) priority=0 ;;
  *) echo "$1: neither primary, standby nor copy" >&2; exit 1 ;;
esac

pg_autoctl create postgres --name "${NODE:-$NAME}" --hostname "$NAME" --pgport "$PGPORT" \
  --candidate-priority "$priority" --auth scram-sha-256 $tls \
  --monitor "postgres://autoctl_node@$MONITOR/pg_auto_failover?sslmode=verify-full&sslrootcert=$CERTIFICATES/ca.crt"

if [ "$1" = primary ]; then
  pg_ctl start --silent --wait --log="$PGDATA/setup.log" --options="-p $PGPORT"
  set_password pgautofailover_replicator
  createuser --username=postgres oryx
  set_password oryx
  createdb --username=postgres --owner=oryx oryx
  pg_ctl stop --silent --wait --mode=fast
fi

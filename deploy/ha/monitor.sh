#!/bin/sh
# Makes the monitor, which decides who is the primary. Run it once on the witness, as the account postgres.
# README.md says with which variables.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"

initialise "$here/monitor.conf"
pg_autoctl create monitor --hostname "$NAME" --pgport "$PGPORT" --auth scram-sha-256 $tls
pg_ctl start --silent --wait --log="$PGDATA/setup.log" --options="-p $PGPORT"
set_password autoctl_node
pg_ctl stop --silent --wait --mode=fast

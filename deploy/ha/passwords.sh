#!/bin/sh
# Makes the passwords of the three roles that connect across the network, as the file .pgpass in the current
# folder. It belongs into the home of the account postgres on all three machines, and nowhere else.
set -eu
umask 077
[ ! -e .pgpass ] || { echo '.pgpass is there already' >&2; exit 1; }
cat > .pgpass <<END
*:*:pg_auto_failover:autoctl_node:$(openssl rand -hex 24)
*:*:*:pgautofailover_replicator:$(openssl rand -hex 24)
*:*:oryx:oryx:$(openssl rand -hex 24)
END

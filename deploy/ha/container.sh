#!/bin/sh
# Runs one part in a container, which it makes at its first start: monitor, primary, standby or copy.
set -eu
if [ "$(id -u)" = 0 ]; then
  # PostgreSQL wants its secrets to be its own. The mounted files are those of whoever made them.
  cd /var/lib/postgresql
  install --directory --owner=postgres --group=postgres --mode=0700 . certificates
  install --owner=postgres --group=postgres --mode=0600 /given/certificates/* certificates
  install --owner=postgres --group=postgres --mode=0600 /given/pgpass .pgpass
  export HOME=/var/lib/postgresql
  exec setpriv --reuid=postgres --regid=postgres --init-groups sh "$0" "$@"
fi
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  case ${1:?monitor, primary, standby or copy} in
    monitor) sh /opt/oryx-ha/monitor.sh ;;
    *) sh /opt/oryx-ha/node.sh "$1" ;;
  esac
fi
exec pg_autoctl run

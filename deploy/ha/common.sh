# What the other scripts share.
: "${PGDATA:?the folder of the database}" "${PGPORT:?its port}" "${NAME:?the name of this machine}"
: "${CERTIFICATES:?the folder with ca.crt, server.crt and server.key}"
export PGDATA PGPORT
tls="--ssl-mode verify-full --ssl-ca-file $CERTIFICATES/ca.crt"
tls="$tls --server-cert $CERTIFICATES/server.crt --server-key $CERTIFICATES/server.key"

# Makes an empty database. Without a password nobody gets in but the account postgres on the machine itself,
# whose socket it is. pg_autoctl adds a line to pg_hba.conf for each machine that joins.
initialise() {
  initdb --username=postgres --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 \
    --data-checksums > /dev/null
  printf '\nunix_socket_permissions = 0700\n' | cat - "$1" >> "$PGDATA/postgresql.conf"
}

# Gives a role the password that .pgpass holds for it, without writing it to the log.
set_password() {
  password=$(awk -F: -v role="$1" '$4 == role { print $5; exit }' "${PGPASSFILE:-$HOME/.pgpass}")
  PGOPTIONS='-c log_statement=none' psql --no-psqlrc --quiet --username=postgres --dbname=postgres \
    --set=ON_ERROR_STOP=1 <<END
alter role $1 password '$password';
END
}

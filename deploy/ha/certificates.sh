#!/bin/sh
# Makes a private certificate authority and a certificate for each machine, in the current folder:
#   sh certificates.sh oryx1.example.org oryx2.example.org witness.example.org
# It gives each a folder with ca.crt, server.crt and server.key. Keep ca.key offline: with it anybody can
# pretend to be one of the machines. A second run renews the certificates.
set -eu
umask 077
[ -f ca.key ] || openssl req -x509 -newkey rsa:3072 -nodes -days 3650 -subj '/CN=Oryx database' \
  -keyout ca.key -out ca.crt 2>/dev/null
for name in "$@"; do
  mkdir -p "$name"
  openssl req -newkey rsa:3072 -nodes -subj "/CN=$name" -keyout "$name/server.key" -out "$name/request" 2>/dev/null
  printf 'subjectAltName=DNS:%s\n' "$name" > "$name/extensions"
  openssl x509 -req -in "$name/request" -CA ca.crt -CAkey ca.key -CAcreateserial -days 825 \
    -extfile "$name/extensions" -out "$name/server.crt" 2>/dev/null
  cp ca.crt "$name/ca.crt"
  chmod 644 ca.crt "$name/ca.crt"
  rm "$name/request" "$name/extensions"
done

#!/bin/sh
# install-certificate.sh CERTIFICATE KEY
# Copies a pair to where Mayfly reads it. A running Mayfly takes it into use by itself within a minute, without
# dropping a connection; a pair that does not fit is refused, logged, and the old one stays.
# As a hook of certbot it needs no arguments: /etc/letsencrypt/renewal-hooks/deploy/mayfly
set -eu
cert=${1:-$RENEWED_LINEAGE/fullchain.pem}
key=${2:-$RENEWED_LINEAGE/privkey.pem}
folder=${MAYFLY_TLS:-/etc/mayfly/tls}
group=${MAYFLY_GROUP:-mayfly}

install -d -m 0750 -g "$group" "$folder"
# Written aside and renamed: nobody ever reads half a file.
install -m 0640 -g "$group" "$key" "$folder/privkey.pem.new"
install -m 0644 -g "$group" "$cert" "$folder/fullchain.pem.new"
mv "$folder/privkey.pem.new" "$folder/privkey.pem"
mv "$folder/fullchain.pem.new" "$folder/fullchain.pem"

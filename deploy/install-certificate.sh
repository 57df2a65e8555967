#!/bin/sh
# install-certificate.sh CERTIFICATE KEY
# Copies a certificate and its key to where Mayfly reads them. A running Mayfly starts using them within a minute and
# drops no connection. If they don't belong together, Mayfly logs that and keeps using the old pair.
# As a certbot hook it needs no arguments: /etc/letsencrypt/renewal-hooks/deploy/mayfly
set -eu
cert=${1:-$RENEWED_LINEAGE/fullchain.pem}
key=${2:-$RENEWED_LINEAGE/privkey.pem}
folder=${MAYFLY_TLS:-/etc/mayfly/tls}
group=${MAYFLY_GROUP:-mayfly}

install -d -m 0750 -g "$group" "$folder"
# Write to a new file and rename it, so that nobody reads an incomplete file.
install -m 0640 -g "$group" "$key" "$folder/privkey.pem.new"
install -m 0644 -g "$group" "$cert" "$folder/fullchain.pem.new"
mv "$folder/privkey.pem.new" "$folder/privkey.pem"
mv "$folder/fullchain.pem.new" "$folder/fullchain.pem"

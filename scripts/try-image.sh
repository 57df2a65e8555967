#!/usr/bin/env bash
# Starts an image, gets an address from it and receives a mail there: scripts/try-image.sh IMAGE
set -euo pipefail
container=$(docker run --detach --publish 127.0.0.1::3000 --env SENDER_CHECKS=off "$1")
trap 'docker logs --tail 50 "$container"; docker rm --force --volumes "$container" > /dev/null' EXIT

for _ in $(seq 60); do
  [ "$(docker inspect --format '{{.State.Health.Status}}' "$container")" = healthy ] && break
  sleep 2
done
url="http://$(docker port "$container" 3000/tcp)"
curl --fail --silent --show-error --output /dev/null "$url/"

token=$(curl --fail --silent --show-error --request POST "$url/api/guest/init" | jq --exit-status --raw-output .sessionToken)
ask() { curl --fail --silent --show-error --header "Authorization: Bearer $token" "$@"; }
address=$(ask --request POST "$url/api/guest/generate-email" | jq --exit-status --raw-output .email.address)
docker exec "$container" mayfly send-test "$address"
ask "$url/api/guest/emails/$address/wait?timeout=30" | jq --exit-status .message.subject

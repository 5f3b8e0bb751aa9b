#!/usr/bin/env bash
# Stores the network identity of a node, encrypted with a passphrase. Session keys are left out on
# purpose: copied to a second machine, they are what gets a validator slashed.
# usage: backup-identity.sh CHAIN_FOLDER OUTPUT
# for example: backup-identity.sh /var/lib/vara/chains/vara_network identity.gpg
set -euo pipefail

secret=${1:?name the folder of the chain}/network/secret_ed25519
output=${2:?name the file to write}

[ -f "$secret" ] || {
  echo "There is no network identity at $secret." >&2
  exit 1
}
if [ -e "$output" ]; then
  echo "$output exists. Choose another name." >&2
  exit 1
fi

# The node itself writes 32 bytes, `gear key generate-node-key` 64 hexadecimal digits.
# `inspect-node-key` tolerates a newline behind the digits, the node does not.
case $(stat --format=%s "$secret") in
  32) format=(--bin) ;;
  64) format=() ;;
  *)
    echo "The node would refuse $secret: it has neither 32 bytes nor 64 digits without a newline." >&2
    exit 1
    ;;
esac

# Looked up first: a file that is no key is not worth keeping.
peer=$(gear key inspect-node-key "${format[@]}" --file "$secret")

umask 077
gpg --symmetric --cipher-algo AES256 --output "$output" "$secret"
echo "Written: $output, for the peer id $peer"

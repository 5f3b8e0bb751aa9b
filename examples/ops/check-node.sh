#!/usr/bin/env bash
# Says whether the node on this machine has peers and keeps up. Ends with 1 if it does not.
# usage: check-node.sh [RPC URL]
set -euo pipefail

RPC=${1:-http://127.0.0.1:9944}
trap 'echo "No answer from $RPC that this script understands." >&2; exit 1' ERR

# #region call
# Prints the result of an RPC method without parameters; fails if the node answers with an error.
call() {
  curl --silent --show-error --fail --max-time 10 \
    --header 'Content-Type: application/json' \
    --data "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"$1\",\"params\":[]}" \
    "$RPC" | jq --exit-status .result
}
# #endregion call

# #region check
health=$(call system_health)
peers=$(jq --exit-status '.peers | numbers' <<<"$health")
syncing=$(jq --exit-status '.isSyncing | booleans | tostring' --raw-output <<<"$health")
chain=$(call system_chain | jq --raw-output .)
best=$(call system_syncState | jq --exit-status '.currentBlock | numbers')

echo "$chain: block $best, $peers peers, syncing: $syncing"

if [ "$peers" -eq 0 ]; then
  echo "No peers: is port 30333 open, and is the network reachable?" >&2
  exit 1
fi
if [ "$syncing" = true ]; then
  echo "Not at the head of the chain yet." >&2
  exit 1
fi
# #endregion check

// #region node
use gear_node_wrapper::{Node, NodeInstance};
use gsdk::{Api, SignedApi};
use std::env;

/// Starts a development node and connects to it as Alice.
///
/// The binary is the one that `GEAR_NODE` names, or `gear` from the search path.
pub async fn dev_node() -> (NodeInstance, SignedApi) {
    let node = match env::var_os("GEAR_NODE") {
        Some(path) => Node::from_path(path),
        None => Node::new(),
    };
    let node = node
        .expect("there is a node binary")
        .spawn()
        .expect("the node starts");

    let api = Api::new(&node.ws()).await.expect("the node answers");
    (node, api.signed_as_alice())
}
// #endregion node

// #region test-plain
use gsdk::{Result, events};
use node_tests::dev_node;
use std::pin::pin;

#[tokio::test]
#[ignore = "needs a node: set GEAR_NODE"]
async fn echo_replies_on_a_node() -> Result<()> {
    // The node runs as long as `_node` lives.
    let (_node, api) = dev_node().await;
    // Subscribe first, send second: no event is missed.
    let mut events = pin!(api.subscribe_all_events().await?);

    let code = echo::WASM_BINARY_OPT;
    let gas = api.calculate_upload_gas(code, b"", 0, true).await?;
    let upload = api.upload_program_bytes(code, b"", b"", gas.min_limit, 0);
    let (init_id, program_id) = upload.await?.value;
    let status = events::message_dispatch_status(init_id, &mut events).await?;
    assert!(status.is_success());

    let gas = api.calculate_handle_gas(program_id, b"hello", 0, true);
    let gas_limit = gas.await?.min_limit;
    let send = api.send_message_bytes(program_id, b"hello", gas_limit, 0);
    let message_id = send.await?.value;
    let reply = events::reply_bytes_on(message_id, &mut events).await?;
    assert_eq!(reply, Ok(b"hello".to_vec()));
    Ok(())
}
// #endregion test-plain

use sails_rs::{client::*, futures::StreamExt as _, hex, prelude::*};
use vft::client::{FungibleToken as _, FungibleTokenCtors as _, token::Token as _, vft::Vft as _};

/// The payload of a transfer of 40 from Alice to Bob. `examples/typescript` decodes the same bytes.
const TRANSFER: &str = concat!(
    "474d0110",         // magic, version, header length
    "fca963af0b45543e", // interface id of Vft
    "0100",             // entry id of Transfer
    "01",               // route index
    "00",               // reserved
    "000000000000000000000000feffffffffffffff000000000000000000000000", // from: Alice of gtest
    "000000000000000000000000fdffffffffffffff000000000000000000000000", // to: Bob
    "2800000000000000000000000000000000000000000000000000000000000000", // value, little-endian
);

#[tokio::test]
async fn a_transfer_on_the_wire() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::vft::WASM_BINARY);
    let program = env
        .deploy(code_id, b"salt".to_vec())
        .new("Example".into(), "EX".into(), 12)
        .await
        .unwrap();
    let alice = DEFAULT_USER_ALICE.into();
    let minted = program.token().mint(alice, 100.into()).await;
    assert_eq!(minted.unwrap(), Ok(true));
    let mut payloads = env.listen(Some).await.unwrap();

    let mut vft = program.token().vft();
    let moved = vft.transfer(DEFAULT_USER_BOB.into(), 40.into()).await;

    assert_eq!(moved.unwrap(), Ok(true));
    let (source, payload) = payloads.next().await.unwrap();
    assert_eq!(source, program.id());
    assert_eq!(hex::encode(payload), TRANSFER);
}

use ping::client::{
    PingPong as _, PingPongCtors as _, PingPongProgram,
    ping::{Ping as _, events::PingEvents},
};
use sails_rs::{client::*, futures::StreamExt as _, gtest::Log, prelude::*};

// #region test-setup
async fn create_program(env: &GtestEnv) -> Actor<PingPongProgram, GtestEnv> {
    let code_id = env.system().submit_code(::ping::WASM_BINARY);
    env.deploy(code_id, b"salt".to_vec()).new().await.unwrap()
}
// #endregion test-setup

// #region test-ping
#[tokio::test]
async fn a_ping_is_answered_counted_and_announced() {
    let mut service = create_program(&GtestEnv::system_default()).await.ping();
    let mut events = service.listen().await.unwrap();

    assert_eq!(service.ping().await.unwrap(), "Pong!");

    assert_eq!(service.count().query().unwrap(), U256::one());
    let (_, event) = events.next().await.unwrap();
    let (to, count) = (DEFAULT_USER_ALICE.into(), U256::one());
    assert_eq!(event, PingEvents::Ponged { to, count });
}
// #endregion test-ping

#[tokio::test]
async fn a_query_changes_nothing() {
    let service = create_program(&GtestEnv::system_default()).await.ping();

    assert_eq!(service.last().query().unwrap(), None);
    assert_eq!(service.count().query().unwrap(), U256::zero());
    assert_eq!(service.count().query().unwrap(), U256::zero());
}

// #region test-foreign
/// A message without the header of a method is ignored: an empty reply, and nothing is counted.
#[tokio::test]
async fn plain_text_is_ignored() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;

    let raw = env.system().get_program(program.id()).unwrap();
    let message_id = raw.send_bytes(DEFAULT_USER_ALICE, b"PING");
    let block = env.system().run_next_block();

    let nothing = Log::builder().reply_to(message_id).payload_bytes([]);
    assert!(block.contains(&nothing));
    assert_eq!(program.ping().count().query().unwrap(), U256::zero());
}
// #endregion test-foreign

use bridge_sender::client::{
    BridgeSender as _, BridgeSenderCtors as _, BridgeSenderProgram,
    outbox::{Outbox as _, SendError, events::OutboxEvents},
};
use gtest::{ETH_BRIDGE_ID, Log, Program, WasmProgram, constants::UNITS};
use sails_rs::{client::*, futures::StreamExt as _, keccak_const::Keccak256, prelude::*};

const CONTRACT: H160 = H160::repeat_byte(0xEE);

async fn create_program(env: &GtestEnv, bridge: ActorId) -> Actor<BridgeSenderProgram, GtestEnv> {
    let code_id = env.system().submit_code(bridge_sender::WASM_BINARY);
    let program = env.deploy::<BridgeSenderProgram>(code_id, vec![]);
    program.new(bridge).await.unwrap()
}

async fn connected(env: &GtestEnv, bridge: ActorId) -> Actor<BridgeSenderProgram, GtestEnv> {
    let program = create_program(env, bridge).await;
    program.outbox().connect(CONTRACT).await.unwrap();
    program
}

// #region test-send
#[tokio::test]
async fn the_hash_covers_nonce_program_contract_and_payload() {
    let program = connected(&GtestEnv::system_default(), ETH_BRIDGE_ID).await;
    let mut outbox = program.outbox();
    let mut events = outbox.listen().await.unwrap();

    let queued = outbox.send(b"hello".to_vec()).await.unwrap().unwrap();

    let sender: ActorId = DEFAULT_USER_ALICE.into();
    let hash = Keccak256::new()
        .update(&[0; 32]) // the first nonce, 32 bytes, big-endian
        .update(program.id().as_ref())
        .update(CONTRACT.as_bytes())
        .update(sender.as_ref()) // payload: who asked …
        .update(b"hello") // … and for what
        .finalize();
    assert_eq!(queued.nonce, U256::zero());
    assert_eq!(queued.hash, hash.into());
    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, OutboxEvents::Sent { sender, queued });
}
// #endregion test-send

// #region test-value
/// gtest takes no fee, so everything comes back.
#[tokio::test]
async fn value_that_the_bridge_does_not_take_comes_back() {
    let env = GtestEnv::system_default();
    let program = connected(&env, ETH_BRIDGE_ID).await;
    let balance = || env.system().balance_of(DEFAULT_USER_ALICE);
    let (before, attached) = (balance(), 500 * UNITS);
    let stored = || env.system().balance_of(program.id());
    let kept = stored();

    let mut outbox = program.outbox();
    let result = outbox.send(vec![]).with_value(attached).await;

    assert!(result.unwrap().is_ok());
    assert_eq!(stored(), kept);
    // Only gas is gone.
    assert!(before - balance() < attached);
}
// #endregion test-value

#[tokio::test]
async fn without_a_contract_nothing_is_sent_and_the_value_comes_back() {
    let env = GtestEnv::system_default();
    let program = create_program(&env, ETH_BRIDGE_ID).await;
    let kept = env.system().balance_of(program.id());

    let mut outbox = program.outbox();
    let result = outbox.send(vec![]).with_value(500 * UNITS).await;

    assert_eq!(result.unwrap(), Err(SendError::NotConnected));
    assert_eq!(env.system().balance_of(program.id()), kept);
}

#[tokio::test]
async fn the_contract_is_named_once_and_by_the_owner() {
    let program = create_program(&GtestEnv::system_default(), ETH_BRIDGE_ID).await;
    let mut outbox = program.outbox();

    let stranger = outbox
        .connect(CONTRACT)
        .with_actor_id(DEFAULT_USER_BOB.into());
    assert!(stranger.await.is_err());
    outbox.connect(CONTRACT).await.unwrap();
    assert!(outbox.connect(H160::zero()).await.is_err());
}

// #region test-refused
/// Stands for a bridge that governance has paused.
#[derive(Clone, Debug)]
struct PausedBridge;

impl WasmProgram for PausedBridge {
    fn init(&mut self, _payload: Vec<u8>) -> Result<Option<Vec<u8>>, &'static str> {
        Ok(None)
    }

    fn handle(&mut self, _payload: Vec<u8>) -> Result<Option<Vec<u8>>, &'static str> {
        Err("Send message: bridge is paused")
    }

    fn clone_boxed(&self) -> Box<dyn WasmProgram> {
        Box::new(self.clone())
    }

    fn state(&mut self) -> Result<Vec<u8>, &'static str> {
        Err("the mock has no state")
    }
}

#[tokio::test]
async fn a_refusal_brings_the_value_back_and_tells_why() {
    let env = GtestEnv::system_default();
    let bridge = Program::mock_with_id(env.system(), 1001, PausedBridge);
    // The first message to a program is always init.
    bridge.send_bytes(DEFAULT_USER_ALICE, b"");
    env.run_next_block();
    let program = connected(&env, bridge.id()).await;
    let mut outbox = program.outbox();
    let kept = env.system().balance_of(program.id());

    let result = outbox.send(vec![]).with_value(500 * UNITS).await;

    let reason = "Send message: bridge is paused".into();
    assert_eq!(result.unwrap(), Err(SendError::Refused(reason)));
    assert_eq!(env.system().balance_of(program.id()), kept);
}
// #endregion test-refused

// #region test-late
#[tokio::test]
async fn value_that_comes_too_late_can_be_withdrawn() {
    let env = GtestEnv::system_default();
    // Bob plays the bridge, and lets the program wait.
    let (alice, bob) = (DEFAULT_USER_ALICE.into(), DEFAULT_USER_BOB.into());
    let program = connected(&env, bob).await;
    let mut outbox = program.outbox();
    let kept = program.balance();
    let result = outbox.send(vec![]).with_value(5 * UNITS).await;
    assert_eq!(result.unwrap(), Err(SendError::NoAnswer));

    let request = Log::builder().source(program.id()).dest(bob);
    let mailbox = env.system().get_mailbox(bob);
    mailbox.reply_bytes(request, b"", 2 * UNITS).unwrap();
    env.run_next_block();

    assert_eq!(outbox.refund(alice).query().unwrap(), 2 * UNITS);
    assert_eq!(outbox.withdraw().await.unwrap(), 2 * UNITS);
    assert_eq!(program.balance(), kept);
    assert_eq!(outbox.withdraw().await.unwrap(), 0);
}
// #endregion test-late

// #region test-gas
#[tokio::test]
async fn whatever_the_gas_no_value_is_left_in_the_program() {
    let env = GtestEnv::system_default();
    let program = connected(&env, ETH_BRIDGE_ID).await;
    let mut outbox = program.outbox();
    let kept = program.balance();
    let (mut undone, mut withdrawn, mut sent) = (0, 0, 0);

    for step in 0..60 {
        let gas = 14_000_000_000 + step * 200_000_000;
        let before = env.system().balance_of(DEFAULT_USER_ALICE);
        let send = outbox.send(vec![]).with_value(500 * UNITS);
        let result = send.with_gas_limit(gas).await;

        let refund = outbox.withdraw().await.unwrap();
        match (result, refund) {
            (Ok(_), 0) => sent += 1,
            (Err(_), 0) => undone += 1,
            (Err(_), _) => withdrawn += 1,
            (Ok(_), _) => unreachable!("the reply brings all of it"),
        }
        assert_eq!(program.balance(), kept);
        // Only gas is gone.
        assert!(before - env.system().balance_of(DEFAULT_USER_ALICE) < 10 * UNITS);
    }
    println!("undone {undone}, withdrawn {withdrawn}, sent {sent}");
    assert!(undone > 0 && withdrawn > 0 && sent > 0);
}
// #endregion test-gas

#[tokio::test]
async fn commands_that_cost_nothing_refuse_value() {
    let env = GtestEnv::system_default();
    let program = create_program(&env, ETH_BRIDGE_ID).await;
    let mut outbox = program.outbox();
    let kept = program.balance();

    assert!(outbox.connect(CONTRACT).with_value(UNITS).await.is_err());
    assert!(outbox.withdraw().with_value(UNITS).await.is_err());

    assert_eq!(program.balance(), kept);
}

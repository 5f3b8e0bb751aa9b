use oracle::client::{
    Oracle as _, OracleCtors as _, OracleProgram,
    oracle::{Oracle as _, events::OracleEvents, *},
};
use randomness_oracle::client::{
    RandomnessOracle as _, RandomnessOracleCtors as _, RandomnessOracleProgram,
    feed::{Feed as _, Round},
};
use sails_rs::{client::*, futures::StreamExt as _, gtest::Log, prelude::*};

// #region test-setup
fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn value(number: u64) -> H256 {
    H256::from_low_u64_be(number)
}

/// An oracle of Alice that asks `manager`.
async fn create_oracle(env: &GtestEnv, manager: ActorId) -> Actor<OracleProgram, GtestEnv> {
    let code_id = env.system().submit_code(::oracle::WASM_BINARY);
    let program = env.deploy(code_id, b"oracle".to_vec());
    program.create(manager).await.unwrap()
}

/// The other program. Alice reports its rounds, from 1 on.
async fn create_manager(env: &GtestEnv) -> Actor<RandomnessOracleProgram, GtestEnv> {
    let code_id = env.system().submit_code(randomness_oracle::WASM_BINARY);
    let program = env.deploy(code_id, b"manager".to_vec());
    program.start(alice(), 1).await.unwrap()
}
// #endregion test-setup

async fn publish(manager: &Actor<RandomnessOracleProgram, GtestEnv>, number: u64) {
    let round = manager.feed().publish(number, value(number), vec![7; 96]);
    assert_eq!(round.await.unwrap(), Ok(()));
}

// #region test-request
#[tokio::test]
async fn the_value_of_the_manager_arrives() {
    let env = GtestEnv::system_default();
    let manager = create_manager(&env).await;
    let mut oracle = create_oracle(&env, manager.id()).await.oracle();
    let mut events = oracle.listen().await.unwrap();

    let early = oracle.request_value().await.unwrap();
    assert_eq!(early, Err(OracleError::NoValue));

    publish(&manager, 1).await;
    let (round, value) = (1, value(1));
    let answer = oracle.request_value().await.unwrap();
    assert_eq!(answer, Ok(Answer { round, value }));
    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, OracleEvents::NewValue { round, value });

    // It stays readable, and does not follow the manager by itself.
    publish(&manager, 2).await;
    let known = oracle.last_value().query().unwrap();
    assert_eq!(known, Some(Answer { round, value }));
}
// #endregion test-request

// #region test-timeout
#[tokio::test]
async fn a_silent_manager_costs_twenty_blocks() {
    let env = GtestEnv::system_default();
    // Bob is a user. The question goes to his mailbox, and he ignores it.
    let mut oracle = create_oracle(&env, bob()).await.oracle();
    let before = env.system().block_height();

    let answer = oracle.request_value().await.unwrap();

    assert_eq!(answer, Err(OracleError::TimedOut));
    assert_eq!(env.system().block_height() - before, 21);
}
// #endregion test-timeout

// #region test-account
/// Sends a request, and lets Bob reply to it with `answer` behind the header.
async fn ask_bob(answer: Vec<u8>) -> Option<Answer> {
    let env = GtestEnv::system_default();
    let mut oracle = create_oracle(&env, bob()).await.oracle();
    oracle.request_value().send_one_way().unwrap();

    let block = env.system().run_next_block();
    let mut log = block.log().iter();
    let question = log.find(|entry| entry.destination() == bob()).unwrap();
    // The reply to a call begins with the same 16 bytes.
    let reply = [&question.payload()[..16], &answer].concat();
    let question = Log::builder().dest(bob()).payload_bytes(question.payload());
    let mailbox = env.system().get_mailbox(DEFAULT_USER_BOB);
    mailbox.reply_bytes(question, reply, 0).unwrap();
    env.system().run_next_block();

    oracle.last_value().query().unwrap()
}

#[tokio::test]
async fn an_account_can_be_the_manager() {
    let round = Round {
        number: 8,
        randomness: value(8),
        in_block: 1,
    };
    let answer = ask_bob(Some(round).encode()).await;
    let (round, value) = (8, value(8));
    assert_eq!(answer, Some(Answer { round, value }));

    assert_eq!(ask_bob(b"what?".to_vec()).await, None);
}
// #endregion test-account

// #region test-change
#[tokio::test]
async fn an_answer_of_the_former_manager_is_dropped() {
    let env = GtestEnv::system_default();
    let manager = create_manager(&env).await;
    publish(&manager, 1).await;
    let oracle = create_oracle(&env, manager.id()).await;
    let by_hand = env.clone().with_block_run_mode(BlockRunMode::Manual);
    let mut oracle = oracle.with_env(&by_hand).oracle();

    // Both messages are in one block: the change runs while the request waits.
    let request = oracle.request_value().send_for_reply().unwrap();
    let change = oracle.change_manager(bob()).send_for_reply().unwrap();
    env.run_next_block();

    assert_eq!(change.await.unwrap(), Ok(()));
    assert_eq!(request.await.unwrap(), Err(OracleError::ManagerChanged));
    assert_eq!(oracle.last_value().query().unwrap(), None);
}
// #endregion test-change

#[tokio::test]
async fn only_the_owner_changes_the_manager() {
    let env = GtestEnv::system_default();
    let mut oracle = create_oracle(&env, bob()).await.oracle();

    let change = oracle.change_manager(alice()).with_actor_id(bob());

    assert_eq!(change.await.unwrap(), Err(OracleError::NotOwner));
    assert_eq!(oracle.roles().query().unwrap(), (alice(), bob()));
}

#[tokio::test]
async fn a_program_of_another_kind_fails() {
    let env = GtestEnv::system_default();
    let stranger = create_oracle(&env, bob()).await;
    let code_id = env.system().submit_code(::oracle::WASM_BINARY);
    let oracle = env.deploy::<OracleProgram>(code_id, b"other".to_vec());
    let mut oracle = oracle.create(stranger.id()).await.unwrap().oracle();

    let answer = oracle.request_value().await.unwrap();

    assert_eq!(answer, Err(OracleError::Failed));
}

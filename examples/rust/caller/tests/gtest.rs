use caller::client::{Delegation as _, DelegationCtors as _, DelegationProgram, delegate::*};
use sails_rs::{client::*, prelude::*};
use voting::client::{Poll as _, PollCtors as _, PollProgram, voting::Voting as _};

// #region test-setup
const PRICE: u128 = 3_000_000_000_000;
const ENOUGH_GAS: u64 = 20_000_000_000;

type Poll = Actor<PollProgram, GtestEnv>;
type Delegation = Actor<DelegationProgram, GtestEnv>;

async fn create_poll(env: &GtestEnv) -> Poll {
    let code_id = env.system().submit_code(voting::WASM_BINARY);
    let names = vec!["Tea".to_string(), "Coffee".to_string()];
    let poll = env.deploy(code_id, b"poll".to_vec()).open(names, PRICE);
    poll.await.unwrap().unwrap()
}

/// A program that votes, and that owns some value itself.
async fn create_delegation(env: &GtestEnv, poll: ActorId, salt: u64) -> Delegation {
    let code_id = env.system().submit_code(caller::WASM_BINARY);
    let delegation = env.deploy(code_id, salt.encode()).create(poll);
    delegation.with_value(4 * PRICE).await.unwrap()
}

/// Two programs in one simulated network.
async fn create_programs() -> (Poll, Delegation) {
    let env = GtestEnv::system_default();
    let poll = create_poll(&env).await;
    let delegation = create_delegation(&env, poll.id(), 0).await;
    (poll, delegation)
}
// #endregion test-setup

// #region test-call
#[tokio::test]
async fn a_program_votes_in_another_one() {
    let (poll, delegation) = create_programs().await;

    let vote = delegation.delegate().vote(1, ENOUGH_GAS);
    assert_eq!(vote.with_value(PRICE).await.unwrap(), Ok(1));

    let results = poll.voting().results().query().unwrap();
    assert_eq!(results[1].votes, 1);
}
// #endregion test-call

// #region test-change
#[tokio::test]
async fn change_goes_on_to_the_caller() {
    let (poll, delegation) = create_programs().await;
    let before = (poll.balance(), delegation.balance());

    let vote = delegation.delegate().vote(1, ENOUGH_GAS);
    assert_eq!(vote.with_value(3 * PRICE).await.unwrap(), Ok(1));

    let after = (poll.balance(), delegation.balance());
    assert_eq!(after, (before.0 + PRICE, before.1));
}
// #endregion test-change

// #region test-refused
#[tokio::test]
async fn a_refusal_arrives_typed_and_the_value_comes_back() {
    let (_, delegation) = create_programs().await;
    let before = delegation.balance();

    let vote = delegation.delegate().vote(9, ENOUGH_GAS);
    let refused = DelegateError::Refused(VotingError::UnknownChoice);
    assert_eq!(vote.with_value(PRICE).await.unwrap(), Err(refused));

    assert_eq!(delegation.balance(), before);
}

#[tokio::test]
async fn too_little_gas_fails_the_call_only() {
    let (poll, delegation) = create_programs().await;
    let before = (poll.balance(), delegation.balance());

    let vote = delegation.delegate().vote(1, 1_000_000);
    let failed = vote.with_value(PRICE).await.unwrap();
    assert_eq!(failed, Err(DelegateError::Failed));

    assert_eq!((poll.balance(), delegation.balance()), before);
}
// #endregion test-refused

#[tokio::test]
async fn whatever_the_gas_the_program_pays_for_no_vote() {
    let env = GtestEnv::system_default();
    let poll = create_poll(&env).await;
    let (mut undone, mut done) = (0, 0);

    for step in 0..24 {
        let delegation = create_delegation(&env, poll.id(), step).await;
        let before = delegation.balance();
        let gas = 28_000_000_000 + step * 500_000_000;
        let vote = delegation.delegate().vote(1, ENOUGH_GAS);
        let answer = vote.with_value(PRICE).with_gas_limit(gas).await;

        assert_eq!(delegation.balance(), before);
        match answer {
            Ok(Ok(_)) => done += 1,
            _ => undone += 1,
        }
    }
    println!("undone {undone}, done {done}");
    assert!(undone > 0 && done > 0);
    let results = poll.voting().results().query().unwrap();
    assert_eq!(results[1].votes, done);
}

use caller::client::{Delegation as _, DelegationCtors as _, DelegationProgram, delegate::*};
use sails_rs::{client::*, prelude::*};
use voting::client::{Poll as _, PollCtors as _, PollProgram, voting::Voting as _};

// #region test-setup
const PRICE: u128 = 3_000_000_000_000;
const ENOUGH_GAS: u64 = 20_000_000_000;

/// Two programs in one simulated network.
async fn create_programs() -> (
    Actor<PollProgram, GtestEnv>,
    Actor<DelegationProgram, GtestEnv>,
) {
    let env = GtestEnv::system_default();
    let poll = env.system().submit_code(voting::WASM_BINARY);
    let delegation = env.system().submit_code(caller::WASM_BINARY);

    let names = vec!["Tea".to_string(), "Coffee".to_string()];
    let poll = env.deploy(poll, b"salt".to_vec()).open(names, PRICE);
    let poll = poll.await.unwrap().unwrap();
    let delegation = env.deploy(delegation, b"salt".to_vec()).create(poll.id());
    (poll, delegation.await.unwrap())
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

use sails_rs::{
    client::*,
    futures::{FutureExt as _, StreamExt as _},
    prelude::*,
};
use voting::client::{Poll as _, PollCtors as _, PollProgram, voting::*};

// #region test-setup
const PRICE: u128 = 3_000_000_000_000;

fn env() -> (GtestEnv, CodeId) {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::voting::WASM_BINARY);
    (env, code_id)
}

/// The first `unwrap` is for the network, the second for an `OpenError`.
async fn open() -> Actor<PollProgram, GtestEnv> {
    let (env, code_id) = env();
    let names = vec!["Tea".to_string(), "Coffee".to_string()];
    let poll = env.deploy(code_id, b"salt".to_vec()).open(names, PRICE);
    poll.await.unwrap().unwrap()
}
// #endregion test-setup

// #region test-constructor
#[tokio::test]
async fn a_vote_without_choices_is_not_created() {
    let (env, code_id) = env();
    let deployment = env.deploy::<PollProgram>(code_id, b"salt".to_vec());

    let result = deployment.open(vec![], PRICE).await.unwrap();

    assert_eq!(result.err(), Some(voting::client::OpenError::NoChoices));
}
// #endregion test-constructor

// #region test-refund
#[tokio::test]
async fn the_change_comes_back_with_the_reply() {
    let poll = open().await;
    let before = poll.balance();

    let paid = PRICE + 500;
    let votes = poll.voting().vote(1).with_value(paid).await.unwrap();

    assert_eq!(votes, Ok(1));
    assert_eq!(poll.balance(), before + PRICE);
}
// #endregion test-refund

// #region test-income
#[tokio::test]
async fn closing_pays_the_income_to_the_owner() {
    let poll = open().await;
    let before = poll.balance();
    let mut voting = poll.voting();
    let votes = voting.vote(1).with_value(PRICE).await.unwrap();
    assert_eq!(votes, Ok(1));
    assert_eq!(poll.balance(), before + PRICE);

    assert_eq!(voting.close().await.unwrap(), Ok(1));
    assert_eq!(poll.balance(), before);

    // There is nothing more to pay.
    assert_eq!(voting.close().await.unwrap(), Ok(1));
    assert_eq!(poll.balance(), before);
}
// #endregion test-income

// #region test-refused
#[tokio::test]
async fn a_refused_command_changes_nothing_and_keeps_no_value() {
    let poll = open().await;
    let before = poll.balance();
    let mut voting = poll.voting();

    let refused = voting.vote(9).with_value(PRICE).await.unwrap();
    assert_eq!(refused, Err(VotingError::UnknownChoice));
    assert_eq!(poll.balance(), before);

    // `admit` had already noted the voter, but the whole execution was undone.
    let votes = voting.vote(0).with_value(PRICE).await.unwrap();
    assert_eq!(votes, Ok(1));
}

#[tokio::test]
async fn an_error_carries_data() {
    let poll = open().await;

    let refused = poll.voting().vote_all(vec![0, 1]).with_value(PRICE).await;

    let due = 2 * PRICE;
    assert_eq!(refused.unwrap(), Err(VotingError::Underpaid { due }));
}
// #endregion test-refused

// #region test-query
#[tokio::test]
async fn a_query_needs_no_message() {
    let poll = open().await;
    let mut voting = poll.voting();
    let paid = 2 * PRICE;
    let vote = voting.vote_all(vec![0, 1]).with_value(paid);
    vote.await.unwrap().unwrap();

    let results = voting.results().query().unwrap();

    let votes: Vec<_> = results.iter().map(|choice| choice.votes).collect();
    assert_eq!(votes, [1, 1]);
}
// #endregion test-query

#[tokio::test]
async fn a_choice_that_is_named_twice_counts_once() {
    let poll = open().await;
    let before = poll.balance();
    let mut voting = poll.voting();

    let vote = voting.vote_all(vec![1, 1, 1]).with_value(3 * PRICE);
    assert_eq!(vote.await.unwrap(), Ok(()));

    assert_eq!(voting.results().query().unwrap()[1].votes, 1);
    assert_eq!(poll.balance(), before + PRICE);
}

#[tokio::test]
async fn nobody_votes_for_nothing() {
    let poll = open().await;
    let mut voting = poll.voting();

    let nothing = voting.vote_all(vec![]).await.unwrap();
    assert_eq!(nothing, Err(VotingError::UnknownChoice));

    assert_eq!(voting.close().await.unwrap(), Ok(0));
}

#[tokio::test]
async fn a_closed_vote_refuses() {
    let poll = open().await;
    let mut voting = poll.voting();

    assert_eq!(voting.close().await.unwrap(), Ok(0));

    let refused = voting.vote(0).with_value(PRICE).await.unwrap();
    assert_eq!(refused, Err(VotingError::Closed));
}

#[tokio::test]
async fn only_the_owner_closes() {
    let poll = open().await;

    let close = poll.voting().close().with_actor_id(DEFAULT_USER_BOB.into());

    assert_eq!(close.await.unwrap(), Err(VotingError::NotOwner));
}

// #region test-event
#[tokio::test]
async fn a_vote_is_announced() {
    let poll = open().await;
    let mut voting = poll.voting();
    let mut events = voting.listen().await.unwrap();

    let vote = voting.vote(1).with_value(PRICE);
    vote.await.unwrap().unwrap();

    let (source, event) = events.next().await.unwrap();
    assert_eq!(source, poll.id());
    let voter = DEFAULT_USER_ALICE.into();
    let (choice, votes) = (1, 1);
    assert_eq!(
        event,
        events::VotingEvents::Voted {
            voter,
            choice,
            votes
        }
    );
}
// #endregion test-event

// #region test-event-dropped
#[tokio::test]
async fn a_failed_command_announces_nothing() {
    let poll = open().await;
    let mut voting = poll.voting();
    let mut events = voting.listen().await.unwrap();

    // The first mark is valid and emits an event, the second fails.
    let vote = voting.vote_all(vec![0, 9]).with_value(2 * PRICE);
    assert_eq!(vote.await.unwrap(), Err(VotingError::UnknownChoice));

    assert_eq!(events.next().now_or_never(), None);
}
// #endregion test-event-dropped

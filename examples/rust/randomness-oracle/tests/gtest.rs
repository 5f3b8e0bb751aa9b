use randomness_oracle::client::{
    RandomnessOracle as _, RandomnessOracleCtors as _, RandomnessOracleProgram,
    feed::{events::FeedEvents, *},
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};

// #region test-setup
/// The beacon of this test began a while before the program.
const FIRST: u64 = 1000;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

/// Stands for drand: randomness and signature of a round.
fn beacon(number: u64) -> (H256, Vec<u8>) {
    (H256::from_low_u64_be(number * number), vec![7; 96])
}

/// Alice owns the program, Bob reports the rounds.
async fn create_program(env: &GtestEnv) -> Actor<RandomnessOracleProgram, GtestEnv> {
    let code_id = env.system().submit_code(::randomness_oracle::WASM_BINARY);
    let program = env.deploy(code_id, b"salt".to_vec());
    program.start(bob(), FIRST).await.unwrap()
}
// #endregion test-setup

async fn publish(
    feed: &mut Service<FeedImpl, GtestEnv>,
    by: ActorId,
    number: u64,
) -> Result<(), FeedError> {
    let (randomness, signature) = beacon(number);
    let published = feed.publish(number, randomness, signature);
    published.with_actor_id(by).await.unwrap()
}

// #region test-publish
#[tokio::test]
async fn a_round_is_published_with_its_signature() {
    let mut feed = create_program(&GtestEnv::system_default()).await.feed();
    let mut events = feed.listen().await.unwrap();
    assert_eq!(feed.last().query().unwrap(), None);

    assert_eq!(publish(&mut feed, bob(), FIRST).await, Ok(()));

    let (randomness, signature) = beacon(FIRST);
    let last = feed.last().query().unwrap().unwrap();
    assert_eq!((last.number, last.randomness), (FIRST, randomness));
    assert_eq!(feed.next().query().unwrap(), FIRST + 1);
    let (_, event) = events.next().await.unwrap();
    let number = FIRST;
    assert_eq!(
        event,
        FeedEvents::Published {
            number,
            randomness,
            signature
        }
    );
}
// #endregion test-publish

// #region test-order
#[tokio::test]
async fn the_manager_can_neither_skip_nor_replace_a_round() {
    let mut feed = create_program(&GtestEnv::system_default()).await.feed();
    assert_eq!(publish(&mut feed, bob(), FIRST).await, Ok(()));

    let expected = FIRST + 1;
    let wrong = Err(FeedError::WrongRound { expected });
    assert_eq!(publish(&mut feed, bob(), FIRST).await, wrong);
    assert_eq!(publish(&mut feed, bob(), FIRST + 2).await, wrong);
    assert_eq!(publish(&mut feed, bob(), FIRST + 1).await, Ok(()));
}
// #endregion test-order

#[tokio::test]
async fn old_rounds_make_room() {
    let mut feed = create_program(&GtestEnv::system_default()).await.feed();

    for number in FIRST..FIRST + 33 {
        assert_eq!(publish(&mut feed, bob(), number).await, Ok(()));
    }

    assert_eq!(feed.round(FIRST).query().unwrap(), None);
    let oldest = feed.round(FIRST + 1).query().unwrap().unwrap();
    assert_eq!(oldest.randomness, beacon(FIRST + 1).0);
    assert_eq!(feed.last().query().unwrap().unwrap().number, FIRST + 32);
}

// #region test-roles
#[tokio::test]
async fn the_owner_replaces_the_manager_but_reports_nothing() {
    let mut feed = create_program(&GtestEnv::system_default()).await.feed();

    let by_owner = publish(&mut feed, alice(), FIRST).await;
    assert_eq!(by_owner, Err(FeedError::NotManager));
    let by_manager = feed.change_manager(bob()).with_actor_id(bob()).await;
    assert_eq!(by_manager.unwrap(), Err(FeedError::NotOwner));

    let charlie = ActorId::from(DEFAULT_USER_CHARLIE);
    assert_eq!(feed.change_manager(charlie).await.unwrap(), Ok(()));
    let former = publish(&mut feed, bob(), FIRST).await;
    assert_eq!(former, Err(FeedError::NotManager));
    assert_eq!(publish(&mut feed, charlie, FIRST).await, Ok(()));
    assert_eq!(feed.roles().query().unwrap(), (alice(), charlie));
}
// #endregion test-roles

#[tokio::test]
async fn a_signature_has_to_be_there() {
    let mut feed = create_program(&GtestEnv::system_default()).await.feed();

    for signature in [vec![], vec![7; 97]] {
        let round = feed.publish(FIRST, H256::zero(), signature);
        let refused = round.with_actor_id(bob()).await.unwrap();
        assert_eq!(refused, Err(FeedError::BadSignature));
    }
    assert_eq!(feed.next().query().unwrap(), FIRST);
}

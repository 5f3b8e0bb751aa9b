use rmrk::client::{
    NestableToken as _, NestableTokenCtors as _, NestableTokenProgram,
    nest::{events::NestEvents, *},
};
use sails_rs::{client::*, futures::StreamExt as _, gtest::Log, prelude::*};

// #region test-setup
fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

type Collection = Actor<NestableTokenProgram, GtestEnv>;

/// A collection of Alice, in which Alice and then Bob have a token.
async fn create_collection(env: &GtestEnv, salt: &[u8]) -> Collection {
    let code_id = env.system().submit_code(::rmrk::WASM_BINARY);
    let collection = env.deploy::<NestableTokenProgram>(code_id, salt.to_vec());
    let collection = collection.create().await.unwrap();
    for (id, owner) in [alice(), bob()].into_iter().enumerate() {
        let minted = collection.nest().mint(owner).await.unwrap();
        assert_eq!(minted, Ok(id as u32));
    }
    collection
}

fn token(collection: &Collection, id: u32) -> Token {
    let collection = collection.id();
    Token { collection, id }
}

fn owner(collection: &Collection, id: u32) -> Owner {
    let owner = collection.nest().owner_of(id).query().unwrap();
    owner.unwrap()
}
// #endregion test-setup

// #region test-nest
#[tokio::test]
async fn a_sword_in_a_knight_belongs_to_who_has_the_knight() {
    let env = GtestEnv::system_default();
    let knights = create_collection(&env, b"knights").await;
    let swords = create_collection(&env, b"swords").await;
    let (knight, sword) = (token(&knights, 0), token(&swords, 1));
    let mut events = knights.nest().listen().await.unwrap();

    // Bob gives his sword to the knight of Alice, and has it no more.
    let put = swords.nest().put(1, knight.clone());
    let put = put.with_actor_id(bob()).await.unwrap();
    assert_eq!(put, Ok(Outcome::Told));
    assert_eq!(owner(&swords, 1), Owner::Token(knight));
    let children = knights.nest().children_of(0).query().unwrap();
    assert_eq!(children, [(sword.clone(), Status::Proposed)]);

    let mut nest = knights.nest();
    let stranger = nest.accept(0, sword.clone()).with_actor_id(bob());
    assert_eq!(stranger.await.unwrap(), Err(NestError::NotOwner));
    assert_eq!(nest.accept(0, sword.clone()).await.unwrap(), Ok(()));
    let (_, event) = events.next().await.unwrap();
    let child = sword.clone();
    assert_eq!(event, NestEvents::Accepted { id: 0, child });

    let out = nest.take_out(0, sword, alice()).await.unwrap();
    assert_eq!(out, Ok(Outcome::Told));
    assert_eq!(owner(&swords, 1), Owner::Account(alice()));
    assert_eq!(nest.children_of(0).query().unwrap(), []);
}
// #endregion test-nest

// #region test-root
#[tokio::test]
async fn the_owner_is_found_across_three_collections() {
    let env = GtestEnv::system_default();
    let knights = create_collection(&env, b"knights").await;
    let swords = create_collection(&env, b"swords").await;
    let gems = create_collection(&env, b"gems").await;

    // A gem in a sword, and the sword in the knight of Bob.
    let gem = gems.nest().put(0, token(&swords, 0)).await.unwrap();
    assert_eq!(gem, Ok(Outcome::Told));
    let sword = swords.nest().put(0, token(&knights, 1)).await.unwrap();
    assert_eq!(sword, Ok(Outcome::Told));

    // Alice put them there, but they are Bob's now.
    let accept = || swords.nest().accept(0, token(&gems, 0));
    assert_eq!(accept().await.unwrap(), Err(NestError::NotOwner));
    let accepted = accept().with_actor_id(bob()).await.unwrap();
    assert_eq!(accepted, Ok(()));
}
// #endregion test-root

// #region test-cycle
#[tokio::test]
async fn a_token_never_comes_to_be_in_itself() {
    let env = GtestEnv::system_default();
    let knights = create_collection(&env, b"knights").await;
    let swords = create_collection(&env, b"swords").await;
    let sword = swords.nest().put(0, token(&knights, 0)).await.unwrap();
    assert_eq!(sword, Ok(Outcome::Told));

    let knight = knights.nest().put(0, token(&swords, 0)).await.unwrap();
    assert_eq!(knight, Ok(Outcome::Refused));
    assert_eq!(owner(&knights, 0), Owner::Account(alice()));
    let nothing = knights.nest().put(0, token(&swords, 9)).await.unwrap();
    assert_eq!(nothing, Ok(Outcome::Refused));
}
// #endregion test-cycle

// #region test-race
#[tokio::test]
async fn who_has_given_the_knight_away_takes_nothing_out_of_it() {
    let env = GtestEnv::system_default();
    let castles = create_collection(&env, b"castles").await;
    let knights = create_collection(&env, b"knights").await;
    let swords = create_collection(&env, b"swords").await;
    let (knight, horse, sword) = (token(&knights, 0), token(&knights, 1), token(&swords, 0));

    // A sword on the horse of a knight in the castle of Alice.
    let mut nest = knights.nest();
    let put = nest.put(1, knight.clone()).with_actor_id(bob());
    assert_eq!(put.await.unwrap(), Ok(Outcome::Told));
    let put = swords.nest().put(0, horse.clone()).await.unwrap();
    assert_eq!(put, Ok(Outcome::Told));
    let put = nest.put(0, token(&castles, 0)).await.unwrap();
    assert_eq!(put, Ok(Outcome::Told));

    // Alice asks for the sword. Until it is known that the castle is hers, the knight is Bob's.
    let mut accept = nest.accept(1, sword.clone());
    accept.send_one_way().unwrap();
    let mut take_out = nest.take_out(1, sword.clone(), alice());
    take_out.send_one_way().unwrap();
    let mut castle = castles.nest();
    castle.take_out(0, knight, bob()).send_one_way().unwrap();
    (0..3).for_each(|_| env.run_next_block());

    assert_eq!(owner(&knights, 0), Owner::Account(bob()));
    assert_eq!(owner(&swords, 0), Owner::Token(horse));
    let children = nest.children_of(1).query().unwrap();
    assert_eq!(children, [(sword.clone(), Status::Proposed)]);
    let out = nest.take_out(1, sword, bob()).with_actor_id(bob());
    assert_eq!(out.await.unwrap(), Ok(Outcome::Told));
}
// #endregion test-race

// #region test-told
#[tokio::test]
async fn nobody_is_told_of_a_token_that_may_come_back() {
    let env = GtestEnv::system_default();
    let knights = create_collection(&env, b"knights").await;
    let swords = create_collection(&env, b"swords").await;
    let knight = token(&knights, 0);

    // The knight is in a token of Charlie's collection, which is nothing but his mailbox.
    let castle = Token {
        collection: charlie(),
        id: 7,
    };
    let ask = io::OwnerOf::encode_call(1, 7);
    let answer = |from: &Collection, call: &[u8], result: &[u8]| {
        let log = Log::builder().source(from.id()).payload_bytes(call);
        let payload = [&call[..16], result].concat();
        let mailbox = env.system().get_mailbox(charlie());
        mailbox.reply_bytes(log, payload, 0).unwrap();
        env.run_next_block();
    };
    knights.nest().put(0, castle).send_one_way().unwrap();
    env.run_next_block();
    answer(&knights, &ask, &Some(Owner::Account(alice())).encode());
    answer(&knights, &io::Propose::encode_call(1, 7, 0), &[]);

    // While Charlie is silent, Alice's sword is in the knight, and nobody else knows.
    swords.nest().put(0, knight.clone()).send_one_way().unwrap();
    (0..2).for_each(|_| env.run_next_block());
    assert_eq!(owner(&swords, 0), Owner::Token(knight.clone()));
    let again = swords.nest().tell_again(0).await.unwrap();
    assert_eq!(again, Err(NestError::PutNotEnded));

    // He lets the knight go to Bob, and refuses: what Alice gets back was on no list.
    let leave = io::Leave::encode_call(1, 0, 7, bob());
    let program = env.system().get_program(knights.id()).unwrap();
    program.send_bytes(charlie(), leave);
    env.run_next_block();
    assert_eq!(owner(&knights, 0), Owner::Account(bob()));
    answer(&swords, &ask, &None::<Owner>.encode());
    assert_eq!(owner(&swords, 0), Owner::Account(alice()));
    assert_eq!(knights.nest().children_of(0).query().unwrap(), []);
}
// #endregion test-told

#[tokio::test]
async fn a_put_whose_gas_ran_out_can_be_told_when_it_has_surely_ended() {
    let env = GtestEnv::system_default();
    let swords = create_collection(&env, b"swords").await;
    let castle = Token {
        collection: charlie(),
        id: 7,
    };
    // Somewhere between too little for the question and enough for the answer.
    let ran_out = (0..400).any(|step| {
        let gas = 22_000_000_000 + step * 25_000_000;
        let mut put = swords.nest().put(0, castle.clone()).with_gas_limit(gas);
        put.send_one_way().unwrap();
        (0..30).for_each(|_| env.run_next_block());
        owner(&swords, 0) == Owner::Token(castle.clone())
    });
    assert!(ran_out);
    let early = swords.nest().tell_again(0).await.unwrap();
    assert_eq!(early, Err(NestError::PutNotEnded));

    (0..200).for_each(|_| env.run_next_block());
    let told = swords.nest().tell_again(0).await.unwrap();
    assert_eq!(told, Ok(Outcome::Unanswered));
}
#[tokio::test]
async fn a_list_holds_what_is_in_wherever_the_gas_ran_out() {
    let env = GtestEnv::system_default();
    let knights = create_collection(&env, b"knights").await;
    let swords = create_collection(&env, b"swords").await;
    let knight = token(&knights, 0);
    let is_in = |id| owner(&swords, id) == Owner::Token(knight.clone());
    let is_listed = |id| {
        let children = knights.nest().children_of(0).query().unwrap();
        children
            .iter()
            .any(|(child, _)| *child == token(&swords, id))
    };
    let (mut undone, mut untold, mut done) = (0, 0, 0);

    for step in 0..30 {
        let gas = 2_000_000_000 + step * 2_000_000_000;
        let id = swords.nest().mint(alice()).await.unwrap().unwrap();
        let _ = swords
            .nest()
            .put(id, knight.clone())
            .with_gas_limit(gas)
            .await;
        env.run_next_block();
        match (is_in(id), is_listed(id)) {
            (false, false) => undone += 1,
            (true, false) => untold += 1,
            (true, true) => done += 1,
            (false, true) => std::panic!("{gas}: the sword is not in"),
        }

        let _ = swords.nest().put(id, knight.clone()).await;
        let _ = swords.nest().tell_again(id).await;
        let sword = token(&swords, id);
        let _ = knights
            .nest()
            .take_out(0, sword, alice())
            .with_gas_limit(gas)
            .await;
        env.run_next_block();
        assert!(is_in(id) || !is_listed(id), "{gas}: the sword is out");
    }
    println!("undone {undone}, untold {untold}, done {done}");
    assert!(undone > 0 && done > 0);
}

#[tokio::test]
async fn what_is_not_in_can_be_taken_off_the_list() {
    let env = GtestEnv::system_default();
    let knights = create_collection(&env, b"knights").await;
    let swords = create_collection(&env, b"swords").await;
    let (knight, sword) = (token(&knights, 0), token(&swords, 0));
    let put = swords.nest().put(0, knight).await.unwrap();
    assert_eq!(put, Ok(Outcome::Told));

    // The sword is told again while it leaves, and is on the list although it is out.
    let mut nest = knights.nest();
    let mut out = nest.take_out(0, sword.clone(), alice());
    out.send_one_way().unwrap();
    let mut again = swords.nest().tell_again(0).with_actor_id(bob());
    again.send_one_way().unwrap();
    (0..3).for_each(|_| env.run_next_block());
    assert_eq!(owner(&swords, 0), Owner::Account(alice()));
    assert_eq!(nest.children_of(0).query().unwrap().len(), 1);

    let out = nest.take_out(0, sword, alice()).await.unwrap();
    assert_eq!(out, Ok(Outcome::Refused));
    assert_eq!(nest.children_of(0).query().unwrap(), []);
}

#[tokio::test]
async fn telling_again_changes_nothing() {
    let env = GtestEnv::system_default();
    let knights = create_collection(&env, b"knights").await;
    let swords = create_collection(&env, b"swords").await;
    let (knight, sword) = (token(&knights, 0), token(&swords, 0));
    let early = swords.nest().tell_again(0).await.unwrap();
    assert_eq!(early, Err(NestError::NotInToken));
    let put = swords.nest().put(0, knight).await.unwrap();
    assert_eq!(put, Ok(Outcome::Told));
    let accepted = knights.nest().accept(0, sword.clone()).await.unwrap();
    assert_eq!(accepted, Ok(()));

    let again = swords.nest().tell_again(0).with_actor_id(bob());
    assert_eq!(again.await.unwrap(), Ok(Outcome::Told));

    let children = knights.nest().children_of(0).query().unwrap();
    assert_eq!(children, [(sword, Status::Accepted)]);
}

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let knights = create_collection(&env, b"knights").await;
    let mut nest = knights.nest();
    let (first, second) = (token(&knights, 0), token(&knights, 1));

    let stranger = nest.mint(bob()).with_actor_id(bob()).await.unwrap();
    assert_eq!(stranger, Err(NestError::NotAdmin));
    let theft = nest.put(1, first.clone()).await.unwrap();
    assert_eq!(theft, Err(NestError::NotOwner));
    let absent = nest.accept(0, second.clone()).await.unwrap();
    assert_eq!(absent, Err(NestError::NotInToken));
    // Only the collection around it may let a token go.
    let escape = nest.leave(0, 1, bob()).await.unwrap();
    assert_eq!(escape, Err(NestError::NotOwner));
    // Who speaks for a collection is that collection: this proposes a token of Alice.
    let forged = nest.propose(0, 1).await.unwrap();
    assert_eq!(forged, Ok(()));
    let children = nest.children_of(0).query().unwrap();
    let by_alice = Token {
        collection: alice(),
        id: 1,
    };
    assert_eq!(children, [(by_alice, Status::Proposed)]);
}

#[tokio::test]
async fn what_strangers_have_invented_is_forgotten_without_a_message() {
    let env = GtestEnv::system_default();
    let knights = create_collection(&env, b"knights").await;

    // Bob is an account, and says that he is a collection.
    for id in 0..16 {
        let proposed = knights.nest().propose(0, id).with_actor_id(bob()).await;
        assert_eq!(proposed.unwrap(), Ok(()));
    }
    let full = knights.nest().propose(0, 16).with_actor_id(charlie()).await;
    assert_eq!(full.unwrap(), Err(NestError::TooManyProposed));

    let collection = bob();
    let child = Token { collection, id: 0 };
    let stranger = knights.nest().forget(0, child.clone());
    let stranger = stranger.with_actor_id(bob()).await.unwrap();
    assert_eq!(stranger, Err(NestError::NotOwner));
    assert_eq!(
        knights.nest().forget(0, child.clone()).await.unwrap(),
        Ok(())
    );
    let gone = knights.nest().forget(0, child).await.unwrap();
    assert_eq!(gone, Err(NestError::NotInToken));
    let free = knights.nest().propose(0, 16).with_actor_id(charlie()).await;
    assert_eq!(free.unwrap(), Ok(()));
    // `TakeOut` would have left its gas in Bob's mailbox.
    let mailbox = env.system().get_mailbox(DEFAULT_USER_BOB);
    assert!(!mailbox.contains(&Log::builder().source(knights.id())));
}

use sails_rs::{client::*, hex, keccak_const::Keccak256, meta::SailsMessageHeader, prelude::*};
use voting::client::{Poll as _, PollCtors as _, PollProgram, voting::*};

const PRICE: u128 = 3_000_000_000_000;

async fn open() -> (GtestEnv, Actor<PollProgram, GtestEnv>) {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::voting::WASM_BINARY);
    let names = vec!["Tea".to_string(), "Coffee".to_string()];
    let poll = env.deploy(code_id, b"salt".to_vec()).open(names, PRICE);
    (env, poll.await.unwrap().unwrap())
}

// #region interface-id
fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let update = |hasher: Keccak256, part: &&[u8]| hasher.update(part);
    parts.iter().fold(Keccak256::new(), update).finalize()
}

/// The interface id of `Voting`, computed from nothing but its IDL.
fn interface_id() -> [u8; 8] {
    let (unit, string) = (hash(&[b"()"]), hash(&[b"String"]));
    let (u32_, u128_) = (hash(&[b"u32"]), hash(&[b"u128"]));
    let list = |item: &[u8]| hash(&[b"[", item, b"]"]);
    let choice = hash(&[b"Choice", &string, &u32_]);
    let error = hash(&[
        &hash(&[b"AlreadyVoted"]),
        &hash(&[b"Closed"]),
        &hash(&[b"NotOwner"]),
        &hash(&[b"Underpaid", &u128_]),
        &hash(&[b"UnknownChoice"]),
    ]);

    let marks = list(&u32_);
    let all = [b"VoteAll", &marks[..], b"res", &unit, b"throws", &error];
    let voted = hash(&[b"Voted", &hash(&[b"ActorId"]), &u32_, &u32_]);

    let id = hash(&[
        // Functions in the order of their names.
        &hash(&[b"command", b"Close", b"res", &u32_, b"throws", &error]),
        &hash(&[b"query", b"Results", b"res", &list(&choice)]),
        &hash(&[b"command", b"Vote", &u32_, b"res", &u32_, b"throws", &error]),
        &hash(&[b"command", &all.concat()]),
        // Events in the order of their names.
        &hash(&[&hash(&[b"Closed", &u32_]), &voted]),
    ]);
    id[..8].try_into().unwrap()
}

#[test]
fn interface_id_by_hand() {
    assert_eq!(interface_id(), VotingImpl::INTERFACE_ID.0);
}
// #endregion interface-id

// #region header
#[tokio::test]
async fn header_by_hand() {
    let (env, poll) = open().await;

    let mut payload = Vec::new();
    payload.extend(b"GM"); // magic
    payload.push(1); // version
    payload.push(16); // header length
    payload.extend(interface_id());
    // Entry id: Close 0, Results 1, Vote 2, VoteAll 3.
    payload.extend(2_u16.to_le_bytes());
    payload.push(1); // route index: the first service
    payload.push(0); // reserved
    payload.extend(1_u32.to_le_bytes()); // argument: choice 1

    // The generated client makes the same bytes.
    assert_eq!(payload, poll.voting().vote(1).encode_call());
    assert_eq!(
        hex::encode(&payload),
        "474d0110e8f15f39426695cb0200010001000000"
    );

    // The program accepts them. Its reply has the same header.
    let params = GtestParams::default().with_value(PRICE);
    let reply = env.send_for_reply(poll.id(), &payload, params).await;
    let reply = reply.unwrap();
    assert_eq!(reply[..16], payload[..16]);
    assert_eq!(reply[16..], 1_u32.to_le_bytes());
}
// #endregion header

// #region route-zero
#[tokio::test]
async fn route_zero_is_inferred() {
    let (env, poll) = open().await;
    let mut payload = poll.voting().vote(1).encode_call();
    payload[14] = 0;

    let params = GtestParams::default().with_value(PRICE);
    let reply = env.send_for_reply(poll.id(), &payload, params).await;

    // The reply names the route that was found.
    assert_eq!(reply.unwrap()[14], 1);
}
// #endregion route-zero

// #region unknown
#[tokio::test]
async fn an_unknown_interface_fails() {
    let (env, poll) = open().await;
    let before = poll.balance();
    let mut payload = poll.voting().vote(1).encode_call();
    payload[4] ^= 0xff;

    let params = GtestParams::default().with_value(PRICE);
    let reply = env.send_for_reply(poll.id(), &payload, params).await;

    assert!(matches!(reply, Err(GtestError::ReplyHasError(..))));
    assert_eq!(poll.balance(), before);
}
// #endregion unknown

// #region no-header
#[tokio::test]
async fn without_a_header_nothing_fails_and_the_value_stays() {
    let (env, poll) = open().await;
    let before = poll.balance();

    // What a client of Sails 0.10 sends: names instead of ids.
    let payload = ("Voting", "Vote", 1_u32).encode();
    let params = GtestParams::default().with_value(PRICE);
    let reply = env.send_for_reply(poll.id(), &payload, params).await;

    assert_eq!(reply.unwrap(), [0; 0]);
    assert_eq!(poll.balance(), before + PRICE);
    assert_eq!(poll.voting().results().query().unwrap()[1].votes, 0);
}
// #endregion no-header

// #region decode
#[tokio::test]
async fn header_decoded() {
    let (_, poll) = open().await;
    let payload = poll.voting().vote(1).encode_call();

    let mut rest = payload.as_slice();
    let header = SailsMessageHeader::try_read_bytes(&mut rest).unwrap();
    let (choice,) = <(u32,)>::decode(&mut rest).unwrap();

    assert_eq!(header.interface_id(), VotingImpl::INTERFACE_ID);
    assert_eq!((header.entry_id(), header.route_id()), (2, 1));
    assert_eq!(choice, 1);
}
// #endregion decode

// #region no-constructor
#[tokio::test]
async fn without_a_header_the_program_is_created_without_state() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::voting::WASM_BINARY);

    let payload = ("Open", vec!["Tea"], PRICE).encode();
    let (id, message_id) = env
        .create_program(code_id, b"salt", payload, GtestParams::default())
        .unwrap();
    let reply = env.message_reply_from_next_blocks(message_id).await;
    assert_eq!(reply.unwrap().unwrap(), [0; 0]);

    let poll = Actor::<PollProgram, _>::new(env, id);
    let results = poll.voting().results().await;
    assert!(matches!(results, Err(GtestError::ReplyHasError(..))));
}
// #endregion no-constructor

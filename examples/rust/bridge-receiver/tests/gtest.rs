use bridge_receiver::{
    POINTS_SENT,
    client::{
        BridgeReceiver as _, BridgeReceiverCtors as _, BridgeReceiverProgram,
        points::{Points as _, ReceiveError, events::PointsEvents, io::Receive},
    },
};
use gtest::BlockRunResult;
use sails_rs::{client::*, futures::StreamExt as _, gtest::Log, hex, prelude::*};

// #region test-setup
const CONTRACT: H160 = H160::repeat_byte(0xEE);
const SENDER: H160 = H160::repeat_byte(0xAA);
/// Bob stands for the historical proxy.
const PROXY: u64 = DEFAULT_USER_BOB;

async fn create_program(env: &GtestEnv) -> Actor<BridgeReceiverProgram, GtestEnv> {
    let code_id = env.system().submit_code(bridge_receiver::WASM_BINARY);
    let program = env.deploy::<BridgeReceiverProgram>(code_id, vec![]);
    program.new(PROXY.into(), CONTRACT).await.unwrap()
}
// #endregion test-setup

/// RLP: a head that tells kind and length, then the bytes.
fn rlp(kind: u8, bytes: &[u8]) -> Vec<u8> {
    let length = (bytes.len() as u64).to_be_bytes();
    let significant = &length[length.partition_point(|byte| *byte == 0)..];
    let head = match bytes {
        [byte] if kind == STRING && *byte < 0x80 => vec![],
        _ if bytes.len() < 56 => vec![kind + bytes.len() as u8],
        _ => [&[kind + 55 + significant.len() as u8], significant].concat(),
    };
    [&head, bytes].concat()
}

const STRING: u8 = 0x80;
const LIST: u8 = 0xc0;

fn string(bytes: &[u8]) -> Vec<u8> {
    rlp(STRING, bytes)
}

fn list(items: &[u8]) -> Vec<u8> {
    rlp(LIST, items)
}

// #region test-receipt
/// The receipt of a transaction in which `contract` logged `PointsSent` to Alice.
fn receipt(contract: H160, amount: u8) -> Vec<u8> {
    let from = [&[0; 12], SENDER.as_bytes()].concat();
    let to: ActorId = DEFAULT_USER_ALICE.into();
    let topics = [&POINTS_SENT[..], &from, to.as_ref()].map(string).concat();
    let mut data = [0; 32];
    data[31] = amount;

    let log = [string(contract.as_bytes()), list(&topics), string(&data)].concat();
    let (success, gas_used, bloom) = ([0x01], [0x82, 0x52, 0x08], string(&[0; 256]));
    let logs = list(&list(&log));
    list(&[&success[..], &gas_used, &bloom, &logs].concat())
}

/// The same for a transaction of type 2, as most are.
fn typed(receipt: Vec<u8>) -> Vec<u8> {
    string(&[&[2], receipt.as_slice()].concat())
}
// #endregion test-receipt

// #region test-route
/// What `Redirect` of the historical proxy must get as `client_route`.
const CLIENT_ROUTE: &str = concat!(
    "474d0110",         // magic, version, header length
    "190bbe85c50130c0", // interface id of Points
    "0100",             // entry id of Receive
    "01",               // route index
    "00",               // reserved
);

/// The proxy appends slot, index and receipt to the route and sends the bytes.
#[tokio::test]
async fn the_route_of_the_header_and_three_arguments_reach_the_method() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;
    let receipt = typed(receipt(CONTRACT, 40));

    let mut payload = hex::decode(CLIENT_ROUTE).unwrap();
    payload.extend(9_000_000_u64.to_le_bytes()); // slot
    payload.extend(7_u64.to_le_bytes()); // transaction index, 8 bytes
    payload.extend(receipt.encode()); // compact length, then the bytes

    assert_eq!(payload, Receive::encode_call(1, 9_000_000, 7, receipt));
    let block = send(&env, program.id(), payload);
    let one_log = Log::builder()
        .dest(PROXY)
        .payload_bytes([hex::decode(CLIENT_ROUTE).unwrap(), 1_u32.encode()].concat());
    assert!(block.contains(&one_log));
    let points = program.points().points_of(DEFAULT_USER_ALICE.into());
    assert_eq!(points.query().unwrap(), 40.into());
}

fn send(env: &GtestEnv, program: ActorId, payload: Vec<u8>) -> BlockRunResult {
    let program = env.system().get_program(program).unwrap();
    program.send_bytes(PROXY, payload);
    env.system().run_next_block()
}
// #endregion test-route

// #region test-legacy
/// The names that older clients send instead of a header reach nothing, and no error tells.
#[tokio::test]
async fn a_route_of_names_is_ignored() {
    let env = GtestEnv::system_default();
    let program = create_program(&env).await;

    let names = ("Points", "Receive");
    let arguments = (9_000_000_u64, 7_u64, typed(receipt(CONTRACT, 40)));
    let block = send(&env, program.id(), (names, arguments).encode());

    let nothing = Log::builder().dest(PROXY).payload_bytes([]);
    assert!(block.contains(&nothing));
    let points = program.points().points_of(DEFAULT_USER_ALICE.into());
    assert_eq!(points.query().unwrap(), U256::zero());
}
// #endregion test-legacy

#[test]
fn the_topic_is_that_of_the_compiler() {
    // What solc 0.8.37 makes of the event in examples/solidity/PointsSender.sol.
    let topic = "180e90f9395069c933ab6d061ea60972167ce80dd4baab614cce25a8db2a53cf";
    assert_eq!(hex::encode(POINTS_SENT), topic);
}

#[tokio::test]
async fn points_are_announced() {
    let program = create_program(&GtestEnv::system_default()).await;
    let mut points = program.points();
    let mut events = points.listen().await.unwrap();

    // A transaction without a type has no wrapping.
    let result = points
        .receive(1, 0, receipt(CONTRACT, 40))
        .with_actor_id(PROXY.into());

    assert_eq!(result.await.unwrap(), Ok(1));
    let (from, to, amount) = (SENDER, DEFAULT_USER_ALICE.into(), 40.into());
    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, PointsEvents::Received { from, to, amount });
}

// #region test-refused
#[tokio::test]
async fn what_must_not_count_is_refused() {
    let program = create_program(&GtestEnv::system_default()).await;
    let mut points = program.points();
    let good = typed(receipt(CONTRACT, 40));
    let foreign = typed(receipt(H160::zero(), 40));
    let mut receive = async |slot, receipt: &[u8], caller: u64| {
        let call = points.receive(slot, 7, receipt.to_vec());
        call.with_actor_id(caller.into()).await.unwrap()
    };

    assert_eq!(
        receive(1, &good, DEFAULT_USER_ALICE).await,
        Err(ReceiveError::NotProxy)
    );
    assert_eq!(receive(1, &good, PROXY).await, Ok(1));
    assert_eq!(
        receive(1, &good, PROXY).await,
        Err(ReceiveError::AlreadyReceived)
    );
    assert_eq!(
        receive(2, &foreign, PROXY).await,
        Err(ReceiveError::NoPoints)
    );
    assert_eq!(receive(2, b"", PROXY).await, Err(ReceiveError::Unreadable));
    // A refusal is forgotten: the right receipt still counts.
    assert_eq!(receive(2, &good, PROXY).await, Ok(1));
}
// #endregion test-refused

use alloy_rlp::{Bytes, RlpEncodable, encode};
use bridge_gate::client::{
    BridgeGate as _, BridgeGateCtors as _, BridgeGateProgram,
    gate::{DeliverError, Gate as _, ReceiveError},
};
use bridge_receiver::{
    POINTS_SENT,
    client::{
        BridgeReceiver as _, BridgeReceiverCtors as _, BridgeReceiverProgram, points::Points as _,
    },
};
use gtest::{Program, WasmProgram};
use sails_rs::{client::*, prelude::*};

const CONTRACT: H160 = H160::repeat_byte(0xEE);
const SLOT: u64 = 9_000_000;
const PROOFS: &[u8] = b"proofs that hold";

#[derive(RlpEncodable)]
struct Log {
    address: [u8; 20],
    topics: Vec<[u8; 32]>,
    data: Bytes,
}

#[derive(RlpEncodable)]
struct Receipt {
    success: bool,
    gas_used: u64,
    bloom: [u8; 256],
    logs: Vec<Log>,
}

/// The receipt of a transaction of type 2 that sends 40 points to Alice.
fn receipt() -> Vec<u8> {
    let to: ActorId = DEFAULT_USER_ALICE.into();
    let log = Log {
        address: CONTRACT.into(),
        topics: vec![POINTS_SENT, [0xAA; 32], to.into_bytes()],
        data: [[0; 31].as_slice(), &[40]].concat().into(),
    };
    let receipt = encode(Receipt {
        success: true,
        gas_used: 21_000,
        bloom: [0; 256],
        logs: vec![log],
    });
    encode(Bytes::from([&[2], receipt.as_slice()].concat()))
}

// #region mock
/// Stands for the historical proxy and for the program that it names: both go by names.
#[derive(Clone, Debug)]
struct Bridge(ActorId);

impl WasmProgram for Bridge {
    fn init(&mut self, _payload: Vec<u8>) -> Result<Option<Vec<u8>>, &'static str> {
        Ok(None)
    }

    fn handle(&mut self, payload: Vec<u8>) -> Result<Option<Vec<u8>>, &'static str> {
        let arguments = &mut payload.as_slice();
        let names = <(String, String)>::decode(arguments).unwrap();
        let answer = match (names.1.as_str(), *arguments) {
            ("EndpointFor", slot) if slot == 1_u64.encode() => (1_u8, 0_u8, 1_u64).encode(),
            ("EndpointFor", _) => (0_u8, self.0).encode(),
            ("CheckProofs", PROOFS) => (0_u8, receipt(), 7_u64, 1_u64, SLOT).encode(),
            _ => (1_u8, 8_u8).encode(), // `Error::InvalidReceiptProof`
        };
        Ok(Some([names.encode(), answer].concat()))
    }

    fn clone_boxed(&self) -> Box<dyn WasmProgram> {
        Box::new(self.clone())
    }

    fn state(&mut self) -> Result<Vec<u8>, &'static str> {
        Err("the mock has no state")
    }
}
// #endregion mock

type Gate = Actor<BridgeGateProgram, GtestEnv>;
type Receiver = Actor<BridgeReceiverProgram, GtestEnv>;

async fn create_programs() -> (Gate, Receiver) {
    let env = GtestEnv::system_default();
    const BRIDGE: u64 = 1001;
    let bridge = Program::mock_with_id(env.system(), BRIDGE, Bridge(BRIDGE.into()));
    // The first message to a program is always init.
    bridge.send_bytes(DEFAULT_USER_ALICE, b"");
    env.run_next_block();

    let code_id = env.system().submit_code(bridge_gate::WASM_BINARY);
    let gate = env.deploy::<BridgeGateProgram>(code_id, vec![]);
    let gate = gate.new(bridge.id()).await.unwrap();

    let code_id = env.system().submit_code(bridge_receiver::WASM_BINARY);
    let receiver = env.deploy::<BridgeReceiverProgram>(code_id, vec![]);
    let receiver = receiver.new(gate.id(), CONTRACT).await.unwrap();
    (gate, receiver)
}

fn points_of_alice(receiver: &Receiver) -> U256 {
    let points = receiver.points().points_of(DEFAULT_USER_ALICE.into());
    points.query().unwrap()
}

// #region test-deliver
#[tokio::test]
async fn a_proven_receipt_reaches_the_receiver_once() {
    let (gate, receiver) = create_programs().await;
    let mut gate = gate.gate();
    let mut deliver = async || gate.deliver(SLOT, PROOFS.to_vec(), receiver.id()).await;

    assert_eq!(deliver().await.unwrap(), Ok(1));
    let again = Err(DeliverError::Refused(ReceiveError::AlreadyReceived));
    assert_eq!(deliver().await.unwrap(), again);

    assert_eq!(points_of_alice(&receiver), 40.into());
}

#[tokio::test]
async fn what_is_not_proven_never_reaches_the_receiver() {
    let (gate, receiver) = create_programs().await;
    let mut gate = gate.gate();
    let mut deliver = async |slot, proofs: &[u8]| {
        let call = gate.deliver(slot, proofs.to_vec(), receiver.id());
        call.await.unwrap()
    };

    let not_proven = Err(DeliverError::NotProven);
    assert_eq!(deliver(SLOT, b"invented").await, not_proven);
    // These proofs hold, but for another slot than the one that chose the checker.
    assert_eq!(deliver(SLOT + 1, PROOFS).await, not_proven);
    assert_eq!(deliver(1, PROOFS).await, Err(DeliverError::NoChecker));

    assert_eq!(points_of_alice(&receiver), U256::zero());
}
// #endregion test-deliver

#[tokio::test]
async fn a_receiver_that_is_no_program_is_told() {
    let (gate, _) = create_programs().await;

    let call = gate.gate().deliver(SLOT, PROOFS.to_vec(), ActorId::zero());

    assert_eq!(call.await.unwrap(), Err(DeliverError::NoAnswer));
}

use builtin_calls_client::{
    BuiltinCallsClient as _, BuiltinCallsClientCtors as _, BuiltinCallsClientProgram, calls::*,
};
use gbuiltin_proxy as proxy;
use gbuiltin_staking as staking;
use gtest::{ETH_BRIDGE_ID, EthBridgeResponse, Program, WasmProgram, constants::UNITS};
use sails_rs::{client::*, prelude::*};

// #region test-encoding
#[test]
fn request_is_an_index_byte_and_the_fields() {
    let value = 5;
    let payee = staking::RewardAccount::Program;
    let bond = staking::Request::Bond { value, payee }.encode();

    assert_eq!(bond[0], 0); // Bond
    assert_eq!(bond[1..17], value.to_le_bytes());
    assert_eq!(bond[17..], [1]); // RewardAccount::Program
    assert_eq!(staking::Request::ActiveEra.encode(), [9]);
}
// #endregion test-encoding

// #region test-proxy
#[test]
fn proxy_request_is_an_index_byte_and_the_fields() {
    let delegate = ActorId::from(7);
    let proxy_type = proxy::ProxyType::Governance;
    let request = proxy::Request::AddProxy {
        delegate,
        proxy_type,
    };

    // AddProxy, the delegate, Governance.
    let expected = [&[0], delegate.as_ref(), &[2]].concat();
    assert_eq!(request.encode(), expected);
}
// #endregion test-proxy

// #region test-response
#[test]
fn bridge_response_has_four_fields() {
    let response = EthBridgeResponse::EthMessageQueued {
        block_number: 1,
        hash: H256::repeat_byte(2),
        nonce: U256::from(3),
        queue_id: 4,
    };

    // Index, block number, hash, nonce, queue id.
    assert_eq!(response.encode().len(), 1 + 4 + 32 + 32 + 8);
}
// #endregion test-response

// #region mock
/// Stands for the staking actor: gtest has none.
#[derive(Clone, Debug)]
struct StakingMock;

impl WasmProgram for StakingMock {
    fn init(&mut self, _payload: Vec<u8>) -> Result<Option<Vec<u8>>, &'static str> {
        Ok(None)
    }

    fn handle(&mut self, payload: Vec<u8>) -> Result<Option<Vec<u8>>, &'static str> {
        match staking::Request::decode(&mut payload.as_slice()) {
            Ok(staking::Request::ActiveEra) => {
                let response = staking::Response::ActiveEra {
                    info: staking::ActiveEraInfo {
                        index: 1234,
                        start: None,
                    },
                    executed_at: 1,
                    executed_at_gear_block: 1,
                };
                Ok(Some(response.encode()))
            }
            // Success, with an empty reply.
            Ok(
                staking::Request::Bond { .. }
                | staking::Request::Chill
                | staking::Request::Unbond { .. }
                | staking::Request::WithdrawUnbonded { .. },
            ) => Ok(Some(vec![])),
            // Nominations fail, as they do for an account that bonded nothing.
            Ok(staking::Request::Nominate { .. }) => Err("NotController"),
            _ => Err("Message decoding error"),
        }
    }

    fn clone_boxed(&self) -> Box<dyn WasmProgram> {
        Box::new(self.clone())
    }

    fn state(&mut self) -> Result<Vec<u8>, &'static str> {
        Err("the mock has no state")
    }
}
// #endregion mock

// #region test-setup
const STAKING_ID: u64 = 1001;
const PROXY_ID: u64 = 1002;

async fn create_program() -> (GtestEnv, Actor<BuiltinCallsClientProgram, GtestEnv>) {
    let env = GtestEnv::system_default();
    let staking = Program::mock_with_id(env.system(), STAKING_ID, StakingMock);
    // The first message to a program is always init.
    staking.send_bytes(DEFAULT_USER_ALICE, b"");
    env.run_next_block();

    let code_id = env.system().submit_code(builtin_calls::WASM_BINARY_OPT);
    let program = env
        .deploy::<BuiltinCallsClientProgram>(code_id, vec![])
        .create(STAKING_ID.into(), PROXY_ID.into(), ETH_BRIDGE_ID)
        .await
        .unwrap();
    (env, program)
}
// #endregion test-setup

// #region test-staking
#[tokio::test]
async fn reply_of_the_staking_actor_is_decoded() {
    let (_env, program) = create_program().await;
    let mut calls = program.calls();

    assert_eq!(calls.active_era().await.unwrap(), Ok(1234));
    assert_eq!(calls.bond(10 * UNITS).await.unwrap(), Ok(()));
    assert_eq!(calls.chill().await.unwrap(), Ok(()));
    assert_eq!(calls.unbond(10 * UNITS).await.unwrap(), Ok(()));
    assert_eq!(calls.withdraw_unbonded(0).await.unwrap(), Ok(()));
}

#[tokio::test]
async fn the_owner_takes_out_what_is_free() {
    let (env, program) = create_program().await;
    let mut calls = program.calls();
    calls.chill().with_value(5 * UNITS).await.unwrap().unwrap();
    let before = env.system().balance_of(DEFAULT_USER_ALICE);

    let thief = calls.withdraw().with_actor_id(DEFAULT_USER_BOB.into());
    assert_eq!(thief.await.unwrap(), Err(CallError::NotOwner));
    assert_eq!(calls.withdraw().await.unwrap(), Ok(5 * UNITS));

    // The value comes back, less the gas of the two messages.
    let after = env.system().balance_of(DEFAULT_USER_ALICE);
    assert!(after > before + 4 * UNITS, "{before} {after}");
}

#[tokio::test]
async fn refusal_of_the_staking_actor_comes_as_text() {
    let (_env, program) = create_program().await;
    let mut calls = program.calls();

    let error = calls.nominate(vec![]).await.unwrap().unwrap_err();

    assert_eq!(error, CallError::Refused("NotController".into()));
}
// #endregion test-staking

// #region test-bridge
#[tokio::test]
async fn bridge_counts_messages() {
    let (_env, program) = create_program().await;
    let mut calls = program.calls();
    let contract = H160::repeat_byte(0xEE);

    for nonce in 0..3 {
        let result = calls.send_to_ethereum(contract, b"hello".to_vec()).await;
        assert_eq!(result.unwrap(), Ok(U256::from(nonce)));
    }
}
// #endregion test-bridge

// #region test-owner
#[tokio::test]
async fn strangers_are_refused() {
    let (env, program) = create_program().await;
    let mut calls = program.calls();
    let balance = || env.system().balance_of(DEFAULT_USER_BOB);
    let (before, attached) = (balance(), 50 * UNITS);

    let result = calls
        .send_to_ethereum(H160::zero(), vec![])
        .with_actor_id(DEFAULT_USER_BOB.into())
        .with_value(attached)
        .await;

    assert_eq!(result.unwrap(), Err(CallError::NotOwner));
    // Only gas is gone.
    assert!(before - balance() < attached);
}
// #endregion test-owner

use proxy::client::{
    UpgradeProxy as _, UpgradeProxyCtors as _, UpgradeProxyProgram,
    proxy::{Proxy as _, ProxyError},
};
use proxy_logic::client::{
    PointsLogic as _, PointsLogicCtors as _, PointsLogicProgram,
    lifecycle::io::Retire,
    points::{LogicError, Points as _, io::Buy, io::Spend},
};
use sails_rs::{
    client::*,
    gtest::{Log, Program},
    prelude::*,
};

// #region test-setup
type Proxy = Actor<UpgradeProxyProgram, GtestEnv>;
type Logic = Actor<PointsLogicProgram, GtestEnv>;

const GAS: u64 = 20_000_000_000;
const VARA: u128 = 1_000_000_000_000;
const POINTS: u8 = PointsLogicProgram::ROUTE_ID_POINTS;
const LIFECYCLE: u8 = PointsLogicProgram::ROUTE_ID_LIFECYCLE;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

async fn create_logic(env: &GtestEnv, proxy: &Proxy, rate: u128) -> Logic {
    let code_id = env.system().submit_code(::proxy_logic::WASM_BINARY);
    let logic = env.deploy(code_id, rate.encode());
    logic.serve(proxy.id(), rate).await.unwrap()
}

async fn create_proxy(env: &GtestEnv) -> Proxy {
    let code_id = env.system().submit_code(::proxy::WASM_BINARY);
    let proxy = env.deploy(code_id, b"proxy".to_vec());
    proxy.create().await.unwrap()
}

/// A proxy of Alice, with a first version that gives ten points for a VARA.
async fn create(env: &GtestEnv) -> (Proxy, Logic) {
    let proxy = create_proxy(env).await;
    let logic = create_logic(env, &proxy, 10).await;
    let set = proxy.proxy().set_logic(logic.id()).await.unwrap();
    assert_eq!(set, Ok(()));
    (proxy, logic)
}
// #endregion test-setup

// #region test-forward
#[tokio::test]
async fn a_call_reaches_the_logic_and_its_reply_the_caller() {
    let env = GtestEnv::system_default();
    let (proxy, logic) = create(&env).await;

    // What the client of the logic would send, with the sender as its first argument.
    let payload = Buy::encode_call(POINTS, bob());
    let mut service = proxy.proxy();
    let call = service.forward(payload, GAS);
    let reply = call.with_actor_id(bob()).with_value(3 * VARA).await;

    let reply = reply.unwrap().unwrap();
    assert_eq!(Buy::decode_reply(POINTS, reply), Ok(30));
    assert_eq!(logic.points().balance(bob()).query().unwrap(), 30);
    let direct = logic.points().buy(bob()).with_value(VARA).await.unwrap();
    assert_eq!(direct, Err(LogicError::NotProxy));
}
// #endregion test-forward

// #region test-forged
#[tokio::test]
async fn nobody_speaks_for_others_or_for_the_proxy() {
    let env = GtestEnv::system_default();
    let (proxy, logic) = create(&env).await;
    let mut service = proxy.proxy();

    let forged = Spend::encode_call(POINTS, alice(), 1);
    let retire = Retire::encode_call(LIFECYCLE, proxy.id(), bob());
    for payload in [forged, retire] {
        let call = service.forward(payload, GAS).with_actor_id(bob());
        assert_eq!(call.await.unwrap(), Err(ProxyError::NotSender));
    }

    // Under his own name Bob gets through the proxy, but not into the lifecycle.
    let retire = Retire::encode_call(LIFECYCLE, bob(), bob());
    let call = service.forward(retire, GAS).with_actor_id(bob());
    let refused = call.await.unwrap();
    assert!(matches!(refused, Err(ProxyError::Refused { .. })));
    assert_eq!(logic.points().balance(bob()).query().unwrap(), 0);
}
// #endregion test-forged

// #region test-refused
#[tokio::test]
async fn a_refusal_comes_back_with_its_value() {
    let env = GtestEnv::system_default();
    let (proxy, logic) = create(&env).await;
    let before = (proxy.balance(), logic.balance());
    let mut service = proxy.proxy();

    // A tenth of a point.
    let payload = Buy::encode_call(POINTS, alice());
    let call = service.forward(payload, GAS).with_value(VARA / 100);
    let Err(ProxyError::Refused { payload }) = call.await.unwrap() else {
        unreachable!("the logic refuses");
    };
    let error = <Buy as ServiceCall>::decode_error(&RouteIdx(POINTS), payload);
    assert_eq!(error, Ok(Err(LogicError::Underpaid)));

    // No call at all.
    let noise = service.forward(b"PING".to_vec(), GAS).with_value(VARA);
    assert_eq!(noise.await.unwrap(), Err(ProxyError::NoCall));
    assert_eq!((proxy.balance(), logic.balance()), before);
}
// #endregion test-refused

/// A proxy that owns five VARA, with this logic.
async fn create_rich(env: &GtestEnv, logic: ActorId) -> Proxy {
    let proxy = create_proxy(env).await;
    let set = proxy.proxy().set_logic(logic).with_value(5 * VARA);
    assert_eq!(set.await.unwrap(), Ok(()));
    proxy
}

/// A program that waits for a block at its first call, and fails then:
/// `(module (import "env" "memory" (memory 1))
/// (import "env" "gr_wait_for" (func (param i32)))
/// (func (export "init"))
/// (func (export "handle")
/// (if (i32.load (i32.const 0)) (then unreachable))
/// (i32.store (i32.const 0) (i32.const 1)) (call 0 (i32.const 1))))`
const WAITS_AND_FAILS: &[u8] = b"\0asm\x01\0\0\0\x01\x08\x02\x60\x01\x7f\0\x60\0\0\
    \x02\x21\x02\x03env\x06memory\x02\0\x01\x03env\x0bgr_wait_for\0\0\
    \x03\x03\x02\x01\x01\x07\x11\x02\x04init\0\x01\x06handle\0\x02\
    \x0a\x1b\x02\x02\0\x0b\x16\0\x41\0\x28\x02\0\x04\x40\0\x0b\
    \x41\0\x41\x01\x36\x02\0\x41\x01\x10\0\x0b";

/// Deploys it.
fn create_trap(env: &GtestEnv) -> ActorId {
    let trap = Program::from_binary_with_id(env.system(), 1_000, WAITS_AND_FAILS);
    trap.send_bytes(DEFAULT_USER_ALICE, b"");
    env.run_next_block();
    trap.id()
}

// #region test-kept
#[tokio::test]
async fn value_that_the_logic_kept_is_not_paid_by_the_proxy() {
    let env = GtestEnv::system_default();
    let proxy = create_rich(&env, create_trap(&env)).await;
    let before = proxy.balance();

    // The logic waits first and fails afterwards: it has the value.
    let payload = Spend::encode_call(POINTS, alice(), 1);
    let call = proxy.proxy().forward(payload, GAS).with_value(VARA);
    assert!(call.await.unwrap().is_err());

    assert_eq!(proxy.balance(), before);
}
// #endregion test-kept

#[tokio::test]
async fn value_of_a_reply_goes_on_to_the_caller() {
    let env = GtestEnv::system_default();
    let proxy = create_rich(&env, bob()).await;
    let before = proxy.balance();
    let by_hand = env.clone().with_block_run_mode(BlockRunMode::Manual);

    // Bob plays the logic, and gives change.
    let payload = Spend::encode_call(POINTS, alice(), 1);
    let proxy = proxy.with_env(&by_hand);
    let call = proxy.proxy().forward(payload, GAS).with_value(3 * VARA);
    let call = call.send_for_reply().unwrap();
    env.run_next_block();
    let request = Log::builder().source(proxy.id()).dest(bob());
    let mailbox = env.system().get_mailbox(bob());
    mailbox.reply_bytes(request, b"change", 2 * VARA).unwrap();
    env.run_next_block();

    assert_eq!(call.await.unwrap(), Ok(b"change".to_vec()));
    assert_eq!(proxy.balance(), before);
}

// #region test-upgrade
#[tokio::test]
async fn an_upgrade_moves_state_value_and_callers() {
    let env = GtestEnv::system_default();
    let (proxy, old) = create(&env).await;
    let mut service = proxy.proxy();
    let payload = Buy::encode_call(POINTS, alice());
    let call = service.forward(payload.clone(), GAS).with_value(3 * VARA);
    assert!(call.await.unwrap().is_ok());
    let new = create_logic(&env, &proxy, 100).await;
    let before = new.balance();

    let upgraded = service.upgrade(new.id(), GAS).await.unwrap();

    assert_eq!(upgraded, Ok(()));
    assert_eq!(service.logic().query().unwrap(), Some(new.id()));
    assert_eq!(new.points().balance(alice()).query().unwrap(), 30);
    assert!(new.balance() >= before + 3 * VARA);

    // The same call, at the same address, by the new rules.
    let call = service.forward(payload, GAS).with_value(VARA).await;
    let reply = call.unwrap().unwrap();
    assert_eq!(Buy::decode_reply(POINTS, reply), Ok(130));

    // The old version has ended, and left nothing behind.
    assert_eq!(old.balance(), 0);
}
// #endregion test-upgrade

#[tokio::test]
async fn an_upgrade_to_the_present_version_is_refused() {
    let env = GtestEnv::system_default();
    let (proxy, logic) = create(&env).await;
    let mut service = proxy.proxy();

    // Nobody has points yet: it would take its own state, and end.
    let same = service.upgrade(logic.id(), GAS).await.unwrap();

    assert_eq!(same, Err(ProxyError::NotCompatible));
    let payload = Buy::encode_call(POINTS, alice());
    let call = service.forward(payload, GAS).with_value(VARA).await;
    assert!(call.unwrap().is_ok());
}

// #region test-set-logic
#[tokio::test]
async fn a_wrong_logic_is_replaced() {
    let env = GtestEnv::system_default();
    let proxy = create_proxy(&env).await;
    let new = create_logic(&env, &proxy, 100).await;
    let mut service = proxy.proxy();
    let none = service.upgrade(new.id(), GAS).await.unwrap();
    assert_eq!(none, Err(ProxyError::NoLogic));

    // The id of a user, by mistake. He hands no state over.
    assert_eq!(service.set_logic(bob()).await.unwrap(), Ok(()));
    let failed = service.upgrade(new.id(), GAS).await.unwrap();
    assert_eq!(failed, Err(ProxyError::Failed));
    let stranger = service.set_logic(new.id()).with_actor_id(bob());
    assert_eq!(stranger.await.unwrap(), Err(ProxyError::NotAdmin));
    assert_eq!(service.set_logic(new.id()).await.unwrap(), Ok(()));

    let payload = Buy::encode_call(POINTS, alice());
    let call = service.forward(payload, GAS).with_value(VARA).await;
    let reply = call.unwrap().unwrap();
    assert_eq!(Buy::decode_reply(POINTS, reply), Ok(100));
}
// #endregion test-set-logic

/// Ends every message without a word, which is a success: `(module
/// (import "env" "memory" (memory 1)) (func (export "init")) (func (export "handle")))`.
const SILENT: &[u8] = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x02\x0f\x01\x03env\x06memory\x02\0\x01\
    \x03\x03\x02\0\0\x07\x11\x02\x04init\0\0\x06handle\0\x01\x0a\x07\x02\x02\0\x0b\x02\0\x0b";

#[tokio::test]
async fn a_program_that_is_no_logic_does_not_take_over() {
    let env = GtestEnv::system_default();
    let (proxy, old) = create(&env).await;
    let silent = Program::from_binary_with_id(env.system(), 1_000, SILENT);
    silent.send_bytes(DEFAULT_USER_ALICE, b"");
    env.run_next_block();

    let mut service = proxy.proxy();
    let failed = service.upgrade(silent.id(), GAS).await.unwrap();
    assert_eq!(failed, Err(ProxyError::NotCompatible));
    assert_eq!(service.logic().query().unwrap(), Some(old.id()));
}

#[tokio::test]
async fn a_failed_upgrade_changes_nothing() {
    let env = GtestEnv::system_default();
    let (proxy, old) = create(&env).await;
    let mut service = proxy.proxy();
    let payload = Buy::encode_call(POINTS, alice());
    let call = service.forward(payload.clone(), GAS).with_value(VARA);
    assert!(call.await.unwrap().is_ok());

    let new = create_logic(&env, &proxy, 100).await;
    let stranger = service.upgrade(new.id(), GAS).with_actor_id(bob()).await;
    assert_eq!(stranger.unwrap(), Err(ProxyError::NotAdmin));

    // A program that serves another proxy does not take the state over.
    let code_id = env.system().submit_code(::proxy_logic::WASM_BINARY);
    let foreign = env.deploy(code_id, b"foreign".to_vec());
    let foreign: Logic = foreign.serve(bob(), 10).await.unwrap();
    let failed = service.upgrade(foreign.id(), GAS).await.unwrap();
    assert_eq!(failed, Err(ProxyError::NotCompatible));

    // Nor does one whose steps lack gas. With more for each, it does.
    let starved = service.upgrade(new.id(), 100_000).await.unwrap();
    assert_eq!(starved, Err(ProxyError::Failed));

    assert_eq!(service.logic().query().unwrap(), Some(old.id()));
    let call = service.forward(payload, GAS).with_value(VARA).await;
    assert_eq!(Buy::decode_reply(POINTS, call.unwrap().unwrap()), Ok(20));
    let upgraded = service.upgrade(new.id(), GAS).await.unwrap();
    assert_eq!(upgraded, Ok(()));
}

// #region test-gas
#[tokio::test]
async fn an_upgrade_without_gas_leaves_the_old_version() {
    let env = GtestEnv::system_default();
    let (proxy, old) = create(&env).await;
    let new = create_logic(&env, &proxy, 100).await;
    let mut service = proxy.proxy();

    // More and more gas, until the first step is made and nothing else.
    let bought = Buy::encode_call(POINTS, alice());
    let bought = service.forward(bought, GAS).with_value(VARA).await;
    assert!(bought.unwrap().is_ok());
    let payload = Spend::encode_call(POINTS, alice(), 0);
    let mut paused = Ok(vec![]);
    for step in 0..60 {
        let gas = 34_000_000_000 + step * 250_000_000;
        let _ = service.upgrade(new.id(), GAS).with_gas_limit(gas).await;
        paused = service.forward(payload.clone(), GAS).await.unwrap();
        if paused.is_err() {
            break;
        }
    }

    assert_eq!(paused, Err(ProxyError::Paused));
    assert_eq!(service.resume().await.unwrap(), Ok(()));
    assert_eq!(service.logic().query().unwrap(), Some(old.id()));
    assert!(service.forward(payload, GAS).await.unwrap().is_ok());
}
// #endregion test-gas

// #region test-resume
#[tokio::test]
async fn resume_ends_an_upgrade_that_is_under_way() {
    let env = GtestEnv::system_default();
    let (proxy, old) = create(&env).await;
    let new = create_logic(&env, &proxy, 100).await;
    let by_hand = env.clone().with_block_run_mode(BlockRunMode::Manual);
    let proxy = proxy.with_env(&by_hand);
    let mut service = proxy.proxy();

    // The call runs before the upgrade has ended, and after the state was handed over.
    let upgrade = service.upgrade(new.id(), GAS).send_for_reply().unwrap();
    let set = service.set_logic(bob()).send_for_reply().unwrap();
    let resume = service.resume().send_for_reply().unwrap();
    let payload = Buy::encode_call(POINTS, bob());
    let call = service.forward(payload, GAS).with_actor_id(bob());
    let call = call.with_value(3 * VARA).send_for_reply().unwrap();
    (0..3).for_each(|_| env.run_next_block());

    assert_eq!(set.await.unwrap(), Err(ProxyError::Paused));
    assert_eq!(resume.await.unwrap(), Ok(()));
    assert!(call.await.unwrap().is_ok());
    assert_eq!(upgrade.await.unwrap(), Err(ProxyError::Failed));
    assert_eq!(service.logic().query().unwrap(), Some(old.id()));
    assert_eq!(old.points().balance(bob()).query().unwrap(), 30);
}
// #endregion test-resume

#[tokio::test]
async fn whatever_the_gas_no_value_is_left_in_a_replaced_version() {
    let env = GtestEnv::system_default();
    let (proxy, mut logic) = create(&env).await;
    let mut service = proxy.proxy();
    let payload = Buy::encode_call(POINTS, alice());
    let (mut stayed, mut moved) = (0, 0);

    for step in 0..24 {
        let call = service.forward(payload.clone(), GAS).with_value(VARA);
        assert!(call.await.unwrap().is_ok());
        let new = create_logic(&env, &proxy, 20 + step).await;
        let gas = 34_000_000_000 + step as u64 * 1_000_000_000;
        let _ = service.upgrade(new.id(), GAS).with_gas_limit(gas).await;

        if service.logic().query().unwrap() == Some(new.id()) {
            assert_eq!(logic.balance(), 0);
            logic = new;
            moved += 1;
        } else {
            assert_eq!(service.resume().await.unwrap(), Ok(()));
            stayed += 1;
        }
    }
    println!("stayed {stayed}, moved {moved}");
    assert!(stayed > 0 && moved > 0);
}

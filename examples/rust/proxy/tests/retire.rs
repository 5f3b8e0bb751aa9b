//! What an upgrade says if the old version does not end.
use proxy::client::{
    UpgradeProxy as _, UpgradeProxyCtors as _, UpgradeProxyProgram,
    proxy::{Proxy as _, ProxyError},
};
use proxy_logic::client::{PointsLogicCtors as _, PointsLogicProgram};
use sails_rs::{client::*, gtest::Program, prelude::*};

/// Hands an empty state over at its first call, and refuses the second one with `NotProxy`.
/// Both answers begin with the header of the call:
/// `(module (import "env" "memory" (memory 1))
/// (import "env" "gr_read" (func (param i32 i32 i32 i32)))
/// (import "env" "gr_reply" (func (param i32 i32 i32 i32)))
/// (import "env" "gr_panic" (func (param i32 i32)))
/// (func (export "init"))
/// (func (export "handle")
/// (call 0 (i32.const 0) (i32.const 16) (i32.const 16) (i32.const 64))
/// (if (i32.load (i32.const 0)) (then (i32.store (i32.const 32) (i32.const 2))
/// (call 2 (i32.const 16) (i32.const 17))))
/// (i32.store (i32.const 0) (i32.const 1)) (i32.store (i32.const 32) (i32.const 4))
/// (call 1 (i32.const 16) (i32.const 18) (i32.const -1) (i32.const 64))))`
const REFUSES_TO_END: &[u8] = b"\0asm\x01\0\0\0\x01\x10\x03`\x04\x7f\x7f\x7f\x7f\0`\x02\x7f\x7f\0`\0\0\
    \x02;\x04\x03env\x06memory\x02\0\x01\x03env\x07gr_read\0\0\x03env\x08gr_reply\0\0\
    \x03env\x08gr_panic\0\x01\x03\x03\x02\x02\x02\x07\x11\x02\x04init\0\x03\x06handle\0\x04\
    \x0a@\x02\x02\0\x0b;\0A\0A\x10A\x10A\xc0\0\x10\0A\0(\x02\0\x04@A\x20A\x026\x02\0A\x10A\x11\x10\x02\x0b\
    A\0A\x016\x02\0A\x20A\x046\x02\0A\x10A\x12A\x7fA\xc0\0\x10\x01\x0b";

#[tokio::test]
async fn a_version_that_refuses_to_end_is_no_success() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::proxy::WASM_BINARY);
    let proxy = env.deploy::<UpgradeProxyProgram>(code_id, b"proxy".to_vec());
    let proxy = proxy.create().await.unwrap();
    let old = Program::from_binary_with_id(env.system(), 1_000, REFUSES_TO_END);
    old.send_bytes(DEFAULT_USER_ALICE, b"");
    env.run_next_block();
    let mut service = proxy.proxy();
    assert_eq!(service.set_logic(old.id()).await.unwrap(), Ok(()));
    let code_id = env.system().submit_code(::proxy_logic::WASM_BINARY);
    let new = env.deploy::<PointsLogicProgram>(code_id, b"new".to_vec());
    let new = new.serve(proxy.id(), 100).await.unwrap();

    let failed = service.upgrade(new.id(), 20_000_000_000).await.unwrap();

    // Calls go to the new version, and the value of the old one is stuck.
    assert_eq!(failed, Err(ProxyError::Failed));
    assert_eq!(service.logic().query().unwrap(), Some(new.id()));
}

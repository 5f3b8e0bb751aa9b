// #region init
#![no_std]

use gstd::{ActorId, exec, msg};

/// The actor that created the program, and may stop it.
static mut OWNER: ActorId = ActorId::zero();

/// Runs once, when the program is created.
#[unsafe(no_mangle)]
extern "C" fn init() {
    assert_eq!(msg::size(), 0, "init takes no payload");
    unsafe { OWNER = msg::source() };
}
// #endregion init

// #region handle
/// Runs for every other message.
#[unsafe(no_mangle)]
extern "C" fn handle() {
    let payload = msg::load_bytes().expect("the payload fits into memory");
    if payload == b"stop" {
        stop();
    }
    msg::reply_bytes(payload, msg::value()).expect("this is the only reply");
}

/// Ends the program for good: what it owns goes to the owner.
fn stop() {
    let owner = unsafe { OWNER };
    assert_eq!(msg::source(), owner, "only the owner may stop the program");
    exec::exit(owner);
}
// #endregion handle

// #region binary
// The compiled program, for tests of other programs.
#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
// #endregion binary

#![no_std]

use gstd::{msg, prelude::*};

// #region program
/// What the program accepts.
#[derive(Encode, Decode)]
#[codec(crate = gstd::codec)]
pub enum Action {
    /// Reply with the number of these messages so far.
    Count,
    /// Send the caller a message to answer.
    Ask,
    /// Send the caller a message so many blocks later.
    Remind(u32),
}

static mut COUNT: u32 = 0;

#[unsafe(no_mangle)]
extern "C" fn handle() {
    let Ok(action) = msg::load() else {
        panic!("not an action");
    };
    let user = msg::source();
    match action {
        Action::Count => {
            let count = unsafe { COUNT + 1 };
            unsafe { COUNT = count };
            msg::reply(count, 0).expect("this is the only reply");
        }
        Action::Ask => {
            msg::send_bytes(user, b"ready?", 0).expect("there is gas");
        }
        Action::Remind(delay) => {
            msg::send_bytes_delayed(user, b"time is up", 0, delay).expect("there is gas");
        }
    }
}

/// Runs when the caller answers the message of `Ask`.
#[unsafe(no_mangle)]
extern "C" fn handle_reply() {
    msg::send_bytes(msg::source(), b"thanks", 0).expect("there is gas");
}
// #endregion program

// The compiled program.
#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

#![no_std]

use gstd::{
    ActorId,
    errors::{ReplyCode, SuccessReplyReason},
    exec, msg,
    prelude::*,
};

// #region types
/// Blocks that an order waits for the warehouse.
pub const TIMEOUT: u32 = 5;

/// The payload of `init`.
#[derive(Encode, Decode)]
#[codec(crate = gstd::codec)]
pub struct Settings {
    pub warehouse: ActorId,
    /// Gas for each reply of the warehouse.
    pub deposit: u64,
}

/// What the program accepts.
#[derive(Encode, Decode)]
#[codec(crate = gstd::codec)]
pub enum Action {
    /// Order so many pieces, and say what the warehouse says.
    Order(u32),
    /// Tell the warehouse something, and do not wait.
    Announce,
}

/// The reply to an order.
#[derive(Debug, PartialEq, Encode, Decode)]
#[codec(crate = gstd::codec)]
pub enum Status {
    Answered,
    Pending,
}

/// Sent to the customer as soon as the warehouse has answered.
#[derive(Debug, PartialEq, Encode, Decode)]
#[codec(crate = gstd::codec)]
pub struct Settled {
    pub accepted: bool,
}
// #endregion types

static mut SETTINGS: Settings = Settings {
    warehouse: ActorId::zero(),
    deposit: 0,
};
/// Replies seen by `handle_reply`.
static mut REPLIES: u32 = 0;

#[unsafe(no_mangle)]
extern "C" fn init() {
    let settings = msg::load().expect("the payload is the Settings");
    unsafe { SETTINGS = settings };
}

// #region hook
/// Orders, waits for `TIMEOUT` blocks, and leaves the rest to the hook.
async fn order(pieces: u32) {
    let customer = msg::source();
    let Settings { warehouse, deposit } = unsafe { static_ref!(SETTINGS) };

    let answer = msg::send_for_reply(*warehouse, pieces, 0, *deposit)
        .expect("the order is sent")
        .up_to(Some(TIMEOUT))
        .expect("the timeout is not zero")
        .handle_reply(move || settle(customer))
        .expect("the deposit is not zero")
        .await;

    let status = match answer {
        Err(error) if error.timed_out() => Status::Pending,
        _ => Status::Answered,
    };
    msg::reply(status, 0).expect("this is the only reply");
}

/// Runs inside `handle_reply`, on the deposit, also long after the timeout.
fn settle(customer: ActorId) {
    // An automatic reply means that nobody has answered.
    let manual = Ok(ReplyCode::Success(SuccessReplyReason::Manual));
    let accepted = msg::reply_code() == manual && msg::load() == Ok(true);
    msg::send_with_gas(customer, Settled { accepted }, 0, 0).expect("notice is sent");
}
// #endregion hook

// #region deposit
/// Pays for the reply without waiting for it: `count_reply` runs when it comes.
fn announce() {
    let Settings { warehouse, deposit } = unsafe { static_ref!(SETTINGS) };
    let message_id = msg::send_bytes(*warehouse, b"sale!", 0).expect("sent");
    exec::reply_deposit(message_id, *deposit).expect("gas for the deposit");
}

/// Runs for every reply, after what `async_main` does with it.
fn count_reply() {
    unsafe { *static_mut!(REPLIES) += 1 };
}
// #endregion deposit

// #region entry
#[gstd::async_main(handle_reply = count_reply)]
async fn main() {
    match msg::load().expect("the payload is an Action") {
        Action::Order(pieces) => order(pieces).await,
        Action::Announce => announce(),
    }
}
// #endregion entry

/// For tests and off-chain readers: the number of replies.
#[unsafe(no_mangle)]
extern "C" fn state() {
    msg::reply(unsafe { *static_ref!(REPLIES) }, 0).expect("the state is readable");
}

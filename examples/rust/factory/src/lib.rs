// #region init
#![no_std]

use gstd::{ActorId, CodeId, exec, msg, prelude::*, prog::ProgramGenerator};

/// Gas for the `init` of a new program.
const INIT_GAS: u64 = 10_000_000_000;
/// Gas for the reply of that `init`, which wakes the factory.
const REPLY_DEPOSIT: u64 = 5_000_000_000;

/// The code of all programs that the factory creates.
static mut CODE_ID: CodeId = CodeId::zero();
/// What it has created.
static mut CREATED: Vec<ActorId> = Vec::new();

#[unsafe(no_mangle)]
extern "C" fn init() {
    let code_id = msg::load().expect("the payload is a code id");
    unsafe { CODE_ID = code_id };
}
// #endregion init

// #region create
/// Creates a program and hands it the payload. Replies with its actor id,
/// or with `None`: with the whole value if the creation has failed, without
/// the deposit if nobody knows yet.
#[gstd::async_main]
async fn main() {
    let price = exec::env_vars().existential_deposit;
    let change = msg::value()
        .checked_sub(price)
        .expect("attach the existential deposit");

    let payload = msg::load_bytes().expect("the payload fits into memory");
    let creation = ProgramGenerator::create_program_bytes_with_gas_for_reply(
        unsafe { CODE_ID },
        payload,
        INIT_GAS,
        0,
        REPLY_DEPOSIT,
    )
    .expect("gas and value suffice");

    match creation.await {
        Ok((program_id, _reply)) => {
            unsafe { static_mut!(CREATED) }.push(program_id);
            msg::reply(Some(program_id), change)
        }
        Err(error) => {
            // An `init` that still waits: the program is there, with its deposit.
            let rest = if error.timed_out() {
                change
            } else {
                msg::value()
            };
            msg::reply(None::<ActorId>, rest)
        }
    }
    .expect("this is the only reply");
}
// #endregion create

/// For tests and off-chain readers: the ids of all created programs.
#[unsafe(no_mangle)]
extern "C" fn state() {
    msg::reply(unsafe { static_ref!(CREATED) }, 0).expect("the state is readable");
}

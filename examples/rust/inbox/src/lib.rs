// #region types
#![no_std]

use gstd::{ActorId, MessageId, collections::BTreeMap, errors::*, exec, msg, prelude::*};

#[derive(Clone, Debug, Decode, Encode, PartialEq, Eq, TypeInfo)]
#[codec(crate = gstd::codec)]
#[scale_info(crate = gstd::scale_info)]
pub enum Action {
    /// Asks `user`, who has `blocks` blocks for an answer.
    Ask { user: ActorId, blocks: u32 },
    /// Reads what became of a question.
    Status { question: MessageId },
}

#[derive(Clone, Debug, Decode, Encode, PartialEq, Eq, TypeInfo)]
#[codec(crate = gstd::codec)]
#[scale_info(crate = gstd::scale_info)]
pub enum Status {
    Unknown,
    Open,
    Approved,
    Declined,
    /// Claimed, expired, or never in the mailbox.
    NoAnswer,
}
// #endregion types

/// Rent of a block in the mailbox: `gearScheduler.mailboxCost`.
const RENT_PER_BLOCK: u64 = 100;

/// Gas for one run of `handle_reply`.
const REPLY_GAS: u64 = 5_000_000_000;

static mut QUESTIONS: BTreeMap<MessageId, Status> = BTreeMap::new();

fn questions() -> &'static mut BTreeMap<MessageId, Status> {
    unsafe { static_mut!(QUESTIONS) }
}

#[unsafe(no_mangle)]
extern "C" fn handle() {
    match msg::load().expect("not an `Action`") {
        Action::Ask { user, blocks } => {
            let question = ask(user, blocks);
            msg::reply(question, 0).expect("failed to reply");
        }
        Action::Status { question } => {
            let status = questions().get(&question).cloned();
            msg::reply(status.unwrap_or(Status::Unknown), 0).expect("failed to reply");
        }
    }
}

// #region ask
fn ask(user: ActorId, blocks: u32) -> MessageId {
    // The gas limit of a message to a user is its time in the mailbox:
    // the blocks themselves and one block of reserve.
    let gas = RENT_PER_BLOCK * (u64::from(blocks) + 1);

    // What came with the order goes to the user, whatever the user does.
    let question =
        msg::send_bytes_with_gas(user, b"Do you agree?", gas, msg::value()).expect("failed to ask");

    // Pays for `handle_reply`. A claim and the end of the time bring no gas.
    exec::reply_deposit(question, REPLY_GAS).expect("no gas for the answer");

    questions().insert(question, Status::Open);
    question
}
// #endregion ask

// #region reply
#[unsafe(no_mangle)]
extern "C" fn handle_reply() {
    let question = msg::reply_to().expect("not a reply");

    let status = match msg::reply_code() {
        // The user wrote an answer.
        Ok(ReplyCode::Success(SuccessReplyReason::Manual)) => match msg::load() {
            Ok(true) => Status::Approved,
            _ => Status::Declined,
        },
        // The runtime replied in the name of the user.
        _ => Status::NoAnswer,
    };
    questions().insert(question, status);
}
// #endregion reply

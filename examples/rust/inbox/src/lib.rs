// #region types
#![no_std]

use core::mem;
use gstd::{ActorId, MessageId, collections::BTreeMap, errors::*, exec, msg, prelude::*};

#[derive(Clone, Debug, Decode, Encode, PartialEq, Eq, TypeInfo)]
#[codec(crate = gstd::codec)]
#[scale_info(crate = gstd::scale_info)]
pub enum Action {
    /// Asks `user`, who has `blocks` blocks for an answer.
    Ask { user: ActorId, blocks: u32 },
    /// Reads what became of a question. Who asked it gets the value of the answer.
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

// #region state
struct Question {
    asker: ActorId,
    status: Status,
    /// What came with the answer, until it goes to the asker.
    value: u128,
}

static mut QUESTIONS: BTreeMap<MessageId, Question> = BTreeMap::new();
// #endregion state

fn questions() -> &'static mut BTreeMap<MessageId, Question> {
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
            let (status, value) = status(question);
            // What came with this message by mistake goes back as well.
            msg::reply(status, value + msg::value()).expect("failed to reply");
        }
    }
}

// #region status
/// What became of a question, and the value that goes to the sender of this message.
fn status(question: MessageId) -> (Status, u128) {
    let Some(question) = questions().get_mut(&question) else {
        return (Status::Unknown, 0);
    };
    let value = match question.asker == msg::source() {
        true => mem::take(&mut question.value),
        false => 0,
    };
    (question.status.clone(), value)
}
// #endregion status

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

    let asked = Question {
        asker: msg::source(),
        status: Status::Open,
        value: 0,
    };
    questions().insert(question, asked);
    question
}
// #endregion ask

// #region reply
#[unsafe(no_mangle)]
extern "C" fn handle_reply() {
    let question = msg::reply_to().expect("not a reply");
    let question = questions().get_mut(&question).expect("no question");

    question.status = match msg::reply_code() {
        // The user wrote an answer.
        Ok(ReplyCode::Success(SuccessReplyReason::Manual)) => match msg::load() {
            Ok(true) => Status::Approved,
            _ => Status::Declined,
        },
        // The runtime replied in the name of the user.
        _ => Status::NoAnswer,
    };
    // Of the user, or what a program as `user` did not take.
    question.value = msg::value();
}
// #endregion reply

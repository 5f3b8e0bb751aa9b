#![no_std]

extern crate alloc;

use alloc::sync::Arc;
use sails_rs::{client::Program as _, prelude::*, spin::Mutex};

// #region client
/// Made from voting.idl by build.rs.
pub mod poll {
    include!(concat!(env!("OUT_DIR"), "/poll.rs"));
}

use poll::{
    Poll as _, PollProgram,
    voting::{Voting as _, VotingError},
};
// #endregion client

// #region error
/// What can go wrong with a call to another program.
#[sails_type]
pub enum DelegateError {
    /// The poll refused, with one of its own errors.
    Refused(VotingError),
    /// No reply in time, as from an id without a program. The vote may count.
    TimedOut,
    /// The poll failed: out of gas, a panic, or it has exited.
    Failed,
}
// #endregion error

// #region call
const REPLY_DEPOSIT: u64 = 5_000_000_000;
const WAIT_BLOCKS: u32 = 20;

pub struct Delegate {
    poll: ActorId,
}

#[service]
impl Delegate {
    /// Votes in the poll, and pays with the value of this message. What the poll gives
    /// back comes with the reply.
    #[export]
    pub async fn vote(
        &mut self,
        choice: u32,
        gas_limit: u64,
    ) -> CommandReply<Result<u32, DelegateError>> {
        // Written when the poll replies: what its reply brings.
        let returned = Arc::new(Mutex::new(0));
        let note = returned.clone();

        // Sends at once. A panic before the first wait undoes all, and the value goes back.
        let call = PollProgram::client(self.poll)
            .voting()
            .vote(choice)
            .with_value(Syscall::message_value())
            .with_gas_limit(gas_limit)
            .with_reply_deposit(REPLY_DEPOSIT)
            .with_wait_up_to(WAIT_BLOCKS)
            .with_reply_hook(move || *note.lock() = Syscall::message_value())
            .send_for_reply()
            .expect("gas for the vote and for its answer");

        let result = match call.await {
            Ok(Ok(votes)) => Ok(votes),
            Ok(Err(error)) => Err(DelegateError::Refused(error)),
            Err(error) if error.timed_out() => Err(DelegateError::TimedOut),
            Err(_) => Err(DelegateError::Failed),
        };
        // Change, or what a failed call gave back. Nothing if there was no reply.
        let change = *returned.lock();
        CommandReply::new(result).with_value(change)
    }
}
// #endregion call

pub struct Program {
    poll: ActorId,
}

#[program]
impl Program {
    pub fn create(poll: ActorId) -> Self {
        Self { poll }
    }

    pub fn delegate(&self) -> Delegate {
        Delegate { poll: self.poll }
    }
}

// For tests on the host: the Wasm code, and the client made from caller.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}

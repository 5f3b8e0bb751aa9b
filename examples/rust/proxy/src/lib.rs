#![no_std]

use core::cell::{Cell, RefCell};
use gstd::{errors::Error, msg};
use sails_rs::{client::Program as _, meta::SailsMessageHeader, prelude::*, rc::Rc};

/// The client of the logic, made from its IDL by build.rs. Only the lifecycle is used.
pub mod logic {
    include!(concat!(env!("OUT_DIR"), "/logic.rs"));
}

use logic::{PointsLogic as _, PointsLogicProgram, lifecycle::Lifecycle as _};

/// Gas set aside for the answer of the logic.
const REPLY_DEPOSIT: u64 = 5_000_000_000;
/// Blocks that the proxy waits for an answer.
const WAIT_BLOCKS: u32 = 20;

// #region state
pub struct ProxyState {
    admin: ActorId,
    /// Where calls go, once there is a first version.
    logic: Option<ActorId>,
    /// The message that upgrades. Until it has ended no call is forwarded.
    upgrade: Option<MessageId>,
}
// #endregion state

/// Why a call or a command failed.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum ProxyError {
    /// The logic could not be reached, or ended without a reason.
    Failed,
    /// A new version did not take the state: it refused, ran out of gas or was silent, or
    /// is the present one. The old one stays.
    NotCompatible,
    NotAdmin,
    /// The payload is no call of Sails.
    NoCall,
    /// The first argument of the call is not the sender of this message.
    NotSender,
    /// There is no logic yet.
    NoLogic,
    Paused,
    /// The logic refused, with this payload.
    Refused {
        payload: Vec<u8>,
    },
    /// No answer in time. The call may have succeeded.
    Unanswered,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum ProxyEvents {
    /// Calls go to another program from now on.
    Upgraded { logic: ActorId },
}

pub struct Proxy<'a> {
    state: &'a RefCell<ProxyState>,
}

#[service(events = ProxyEvents)]
impl Proxy<'_> {
    // #region forward
    /// Forwards a call to the logic, with the value of this message. The first argument
    /// of the call has to be the sender. Returns the reply as it is, with its value.
    #[export]
    pub async fn forward(
        &mut self,
        payload: Vec<u8>,
        gas_limit: u64,
    ) -> CommandReply<Result<Vec<u8>, ProxyError>> {
        // What goes back to the caller: all of it, as long as no call has left.
        let owed = Rc::new(Cell::new(Syscall::message_value()));
        let result = self.call(payload, gas_limit, owed.clone()).await;
        CommandReply::new(result).with_value(owed.get())
    }

    async fn call(
        &self,
        payload: Vec<u8>,
        gas_limit: u64,
        owed: Rc<Cell<u128>>,
    ) -> Result<Vec<u8>, ProxyError> {
        let logic = self.open()?;
        vouch(&payload, Syscall::message_source())?;
        // From here on it is what the reply brings, whatever that says.
        let value = owed.take();
        let deposit = REPLY_DEPOSIT;
        let answer = msg::send_bytes_with_gas_for_reply(logic, payload, gas_limit, value, deposit)
            .expect("the message brings the gas that it names")
            .up_to(Some(WAIT_BLOCKS))
            .expect("the wait is longer than zero")
            .handle_reply(move || owed.set(msg::value()))
            .expect("the deposit is not zero")
            .await;
        answer.map_err(|error| match error {
            Error::Timeout(..) => ProxyError::Unanswered,
            Error::ErrorReply(payload, _) => ProxyError::Refused { payload: payload.0 },
            _ => ProxyError::Failed,
        })
    }
    // #endregion forward

    // #region upgrade
    /// Moves the state to a new version, sends calls there, and ends the old version.
    /// `step_gas` is for each of the calls that this takes: a larger state needs more.
    /// Only for the admin.
    #[export]
    pub async fn upgrade(&mut self, new: ActorId, step_gas: u64) -> Result<(), ProxyError> {
        let old = self.pause(new)?;
        let moved = move_state(old, new, step_gas).await;
        {
            let mut state = self.state.borrow_mut();
            // After `Resume` calls may have changed the state that was handed over.
            if state.upgrade != Some(Syscall::message_id()) {
                return Err(ProxyError::Failed);
            }
            state.upgrade = None;
            if moved.is_ok() {
                state.logic = Some(new);
            }
        }
        moved?;
        self.emit_event(ProxyEvents::Upgraded { logic: new })
            .unwrap();
        retire(old, new, step_gas).await
    }
    // #endregion upgrade

    // #region set-logic
    /// Sends calls to a program that is asked nothing: the first version, or a way out of
    /// one that gives no state. State and value stay where they are. Only for the admin.
    #[export(unwrap_result)]
    pub fn set_logic(&mut self, logic: ActorId) -> Result<(), ProxyError> {
        self.check_admin()?;
        let mut state = self.state.borrow_mut();
        if state.upgrade.is_some() {
            return Err(ProxyError::Paused);
        }
        state.logic = Some(logic);
        drop(state);
        self.emit_event(ProxyEvents::Upgraded { logic }).unwrap();
        Ok(())
    }
    // #endregion set-logic

    /// Takes calls again after an upgrade that ran out of gas. One that is under way
    /// fails. Only for the admin.
    #[export(unwrap_result)]
    pub fn resume(&mut self) -> Result<(), ProxyError> {
        self.check_admin()?;
        self.state.borrow_mut().upgrade = None;
        Ok(())
    }

    /// Where calls go.
    #[export]
    pub fn logic(&self) -> Option<ActorId> {
        self.state.borrow().logic
    }

    /// Who may upgrade.
    #[export]
    pub fn admin(&self) -> ActorId {
        self.state.borrow().admin
    }

    fn open(&self) -> Result<ActorId, ProxyError> {
        let state = self.state.borrow();
        match state.upgrade {
            Some(_) => Err(ProxyError::Paused),
            None => state.logic.ok_or(ProxyError::NoLogic),
        }
    }

    fn check_admin(&self) -> Result<(), ProxyError> {
        match self.state.borrow().admin == Syscall::message_source() {
            true => Ok(()),
            false => Err(ProxyError::NotAdmin),
        }
    }

    /// Forwards no call from here on. Returns the version that calls went to.
    fn pause(&mut self, new: ActorId) -> Result<ActorId, ProxyError> {
        self.check_admin()?;
        let old = self.open()?;
        // It would end, and be its own heir.
        if old == new {
            return Err(ProxyError::NotCompatible);
        }
        self.state.borrow_mut().upgrade = Some(Syscall::message_id());
        Ok(old)
    }
}

// #region vouch
/// Checks that a call names its sender: the 32 bytes after the header.
fn vouch(payload: &[u8], sender: ActorId) -> Result<(), ProxyError> {
    let mut arguments = payload;
    SailsMessageHeader::decode(&mut arguments).map_err(|_| ProxyError::NoCall)?;
    match arguments.starts_with(sender.as_ref()) {
        true => Ok(()),
        false => Err(ProxyError::NotSender),
    }
}
// #endregion vouch

// #region move-state
async fn move_state(old: ActorId, new: ActorId, step_gas: u64) -> Result<(), ProxyError> {
    let me = Syscall::program_id();
    let state = PointsLogicProgram::client(old)
        .lifecycle()
        .hand_over(me)
        .with_gas_limit(step_gas)
        .with_reply_deposit(REPLY_DEPOSIT)
        .with_wait_up_to(WAIT_BLOCKS)
        .send_for_reply()
        .expect("gas for the step and for its answer")
        .await;
    let state = state.ok().and_then(Result::ok).ok_or(ProxyError::Failed)?;
    let taken = PointsLogicProgram::client(new)
        .lifecycle()
        .take_over(me, state)
        .with_gas_limit(step_gas)
        .with_reply_deposit(REPLY_DEPOSIT)
        .with_wait_up_to(WAIT_BLOCKS)
        .send_for_reply()
        .expect("gas for the step and for its answer")
        .await;
    match taken {
        Ok(Ok(_accounts)) => Ok(()),
        _ => Err(ProxyError::NotCompatible),
    }
}
// #endregion move-state

async fn retire(old: ActorId, heir: ActorId, step_gas: u64) -> Result<(), ProxyError> {
    let retired = PointsLogicProgram::client(old)
        .lifecycle()
        .retire(Syscall::program_id(), heir)
        .with_gas_limit(step_gas)
        .with_reply_deposit(REPLY_DEPOSIT)
        .with_wait_up_to(WAIT_BLOCKS)
        .send_for_reply()
        .expect("gas for the step and for its answer")
        .await;
    // A program that ends answers with an empty success. A refusal is an answer, too.
    match retired {
        Ok(Ok(())) => Ok(()),
        _ => Err(ProxyError::Failed),
    }
}

pub struct Program {
    state: RefCell<ProxyState>,
}

#[program]
impl Program {
    /// A proxy without a logic. The creator is its admin.
    pub fn create() -> Self {
        let state = RefCell::new(ProxyState {
            admin: Syscall::message_source(),
            logic: None,
            upgrade: None,
        });
        Self { state }
    }

    pub fn proxy(&self) -> Proxy<'_> {
        Proxy { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from proxy.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}

#![no_std]

use core::{cell::RefCell, mem};
use sails_rs::{collections::BTreeMap, prelude::*};

pub mod verifier;

use verifier::{Claim, Double, Verifier, hash};

/// The only line to change for a verifier that proves something.
type Proofs = Double;

/// Blocks that a prover has for all pieces.
const CLAIM_BLOCKS: u32 = 600;
const MAX_INPUT: usize = 1024;
const MAX_OUTPUT: usize = 64;

// #region state
/// How far a job is.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub enum Status {
    /// Any prover may claim an output.
    Open,
    /// A prover proves a claim piece by piece.
    Checking {
        prover: ActorId,
        output: Vec<u8>,
        /// What the next step of the verifier has to know.
        progress: H256,
        /// Pieces that are still to come.
        left: u32,
        /// From this block on, others may claim.
        until: u32,
    },
    /// The output is proved.
    Proved { output: Vec<u8> },
    /// The user has taken the fee back.
    Cancelled,
}

/// One evaluation of the model.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Job {
    pub user: ActorId,
    /// What the prover earns. It grows with the deposit of each claim that was not proved.
    pub fee: u128,
    /// What a claim has to bring. It comes back with the proof.
    pub deposit: u128,
    /// Hash of the input. The input itself is in the event.
    pub input: H256,
    pub status: Status,
}

pub struct JobsState {
    /// Commits to the model, its weights included.
    model: H256,
    jobs: BTreeMap<u32, Job>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum JobsError {
    /// The piece is not the one that the verifier expects.
    BadPiece,
    /// Proved, cancelled, or claimed by somebody whose time is not over.
    NotOpen,
    NotProver,
    NotUser,
    /// An input of 1 to 1,024 bytes, an output of 1 to 64.
    TooLong,
    UnknownJob,
    WrongDeposit {
        due: u128,
    },
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum JobsEvents {
    /// A user wants an output, and pays the fee for it.
    Requested {
        id: u32,
        input: Vec<u8>,
        fee: u128,
        deposit: u128,
    },
    /// A prover claims an output.
    Claimed { id: u32, prover: ActorId },
    /// The output is proved.
    Proved { id: u32, output: Vec<u8> },
    /// The user has taken the fee back.
    Cancelled { id: u32 },
}

pub struct Jobs<'a> {
    state: &'a RefCell<JobsState>,
}

#[service(events = JobsEvents)]
impl Jobs<'_> {
    /// Asks for an output of the model. The value of the message is the fee. Each claim
    /// has to bring the deposit.
    #[export(unwrap_result)]
    pub fn request(&mut self, input: Vec<u8>, deposit: u128) -> Result<u32, JobsError> {
        if input.is_empty() || input.len() > MAX_INPUT {
            return Err(JobsError::TooLong);
        }
        let fee = Syscall::message_value();
        let id = {
            let mut state = self.state.borrow_mut();
            let id = state.jobs.len() as u32;
            let job = Job {
                user: Syscall::message_source(),
                fee,
                deposit,
                input: hash(&[&input]),
                status: Status::Open,
            };
            state.jobs.insert(id, job);
            id
        };
        let requested = JobsEvents::Requested {
            id,
            input,
            fee,
            deposit,
        };
        self.emit_event(requested).unwrap();
        Ok(id)
    }

    // #region claim
    /// Claims an output, with the deposit. The sender has 600 blocks for its proof.
    #[export(unwrap_result)]
    pub fn claim(&mut self, id: u32, output: Vec<u8>) -> Result<(), JobsError> {
        if output.is_empty() || output.len() > MAX_OUTPUT {
            return Err(JobsError::TooLong);
        }
        let prover = Syscall::message_source();
        {
            let state = &mut *self.state.borrow_mut();
            let job = open_job(&mut state.jobs, id)?;
            let due = job.deposit;
            if Syscall::message_value() != due {
                return Err(JobsError::WrongDeposit { due });
            }
            let claim = Claim {
                prover,
                model: state.model,
                input: job.input,
                output: &output,
            };
            job.status = Status::Checking {
                prover,
                progress: Proofs::begin(&claim),
                output,
                left: Proofs::PIECES,
                until: Syscall::block_height() + CLAIM_BLOCKS,
            };
        }
        self.emit_event(JobsEvents::Claimed { id, prover }).unwrap();
        Ok(())
    }
    // #endregion claim

    // #region prove
    /// Checks the next piece of a proof. Returns how many are still to come.
    /// Fee and deposit come with the reply to the last one.
    #[export(unwrap_result)]
    pub fn prove(&mut self, id: u32, piece: Vec<u8>) -> Result<CommandReply<u32>, JobsError> {
        let (value, output) = {
            let state = &mut *self.state.borrow_mut();
            let job = state.jobs.get_mut(&id).ok_or(JobsError::UnknownJob)?;
            let Status::Checking {
                prover,
                output,
                progress,
                left,
                ..
            } = &mut job.status
            else {
                return Err(JobsError::NotOpen);
            };
            if *prover != Syscall::message_source() {
                return Err(JobsError::NotProver);
            }
            *progress = Proofs::step(*progress, &piece).ok_or(JobsError::BadPiece)?;
            *left -= 1;
            if *left > 0 {
                return Ok(CommandReply::new(*left));
            }
            let output = mem::take(output);
            job.status = Status::Proved {
                output: output.clone(),
            };
            (mem::take(&mut job.fee) + job.deposit, output)
        };
        self.emit_event(JobsEvents::Proved { id, output }).unwrap();
        Ok(CommandReply::new(0).with_value(value))
    }
    // #endregion prove

    /// Takes the fee back with the reply, unless a prover is at work. Only for the user.
    #[export(unwrap_result)]
    pub fn cancel(&mut self, id: u32) -> Result<CommandReply<()>, JobsError> {
        let fee = {
            let state = &mut *self.state.borrow_mut();
            let job = open_job(&mut state.jobs, id)?;
            if job.user != Syscall::message_source() {
                return Err(JobsError::NotUser);
            }
            job.status = Status::Cancelled;
            mem::take(&mut job.fee)
        };
        self.emit_event(JobsEvents::Cancelled { id }).unwrap();
        Ok(CommandReply::new(()).with_value(fee))
    }

    /// A job.
    #[export]
    pub fn job(&self, id: u32) -> Option<Job> {
        self.state.borrow().jobs.get(&id).cloned()
    }

    /// What the model is known by.
    #[export]
    pub fn model(&self) -> H256 {
        self.state.borrow().model
    }
}

// #region open
/// A job that nobody works for, or whose prover has run out of time. The deposit of that
/// prover goes to the fee.
fn open_job(jobs: &mut BTreeMap<u32, Job>, id: u32) -> Result<&mut Job, JobsError> {
    let job = jobs.get_mut(&id).ok_or(JobsError::UnknownJob)?;
    match job.status {
        Status::Open => {}
        Status::Checking { until, .. } if until <= Syscall::block_height() => {
            job.status = Status::Open;
            job.fee += job.deposit;
        }
        _ => return Err(JobsError::NotOpen),
    }
    Ok(job)
}
// #endregion open

pub struct Program {
    state: RefCell<JobsState>,
}

#[program]
impl Program {
    /// Fixes the model for ever: what it is known by commits to its weights.
    pub fn create(model: H256) -> Self {
        let jobs = BTreeMap::new();
        let state = RefCell::new(JobsState { model, jobs });
        Self { state }
    }

    pub fn jobs(&self) -> Jobs<'_> {
        Jobs { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from zkml.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}

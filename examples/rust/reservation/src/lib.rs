// #region types
#![no_std]

use gstd::{ActorId, Reservation, collections::BTreeMap, errors::CoreError, msg, prelude::*};

#[derive(Clone, Debug, Decode, Encode, PartialEq, Eq, TypeInfo)]
#[codec(crate = gstd::codec)]
#[scale_info(crate = gstd::scale_info)]
pub enum Action {
    /// Sets `gas` of the sender aside for `blocks` blocks.
    Reserve { gas: u64, blocks: u32 },
    /// Sends a message to `to` with the gas that `to` has set aside.
    Remind { to: ActorId },
    /// Takes the sender's reservation back.
    Cancel,
}

#[derive(Clone, Debug, Decode, Encode, PartialEq, Eq, TypeInfo)]
#[codec(crate = gstd::codec)]
#[scale_info(crate = gstd::scale_info)]
pub enum Answer {
    Reserved { until: u32 },
    Reminded,
    Cancelled { gas: u64 },
    NothingReserved,
    Refused { code: u32 },
}
// #endregion types

#[unsafe(no_mangle)]
extern "C" fn handle() {
    let action = msg::load().expect("not an `Action`");
    let answer = match action {
        Action::Reserve { gas, blocks } => reserve(gas, blocks),
        Action::Remind { to } => remind(to),
        Action::Cancel => cancel(),
    };
    msg::reply(answer, 0).expect("failed to reply");
}

// #region reserve
/// One reservation for each user who has paid.
static mut RESERVATIONS: BTreeMap<ActorId, Reservation> = BTreeMap::new();

fn reserve(gas: u64, blocks: u32) -> Answer {
    let reservations = unsafe { static_mut!(RESERVATIONS) };

    match Reservation::reserve(gas, blocks) {
        Ok(reservation) => {
            // A second reservation replaces the first: give the first back.
            if let Some(old) = reservations.insert(msg::source(), reservation) {
                let _ = old.unreserve();
            }
            Answer::Reserved {
                until: reservation.valid_until(),
            }
        }
        Err(error) => refused(error),
    }
}
// #endregion reserve

// #region use
fn remind(to: ActorId) -> Answer {
    // Out of the map first: a reservation can be used once.
    let Some(reservation) = (unsafe { static_mut!(RESERVATIONS) }).remove(&to) else {
        return Answer::NothingReserved;
    };

    match msg::send_bytes_from_reservation(reservation.id(), to, b"It is time", 0) {
        Ok(_) => Answer::Reminded,
        Err(error) => refused(error),
    }
}
// #endregion use

// #region cancel
fn cancel() -> Answer {
    match (unsafe { static_mut!(RESERVATIONS) }).remove(&msg::source()) {
        Some(reservation) => match reservation.unreserve() {
            Ok(gas) => Answer::Cancelled { gas },
            Err(error) => refused(error),
        },
        None => Answer::NothingReserved,
    }
}
// #endregion cancel

fn refused(error: CoreError) -> Answer {
    match error {
        CoreError::Ext(error) => Answer::Refused {
            code: error.to_u32(),
        },
        CoreError::SyscallUsage => unreachable!("gstd calls syscalls correctly"),
    }
}

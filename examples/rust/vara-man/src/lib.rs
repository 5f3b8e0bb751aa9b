#![no_std]

use core::cell::RefCell;
use sails_rs::{
    collections::BTreeMap,
    gstd::{exec, msg},
    prelude::*,
};

/// Made from vara-man.idl: a tournament sends itself a message, tests send theirs.
pub mod client {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

pub const MAX_PLAYERS: usize = 10;
/// How long others can join: five minutes.
pub const JOIN_BLOCKS: u32 = 100;
/// What the best player can collect from one block to the next.
pub const POINTS_PER_BLOCK: u32 = 12;
/// A tournament lasts so many blocks, and so does a session at most: up to a day.
const BLOCKS: core::ops::RangeInclusive<u32> = 20..=28_800;
/// Gas of the message that ends a tournament, and of the command that plans it.
const FINISH_GAS: u64 = 20_000_000_000;
const CREATE_GAS: u64 = 2_000_000_000;

// #region state
/// A tournament, until its end.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    /// What everyone has paid.
    pub bid: u128,
    /// Until then players join and leave. After that they play.
    pub starts_at: u32,
    pub ends_at: u32,
    /// Players with their points. The organiser comes first.
    pub players: Vec<(ActorId, u32)>,
}

/// A key that may record points for a user, until this block.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    pub key: ActorId,
    pub until: u32,
}

/// What the program remembers between messages.
#[derive(Default)]
pub struct ArcadeState {
    /// Tournaments by their organisers.
    tournaments: BTreeMap<ActorId, Tournament>,
    /// Sessions by users.
    sessions: BTreeMap<ActorId, Session>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum ArcadeError {
    /// The organiser has a tournament, or the player is in this one.
    AlreadyIn,
    /// Shorter than a minute, or longer than a day.
    BadDuration,
    Full,
    /// Nobody plays that well.
    Implausible {
        most: u32,
    },
    LowBid {
        due: u128,
    },
    NoSession,
    NotAPlayer,
    NotEnoughGas,
    NotNow,
    UnknownTournament,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum ArcadeEvents {
    /// A tournament with this bid is open, and ends in this block.
    Created {
        organiser: ActorId,
        bid: u128,
        ends_at: u32,
    },
    /// A player has paid the bid.
    Joined { organiser: ActorId, player: ActorId },
    /// A player has left, and got the bid back.
    Left { organiser: ActorId, player: ActorId },
    /// A player has so many points now.
    Recorded {
        organiser: ActorId,
        player: ActorId,
        points: u32,
    },
    /// The best, and what each of them got.
    Finished {
        organiser: ActorId,
        winners: Vec<ActorId>,
        prize: u128,
    },
}

pub struct Arcade<'a> {
    state: &'a RefCell<ArcadeState>,
}

#[service(events = ArcadeEvents)]
impl Arcade<'_> {
    // #region create
    /// Opens a tournament. The value is the bid that everyone pays.
    #[export(unwrap_result)]
    pub fn create(&mut self, blocks: u32) -> Result<u32, ArcadeError> {
        let (organiser, bid) = (Syscall::message_source(), Syscall::message_value());
        if !BLOCKS.contains(&blocks) {
            return Err(ArcadeError::BadDuration);
        }
        if exec::gas_available() < FINISH_GAS + CREATE_GAS {
            return Err(ArcadeError::NotEnoughGas);
        }
        let starts_at = Syscall::block_height() + JOIN_BLOCKS;
        let ends_at = starts_at + blocks;
        {
            let tournaments = &mut self.state.borrow_mut().tournaments;
            if tournaments.contains_key(&organiser) {
                return Err(ArcadeError::AlreadyIn);
            }
            let players = vec![(organiser, 0)];
            let open = Tournament {
                bid,
                starts_at,
                ends_at,
                players,
            };
            tournaments.insert(organiser, open);
        }

        let route = client::VaraManProgram::ROUTE_ID_ARCADE;
        let payload = client::arcade::io::Finish::encode_call(route, organiser);
        let (to, delay) = (exec::program_id(), JOIN_BLOCKS + blocks);
        msg::send_bytes_with_gas_delayed(to, payload, FINISH_GAS, 0, delay)
            .expect("there is gas for it");

        let created = ArcadeEvents::Created {
            organiser,
            bid,
            ends_at,
        };
        self.emit_event(created).unwrap();
        Ok(ends_at)
    }
    // #endregion create

    /// Joins a tournament before it starts. Value beyond the bid comes back.
    #[export(unwrap_result)]
    pub fn join(&mut self, organiser: ActorId) -> Result<CommandReply<()>, ArcadeError> {
        let player = Syscall::message_source();
        let change = self.during(organiser, false, |open| {
            if open.players.iter().any(|(id, _)| *id == player) {
                return Err(ArcadeError::AlreadyIn);
            }
            if open.players.len() == MAX_PLAYERS {
                return Err(ArcadeError::Full);
            }
            let due = open.bid;
            let change = Syscall::message_value().checked_sub(due);
            let change = change.ok_or(ArcadeError::LowBid { due })?;
            open.players.push((player, 0));
            Ok(change)
        })?;
        self.emit_event(ArcadeEvents::Joined { organiser, player })
            .unwrap();
        Ok(CommandReply::new(()).with_value(change))
    }

    /// Leaves a tournament before it starts. The bid comes back with the reply.
    #[export(unwrap_result)]
    pub fn leave(&mut self, organiser: ActorId) -> Result<CommandReply<()>, ArcadeError> {
        let player = Syscall::message_source();
        let bid = self.during(organiser, false, |open| {
            let mut others = open.players.iter().skip(1);
            let place = others.position(|(id, _)| *id == player);
            open.players
                .remove(1 + place.ok_or(ArcadeError::NotAPlayer)?);
            Ok(open.bid)
        })?;
        self.emit_event(ArcadeEvents::Left { organiser, player })
            .unwrap();
        Ok(CommandReply::new(()).with_value(bid))
    }

    // #region delegate
    /// Lets `key` record points for the sender. It ends the session before.
    #[export(unwrap_result)]
    pub fn delegate(&mut self, key: ActorId, blocks: u32) -> Result<u32, ArcadeError> {
        if !BLOCKS.contains(&blocks) {
            return Err(ArcadeError::BadDuration);
        }
        let until = Syscall::block_height() + blocks;
        let user = Syscall::message_source();
        let sessions = &mut self.state.borrow_mut().sessions;
        sessions.insert(user, Session { key, until });
        Ok(until)
    }

    /// Who plays: the sender, or the user who has a session with the sender.
    fn player(&self, user: Option<ActorId>) -> Result<ActorId, ArcadeError> {
        let (sender, now) = (Syscall::message_source(), Syscall::block_height());
        let Some(user) = user else { return Ok(sender) };
        match self.state.borrow().sessions.get(&user) {
            Some(session) if session.key == sender && now <= session.until => Ok(user),
            _ => Err(ArcadeError::NoSession),
        }
    }
    // #endregion delegate

    // #region record
    /// Adds points of a game that was played in the client. Returns the sum.
    #[export(unwrap_result)]
    pub fn record(
        &mut self,
        organiser: ActorId,
        points: u32,
        user: Option<ActorId>,
    ) -> Result<u32, ArcadeError> {
        let player = self.player(user)?;
        let now = Syscall::block_height();
        let points = self.during(organiser, true, |open| {
            let most = most_points(open.starts_at, now);
            let mut players = open.players.iter_mut();
            let found = players.find(|(id, _)| *id == player);
            let (_, sum) = found.ok_or(ArcadeError::NotAPlayer)?;
            let new = sum.checked_add(points).filter(|new| *new <= most);
            *sum = new.ok_or(ArcadeError::Implausible { most })?;
            Ok(*sum)
        })?;
        let recorded = ArcadeEvents::Recorded {
            organiser,
            player,
            points,
        };
        self.emit_event(recorded).unwrap();
        Ok(points)
    }
    // #endregion record

    // #region finish
    /// Ends a tournament, and pays the best. The program sends this to itself when the
    /// time is over; if that fails, anybody may.
    #[export(unwrap_result)]
    pub fn finish(&mut self, organiser: ActorId) -> Result<(), ArcadeError> {
        let closed = self.state.borrow_mut().tournaments.remove(&organiser);
        let closed = closed.ok_or(ArcadeError::UnknownTournament)?;
        if Syscall::block_height() < closed.ends_at {
            return Err(ArcadeError::NotNow);
        }

        let best = closed.players.iter().map(|(_, points)| *points).max();
        let best = closed
            .players
            .iter()
            .filter(|(_, points)| Some(*points) == best);
        let winners = Vec::from_iter(best.map(|(player, _)| *player));
        let pot = closed.bid * closed.players.len() as u128;
        let prize = pot / winners.len() as u128;
        if prize > 0 {
            for winner in &winners {
                msg::send_bytes_with_gas(*winner, b"", 0, prize)
                    .expect("the program has the value");
            }
        }
        let finished = ArcadeEvents::Finished {
            organiser,
            winners,
            prize,
        };
        self.emit_event(finished).unwrap();
        Ok(())
    }
    // #endregion finish

    /// The tournament of an organiser, until its end.
    #[export]
    pub fn tournament(&self, organiser: ActorId) -> Option<Tournament> {
        self.state.borrow().tournaments.get(&organiser).cloned()
    }

    /// The session of a user, even if it has expired.
    #[export]
    pub fn session(&self, user: ActorId) -> Option<Session> {
        self.state.borrow().sessions.get(&user).cloned()
    }

    /// Works on a tournament, either before its start or while it is played.
    fn during<T>(
        &self,
        organiser: ActorId,
        started: bool,
        work: impl FnOnce(&mut Tournament) -> Result<T, ArcadeError>,
    ) -> Result<T, ArcadeError> {
        let state = &mut *self.state.borrow_mut();
        let found = state.tournaments.get_mut(&organiser);
        let open = found.ok_or(ArcadeError::UnknownTournament)?;
        let time = match started {
            true => open.starts_at..open.ends_at,
            false => 0..open.starts_at,
        };
        match time.contains(&Syscall::block_height()) {
            true => work(open),
            false => Err(ArcadeError::NotNow),
        }
    }
}

// #region plausible
/// What nobody can exceed by playing: all that the program can tell about a score.
pub fn most_points(starts_at: u32, now: u32) -> u32 {
    now.saturating_sub(starts_at)
        .saturating_mul(POINTS_PER_BLOCK)
}
// #endregion plausible

#[derive(Default)]
pub struct Program {
    state: RefCell<ArcadeState>,
}

#[program]
impl Program {
    /// No tournaments yet.
    pub fn create() -> Self {
        Self::default()
    }

    pub fn arcade(&self) -> Arcade<'_> {
        Arcade { state: &self.state }
    }
}

// For tests on the host: the Wasm code.
#[cfg(not(target_arch = "wasm32"))]
pub use host::WASM_BINARY_OPT as WASM_BINARY;

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
}

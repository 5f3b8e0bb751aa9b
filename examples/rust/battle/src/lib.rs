#![no_std]

use core::cell::RefCell;
use gstd::Reservation;
use sails_rs::{
    client::Program as _,
    collections::BTreeMap,
    gstd::{exec, msg},
    prelude::*,
};

mod duel;

pub use duel::{Battle, Fighter, Move};

// #region client
/// Made from warrior.idl: how to ask a warrior, whoever wrote it.
pub mod warrior {
    include!(concat!(env!("OUT_DIR"), "/warrior.rs"));
}

/// Made from battle.idl: the arena sends itself a message, the tests send theirs.
pub mod client {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

use warrior::{Fighter as _, FighterProgram, warrior::Warrior as _};
// #endregion client

/// A round ends after so many blocks, whoever has moved by then: a minute.
pub const ROUND_BLOCKS: u32 = 20;
pub const MAX_ROUNDS: u32 = 6;
/// Whoever enters pays for half of the rounds.
const PAID_ROUNDS: u32 = MAX_ROUNDS / 2;
const ROUND_GAS: u64 = 5_000_000_000;
/// How long the gas is set aside: a day to wait, and the battle.
const KEEP_BLOCKS: u32 = WAIT_BLOCKS + MAX_ROUNDS * (ROUND_BLOCKS + 10);
pub const WAIT_BLOCKS: u32 = 28_800;

/// A program holds 257 reservations: three for each player.
const MAX_PLAYERS: usize = 257 / PAID_ROUNDS as usize;

/// For the question to a warrior.
const ASK_GAS: u64 = 5_000_000_000;
const REPLY_DEPOSIT: u64 = 2_000_000_000;
const REPLY_BLOCKS: u32 = 10;
/// Other programs say what they like: keep no more than this, in bytes.
const MAX_NAME: usize = 32;

// #region state
/// What the program remembers between messages.
#[derive(Default)]
pub struct ArenaState {
    /// Who waits for an opponent, and until which block.
    waiting: Option<(Fighter, u32)>,
    battles: BTreeMap<u32, Battle>,
    last_battle: u32,
    /// Gas that each player has set aside, one reservation for a round.
    gas: BTreeMap<ActorId, Vec<Reservation>>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum BattleError {
    AlreadyIn,
    AlreadyMoved,
    /// The program cannot hold the gas of more players.
    Full,
    /// The warrior gives a name that the arena does not want to store.
    LongName,
    /// The message has less gas than the rounds take.
    NotEnoughGas,
    /// The ultimate attack takes two rounds of rest.
    NotReady,
    NotYourWarrior,
    /// The round is not over yet.
    TooEarly,
    /// There is no such battle, or the sender is not in it.
    UnknownBattle,
    /// No answer from the program, or none that a warrior gives.
    UnknownWarrior,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum ArenaEvents {
    /// A player waits for an opponent.
    Waiting { player: ActorId, warrior: String },
    /// A player waits no longer.
    Left { player: ActorId },
    /// Two players have met.
    Started { battle: u32, players: [ActorId; 2] },
    /// Both have struck. This is what is left of their health.
    RoundEnded {
        battle: u32,
        round: u32,
        moves: [Move; 2],
        health: [u8; 2],
    },
    /// The battle is over. Without a winner it is a draw.
    Finished {
        battle: u32,
        winner: Option<ActorId>,
    },
}

pub struct Arena<'a> {
    state: &'a RefCell<ArenaState>,
}

#[service(events = ArenaEvents)]
impl Arena<'_> {
    // #region enter
    /// Brings a warrior. The battle starts with the second one. Returns its number.
    #[export(unwrap_result)]
    pub async fn enter(&mut self, warrior: ActorId) -> Result<Option<u32>, BattleError> {
        let player = Syscall::message_source();
        self.check_new(player)?;

        let answer = FighterProgram::client(warrior)
            .warrior()
            .describe()
            .with_gas_limit(ASK_GAS)
            .with_reply_deposit(REPLY_DEPOSIT)
            .with_wait_up_to(REPLY_BLOCKS)
            .await;
        let (owner, look) = answer.map_err(|_| BattleError::UnknownWarrior)?;
        if owner != player {
            return Err(BattleError::NotYourWarrior);
        }
        if look.name.len() > MAX_NAME {
            return Err(BattleError::LongName);
        }

        // Other messages may have run meanwhile, perhaps this player's.
        self.check_new(player)?;
        let gas = reserve_rounds().ok_or(BattleError::NotEnoughGas)?;
        Ok(self.admit(Fighter::new(player, warrior, look.name), gas))
    }
    // #endregion enter

    /// Stops waiting. The gas that was set aside is free again.
    #[export(unwrap_result)]
    pub fn leave(&mut self) -> Result<(), BattleError> {
        let player = Syscall::message_source();
        let waits = |(fighter, _): &mut (Fighter, u32)| fighter.player == player;
        let fighter = self.state.borrow_mut().waiting.take_if(waits);
        fighter.ok_or(BattleError::UnknownBattle)?;
        self.release(player);
        self.emit_event(ArenaEvents::Left { player }).unwrap();
        Ok(())
    }

    // #region move
    /// Chooses the move of this round. The second one ends it.
    #[export(unwrap_result)]
    pub fn make_move(&mut self, battle: u32, choice: Move) -> Result<(), BattleError> {
        let player = Syscall::message_source();
        let complete = {
            let state = &mut *self.state.borrow_mut();
            let found = state.battles.get_mut(&battle);
            let duel = found.ok_or(BattleError::UnknownBattle)?;
            duel.choose(player, choice)?
        };
        if complete {
            self.end_round(battle);
        }
        Ok(())
    }

    /// Ends a round: who has not moved attacks. The program sends this to itself; if that
    /// fails, anybody may.
    #[export(unwrap_result)]
    pub fn auto_move(&mut self, battle: u32, round: u32) -> Result<(), BattleError> {
        let clock = |duel: &Battle| (duel.round, duel.ends_at);
        let clock = self.state.borrow().battles.get(&battle).map(clock);
        match clock {
            Some((now, ends_at)) if now == round => {
                if Syscall::block_height() < ends_at {
                    return Err(BattleError::TooEarly);
                }
                self.end_round(battle);
            }
            // Both have moved in time: this message comes too late.
            _ => {}
        }
        Ok(())
    }
    // #endregion move

    /// A battle, until it ends.
    #[export]
    pub fn battle(&self, battle: u32) -> Option<Battle> {
        self.state.borrow().battles.get(&battle).cloned()
    }

    /// For how many rounds a player has gas set aside.
    #[export]
    pub fn rounds_paid(&self, player: ActorId) -> u32 {
        let (state, now) = (self.state.borrow(), Syscall::block_height());
        let gas = state.gas.get(&player).into_iter().flatten();
        // What has expired is back with whoever paid.
        gas.filter(|gas| gas.valid_until() > now).count() as u32
    }

    fn check_new(&self, player: ActorId) -> Result<(), BattleError> {
        let gas = &self.state.borrow().gas;
        match gas.contains_key(&player) {
            true => Err(BattleError::AlreadyIn),
            false if gas.len() >= MAX_PLAYERS => Err(BattleError::Full),
            false => Ok(()),
        }
    }

    // #region admit
    /// Lets a fighter wait, or fight with the one who does.
    fn admit(&mut self, fighter: Fighter, gas: Vec<Reservation>) -> Option<u32> {
        let (player, warrior) = (fighter.player, fighter.warrior_name.clone());
        let now = Syscall::block_height();
        let waiting = self.state.borrow_mut().waiting.take();
        self.state.borrow_mut().gas.insert(player, gas);

        match waiting {
            Some((first, until)) if now <= until => {
                let players = [first.player, player];
                let battle = {
                    let state = &mut *self.state.borrow_mut();
                    state.last_battle += 1;
                    let duel = Battle::new(first, fighter);
                    state.battles.insert(state.last_battle, duel);
                    state.last_battle
                };
                self.begin_round(battle).expect("both have paid");
                let started = ArenaEvents::Started { battle, players };
                self.emit_event(started).unwrap();
                Some(battle)
            }
            // Nobody, or someone who has waited too long for his gas to last.
            other => {
                if let Some((gone, _)) = other {
                    let player = gone.player;
                    self.release(player);
                    self.emit_event(ArenaEvents::Left { player }).unwrap();
                }
                let wait = Some((fighter, now + WAIT_BLOCKS));
                self.state.borrow_mut().waiting = wait;
                let event = ArenaEvents::Waiting { player, warrior };
                self.emit_event(event).unwrap();
                None
            }
        }
    }
    // #endregion admit

    // #region round
    /// Starts the clock of a round. The two players pay for it in turns. Without gas, or
    /// if it has expired, there is no round.
    fn begin_round(&mut self, battle: u32) -> Option<MessageId> {
        let state = &mut *self.state.borrow_mut();
        let duel = state.battles.get_mut(&battle)?;
        duel.ends_at = Syscall::block_height() + ROUND_BLOCKS;
        let payer = duel.fighters[duel.round as usize % 2].player;
        let gas = state.gas.get_mut(&payer)?.pop()?;

        let route = client::BattleProgram::ROUTE_ID_ARENA;
        let payload = client::arena::io::AutoMove::encode_call(route, battle, duel.round);
        let to = exec::program_id();
        msg::send_bytes_delayed_from_reservation(gas.id(), to, payload, 0, ROUND_BLOCKS).ok()
    }

    /// Lets both strike, and begins the next round, unless the battle is over.
    fn end_round(&mut self, battle: u32) {
        let (round, moves, duel) = {
            let state = &mut *self.state.borrow_mut();
            let Some(duel) = state.battles.get_mut(&battle) else {
                return;
            };
            (duel.round, duel.strike(), duel.clone())
        };
        let health = duel.health();
        let event = ArenaEvents::RoundEnded {
            battle,
            round,
            moves,
            health,
        };
        self.emit_event(event).unwrap();
        let goes_on = duel.round < MAX_ROUNDS && !health.contains(&0);
        if goes_on && self.begin_round(battle).is_some() {
            return;
        }

        self.state.borrow_mut().battles.remove(&battle);
        for fighter in &duel.fighters {
            self.release(fighter.player);
        }
        let winner = duel.winner();
        let event = ArenaEvents::Finished { battle, winner };
        self.emit_event(event).unwrap();
    }
    // #endregion round

    // #region release
    /// Frees what a player has set aside and not used. It goes back to who paid.
    fn release(&mut self, player: ActorId) {
        let gas = self.state.borrow_mut().gas.remove(&player);
        for reservation in gas.into_iter().flatten() {
            // An error means that it has expired: then it is free already.
            let _ = reservation.unreserve();
        }
    }
    // #endregion release
}

// #region reserve
/// Sets gas aside, one reservation for each round that a player pays.
fn reserve_rounds() -> Option<Vec<Reservation>> {
    let reserve = |_| Reservation::reserve(ROUND_GAS, KEEP_BLOCKS).ok();
    (0..PAID_ROUNDS).map(reserve).collect()
}
// #endregion reserve

#[derive(Default)]
pub struct Program {
    state: RefCell<ArenaState>,
}

#[program]
impl Program {
    /// The arena is empty.
    pub fn create() -> Self {
        Self::default()
    }

    pub fn arena(&self) -> Arena<'_> {
        Arena { state: &self.state }
    }
}

// For tests on the host: the Wasm code.
#[cfg(not(target_arch = "wasm32"))]
pub use host::WASM_BINARY_OPT as WASM_BINARY;

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));
}

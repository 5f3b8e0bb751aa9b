#![no_std]

use core::cell::RefCell;
use sails_rs::{client::Program as _, collections::BTreeMap, prelude::*};

// #region client
/// Made from battleship-bot.idl: how to ask a bot, whoever wrote it.
pub mod bot {
    include!(concat!(env!("OUT_DIR"), "/bot.rs"));
}

use bot::{
    Gunner as _, GunnerProgram,
    bot::{Bot as _, BotImpl, Cell},
};
use sails_rs::client::{GstdEnv, Service};
// #endregion client

/// A board has five rows of five cells.
pub const CELLS: u8 = 25;
/// How many cells the ships of a board take.
pub const FLEET: u8 = 4;

/// Gas for the bot's answer.
const ASK_GAS: u64 = 5_000_000_000;
/// Gas set aside for going on with it.
const REPLY_DEPOSIT: u64 = 3_000_000_000;
/// Blocks that the bot may take.
pub const REPLY_BLOCKS: u32 = 10;

// #region state
/// The board of one side.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The cells with ships. The state of a program is public.
    pub ships: Vec<u8>,
    /// The cells that were shot at.
    pub shots: Vec<u8>,
}

#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Status {
    /// It is the player's turn.
    Player,
    /// The bot was asked for its shot.
    Bot,
    PlayerWon,
    BotWon,
}

#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// Grows with every start: answers for an older game are stale.
    pub number: u32,
    pub player: Board,
    pub bot: Board,
    pub status: Status,
}

pub struct GameState {
    admin: ActorId,
    bot: ActorId,
    matches: BTreeMap<ActorId, Match>,
    started: u32,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum GameError {
    AlreadyPlaying,
    /// Outside the board, or there was a shot at it.
    BadCell,
    /// Not four different cells of the board.
    BadFleet,
    /// No answer from the bot in time, or none that is a fleet.
    NoBot,
    NotAdmin,
    /// There is no game, it is over, or the bot thinks.
    NotYourTurn,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum GameEvents {
    Started {
        player: ActorId,
    },
    /// A shot of the player, and the answer of the bot, if there is one.
    Played {
        player: ActorId,
        cell: u8,
        hit: bool,
        answer: Option<u8>,
    },
    Finished {
        player: ActorId,
        status: Status,
    },
}

pub struct Game<'a> {
    state: &'a RefCell<GameState>,
}

#[service(events = GameEvents)]
impl Game<'_> {
    // #region start
    /// Starts a game, with ships on four cells. The bot places its own.
    #[export(unwrap_result)]
    pub async fn start(&mut self, ships: Vec<u8>) -> Result<(), GameError> {
        let player = Syscall::message_source();
        self.check_free(player)?;
        let own = Board::new(ships).ok_or(GameError::BadFleet)?;

        let question = self.bot().place(FLEET).with_gas_limit(ASK_GAS);
        let answer = question
            .with_reply_deposit(REPLY_DEPOSIT)
            .with_wait_up_to(REPLY_BLOCKS)
            .await;
        let bot = Board::new(answer.map_err(|_| GameError::NoBot)?);
        let bot = bot.ok_or(GameError::NoBot)?;

        // Other messages may have run meanwhile, perhaps this player's.
        self.check_free(player)?;
        {
            let state = &mut *self.state.borrow_mut();
            state.started += 1;
            let game = Match {
                number: state.started,
                player: own,
                bot,
                status: Status::Player,
            };
            state.matches.insert(player, game);
        }
        self.emit_event(GameEvents::Started { player }).unwrap();
        Ok(())
    }
    // #endregion start

    // #region shoot
    /// Shoots at a cell, and lets the bot answer. Returns how the game stands.
    #[export(unwrap_result)]
    pub async fn shoot(&mut self, cell: u8) -> Result<Status, GameError> {
        let player = Syscall::message_source();
        let (number, hit, won, known) = self.turn(player, Status::Player, |game| {
            let hit = game.bot.take(cell).ok_or(GameError::BadCell)?;
            let won = game.bot.sunk();
            game.status = match won {
                true => Status::PlayerWon,
                false => Status::Bot,
            };
            Ok((game.number, hit, won, game.player.known()))
        })?;
        if won {
            return Ok(self.report(player, cell, hit, None, Status::PlayerWon));
        }

        // The status keeps the player from shooting again while the bot thinks. Without
        // the gas for the bot's turn there is no shot: the panic undoes it.
        let question = self.bot().choose(known).with_gas_limit(ASK_GAS);
        let answer = question
            .with_reply_deposit(REPLY_DEPOSIT)
            .with_wait_up_to(REPLY_BLOCKS)
            .send_for_reply()
            .expect("gas for the bot and for its answer")
            .await;

        // No answer, or a bad one: the bot has lost this turn, and no more.
        let answer = answer.ok().flatten();
        let (answer, status) = self.turn(player, Status::Bot, |game| {
            if game.number != number {
                return Err(GameError::NotYourTurn);
            }
            let answer = answer.filter(|cell| game.player.take(*cell).is_some());
            game.status = match game.player.sunk() {
                true => Status::BotWon,
                false => Status::Player,
            };
            Ok((answer, game.status))
        })?;
        Ok(self.report(player, cell, hit, answer, status))
    }
    // #endregion shoot

    /// Forgets the sender's game, wherever it stands.
    #[export]
    pub fn leave(&mut self) {
        let player = Syscall::message_source();
        self.state.borrow_mut().matches.remove(&player);
    }

    /// Names another bot, for all games. Only for the creator of the program.
    #[export(unwrap_result)]
    pub fn change_bot(&mut self, bot: ActorId) -> Result<(), GameError> {
        let mut state = self.state.borrow_mut();
        if state.admin != Syscall::message_source() {
            return Err(GameError::NotAdmin);
        }
        state.bot = bot;
        Ok(())
    }

    /// The last game of a player.
    #[export]
    pub fn game_of(&self, player: ActorId) -> Option<Match> {
        self.state.borrow().matches.get(&player).cloned()
    }

    fn bot(&self) -> Service<BotImpl, GstdEnv> {
        GunnerProgram::client(self.state.borrow().bot).bot()
    }

    fn check_free(&self, player: ActorId) -> Result<(), GameError> {
        let matches = &self.state.borrow().matches;
        match matches.get(&player).map(|game| game.status) {
            Some(Status::Player | Status::Bot) => Err(GameError::AlreadyPlaying),
            _ => Ok(()),
        }
    }

    fn turn<T>(
        &self,
        player: ActorId,
        whose: Status,
        play: impl FnOnce(&mut Match) -> Result<T, GameError>,
    ) -> Result<T, GameError> {
        let mut state = self.state.borrow_mut();
        let game = state.matches.get_mut(&player);
        let game = game.filter(|game| game.status == whose);
        play(game.ok_or(GameError::NotYourTurn)?)
    }

    fn report(
        &mut self,
        player: ActorId,
        cell: u8,
        hit: bool,
        answer: Option<u8>,
        status: Status,
    ) -> Status {
        let played = GameEvents::Played {
            player,
            cell,
            hit,
            answer,
        };
        self.emit_event(played).unwrap();
        if status != Status::Player {
            self.emit_event(GameEvents::Finished { player, status })
                .unwrap();
        }
        status
    }
}

// #region board
impl Board {
    /// `None`: not a fleet. Players and bots may send anything.
    fn new(mut ships: Vec<u8>) -> Option<Self> {
        ships.sort();
        ships.dedup();
        let fits = ships.len() == FLEET as usize && ships.iter().all(|cell| *cell < CELLS);
        let shots = vec![];
        fits.then_some(Self { ships, shots })
    }

    /// Takes a shot, and tells whether it has hit. `None`: no shot at that cell.
    fn take(&mut self, cell: u8) -> Option<bool> {
        if cell >= CELLS || self.shots.contains(&cell) {
            return None;
        }
        self.shots.push(cell);
        Some(self.ships.contains(&cell))
    }

    fn sunk(&self) -> bool {
        self.ships.iter().all(|ship| self.shots.contains(ship))
    }

    /// What whoever shoots at this board may know.
    fn known(&self) -> Vec<Cell> {
        let view = |cell| match (self.shots.contains(&cell), self.ships.contains(&cell)) {
            (false, _) => Cell::Unknown,
            (true, false) => Cell::Miss,
            (true, true) => Cell::Hit,
        };
        (0..CELLS).map(view).collect()
    }
}
// #endregion board

pub struct Program {
    state: RefCell<GameState>,
}

#[program]
impl Program {
    /// Names the bot. The creator can change it.
    pub fn create(bot: ActorId) -> Self {
        let state = RefCell::new(GameState {
            admin: Syscall::message_source(),
            bot,
            matches: BTreeMap::new(),
            started: 0,
        });
        Self { state }
    }

    pub fn game(&self) -> Game<'_> {
        Game { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from battleship.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}

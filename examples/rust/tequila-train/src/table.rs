use super::TrainError;
use sails_rs::prelude::*;

const MAX_PLAYERS: usize = 4;
/// Tiles that each player gets.
const DEAL: usize = 8;
/// Faces go from 0 to this one; its double lies in the middle.
const TOP: u8 = 12;

// #region state
/// What a player has to know before paying.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rules {
    /// What a player pays.
    pub bid: u128,
    /// Blocks of a turn.
    pub turn_blocks: u32,
}

/// A domino. `Tile { a: 3, b: 5 }` and `Tile { a: 5, b: 3 }` are the same.
#[sails_type]
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    pub a: u8,
    pub b: u8,
}

/// A row of tiles that leads away from the middle.
#[sails_type]
#[derive(Clone, Debug)]
pub struct Track {
    pub owner: ActorId,
    /// The face at its end.
    pub end: u8,
    /// Its owner has passed: everybody may build on it.
    pub train: bool,
    /// Its owner is out of the game.
    pub out: bool,
}

pub struct Table {
    pub rules: Rules,
    started: bool,
    tracks: Vec<Track>,
    /// In the order of the tracks.
    hands: Vec<Vec<Tile>>,
    stock: Vec<Tile>,
    current: usize,
    /// Grows with every turn of every game: a check of an earlier one is stale.
    turn: u32,
    /// From this block on, the turn is over.
    until: u32,
    /// Passes in a row.
    passes: usize,
}
// #endregion state

/// The game as everybody sees it.
#[sails_type]
#[derive(Clone, Debug)]
pub struct View {
    pub player: ActorId,
    pub turn: u32,
    /// From this block on, the turn is over.
    pub until: u32,
    pub tracks: Vec<Track>,
}

impl PartialEq for Tile {
    fn eq(&self, other: &Self) -> bool {
        (self.a, self.b) == (other.a, other.b) || (self.b, self.a) == (other.a, other.b)
    }
}

impl Table {
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            started: false,
            tracks: Vec::new(),
            hands: Vec::new(),
            stock: Vec::new(),
            current: 0,
            turn: 0,
            until: 0,
            passes: 0,
        }
    }

    pub fn join(&mut self, player: ActorId, value: u128) -> Result<(), TrainError> {
        let due = self.rules.bid;
        if value != due {
            return Err(TrainError::WrongBid { due });
        }
        if self.started {
            return Err(TrainError::Started);
        }
        if self.place_of(player).is_ok() {
            return Err(TrainError::AlreadyIn);
        }
        if self.tracks.len() == MAX_PLAYERS {
            return Err(TrainError::Full);
        }
        self.tracks.push(Track {
            owner: player,
            end: TOP,
            train: false,
            out: false,
        });
        Ok(())
    }

    pub fn leave(&mut self, player: ActorId) -> Result<u128, TrainError> {
        let place = self.place_of(player)?;
        if self.started {
            return Err(TrainError::Started);
        }
        self.tracks.remove(place);
        Ok(self.rules.bid)
    }

    // #region deal
    pub fn start(&mut self, player: ActorId, mut seed: u64) -> Result<(), TrainError> {
        // Anybody may start a full table: nobody keeps it closed by waiting.
        if self.tracks.len() < MAX_PLAYERS {
            self.place_of(player)?;
        }
        if self.started {
            return Err(TrainError::Started);
        }
        if self.tracks.len() < 2 {
            return Err(TrainError::NotEnoughPlayers);
        }
        let tiles = (0..=TOP).flat_map(|a| (a..=TOP).map(move |b| Tile { a, b }));
        self.stock = tiles.filter(|tile| tile.a != TOP).collect();
        for last in (1..self.stock.len()).rev() {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            self.stock.swap(last, (seed >> 33) as usize % (last + 1));
        }
        for _ in 0..self.tracks.len() {
            let rest = self.stock.len() - DEAL;
            self.hands.push(self.stock.split_off(rest));
        }
        (self.started, self.current, self.passes) = (true, 0, 0);
        self.turn += 1;
        Ok(())
    }
    // #endregion deal

    // #region move
    pub fn place(
        &mut self,
        player: ActorId,
        tile: Tile,
        track: u32,
    ) -> Result<Option<ActorId>, TrainError> {
        self.check_turn(player)?;
        let (current, index) = (self.current, track as usize);
        let track = self.tracks.get_mut(index).ok_or(TrainError::UnknownTrack)?;
        if index != current && !track.train {
            return Err(TrainError::ClosedTrack);
        }
        let hand = &mut self.hands[current];
        let held = hand.iter().position(|other| *other == tile);
        let held = held.ok_or(TrainError::NotYourTile)?;
        track.end = match track.end {
            end if end == tile.a => tile.b,
            end if end == tile.b => tile.a,
            _ => return Err(TrainError::DoesNotFit),
        };
        hand.swap_remove(held);
        if index == current {
            track.train = false;
        }
        self.passes = 0;
        Ok(self.next())
    }
    // #endregion move

    pub fn pass(&mut self, player: ActorId) -> Result<Option<ActorId>, TrainError> {
        self.check_turn(player)?;
        let train = &mut self.tracks[self.current].train;
        let opened = !core::mem::replace(train, true);
        match self.stock.pop() {
            // Whoever draws may be able to go on with that tile.
            Some(tile) => {
                self.hands[self.current].push(tile);
                self.passes = 0;
            }
            // The others may be able to go on here: what they passed on before does not count.
            None if opened => self.passes = 1,
            None => self.passes += 1,
        }
        Ok(self.next())
    }

    // #region time-out
    /// If this turn still lasts: who is out by that, and who has won, if anybody has.
    pub fn time_out(
        &mut self,
        turn: u32,
        block: u32,
    ) -> Result<Option<(ActorId, Option<ActorId>)>, TrainError> {
        if !self.started || turn != self.turn {
            return Ok(None);
        }
        if block < self.until {
            return Err(TrainError::TooEarly);
        }
        let track = &mut self.tracks[self.current];
        if !track.train {
            // The others may be able to go on here.
            self.passes = 0;
        }
        (track.out, track.train) = (true, true);
        Ok(Some((track.owner, self.next())))
    }

    /// The winner, or nobody if the turn goes on to the next player.
    fn next(&mut self) -> Option<ActorId> {
        let alive = self.alive();
        if !self.tracks[self.current].out && self.hands[self.current].is_empty() {
            return Some(self.tracks[self.current].owner);
        }
        let playing = self.tracks.iter().zip(&self.hands).filter(|(t, _)| !t.out);
        if alive == 1 || self.stock.is_empty() && self.passes >= alive {
            // The last one, or the one with the fewest tiles when nobody can go on.
            let best = playing.min_by_key(|(_, hand)| hand.len());
            return best.map(|(track, _)| track.owner);
        }
        self.turn += 1;
        loop {
            self.current = (self.current + 1) % self.tracks.len();
            if !self.tracks[self.current].out {
                return None;
            }
        }
    }
    // #endregion time-out

    /// Ends the game. Returns what everyone has paid.
    pub fn clear(&mut self) -> u128 {
        let pot = self.rules.bid * self.tracks.len() as u128;
        let turn = self.turn + 1;
        *self = Self {
            turn,
            ..Self::new(self.rules)
        };
        pot
    }

    /// Sets the end of the turn. Returns player, turn, and how many players are left.
    pub fn begin_turn(&mut self, block: u32) -> (ActorId, u32, u64) {
        self.until = block + self.rules.turn_blocks;
        let player = self.tracks[self.current].owner;
        (player, self.turn, self.alive() as u64)
    }

    pub fn view(&self) -> Option<View> {
        self.started.then(|| View {
            player: self.tracks[self.current].owner,
            turn: self.turn,
            until: self.until,
            tracks: self.tracks.clone(),
        })
    }

    pub fn hand(&self, player: ActorId) -> Vec<Tile> {
        let place = self.place_of(player).ok();
        let hand = place.and_then(|place| self.hands.get(place));
        hand.cloned().unwrap_or_default()
    }

    fn alive(&self) -> usize {
        self.tracks.iter().filter(|track| !track.out).count()
    }

    fn place_of(&self, player: ActorId) -> Result<usize, TrainError> {
        let place = self.tracks.iter().position(|track| track.owner == player);
        place.ok_or(TrainError::NotAPlayer)
    }

    fn check_turn(&self, player: ActorId) -> Result<(), TrainError> {
        match self.started && self.place_of(player)? == self.current {
            true => Ok(()),
            false => Err(TrainError::NotYourTurn),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing is left to draw. The last track ends at 5, and the first player holds a 5.
    fn table(players: u64) -> Table {
        let (bid, turn_blocks) = (1, 20);
        let mut table = Table::new(Rules { bid, turn_blocks });
        for player in 1..=players {
            table.join(player.into(), 1).unwrap();
        }
        table.start(1.into(), 7).unwrap();
        table.stock.clear();
        for track in &mut table.tracks {
            track.end = 3;
        }
        table.tracks.last_mut().unwrap().end = 5;
        table.hands[0] = vec![Tile { a: 5, b: 6 }, Tile { a: 6, b: 7 }];
        table.hands[1] = vec![Tile { a: 5, b: 1 }];
        table
    }

    #[test]
    fn a_track_that_a_pass_opens_can_be_used() {
        let mut table = table(2);
        assert_eq!(table.pass(1.into()), Ok(None));
        assert_eq!(table.pass(2.into()), Ok(None));
        assert_eq!(table.place(1.into(), Tile { a: 5, b: 6 }, 1), Ok(None));
    }

    #[test]
    fn a_track_that_a_time_out_opens_can_be_used() {
        let mut table = table(3);
        (table.tracks[0].train, table.tracks[1].train) = (true, true);
        assert_eq!(table.pass(1.into()), Ok(None));
        assert_eq!(table.pass(2.into()), Ok(None));
        let (_, turn, _) = table.begin_turn(0);
        let out = table.time_out(turn, 20);
        assert_eq!(out, Ok(Some((3.into(), None))));
        assert_eq!(table.place(1.into(), Tile { a: 5, b: 6 }, 2), Ok(None));
    }
}

#![no_std]

use core::cell::RefCell;
use sails_rs::{
    collections::{BTreeMap, BTreeSet},
    prelude::*,
};

/// Bytes of a title or a name at most.
const MAX_TEXT: usize = 100;
/// Streams of one broadcaster that have not ended, at most.
const MAX_STREAMS: usize = 10;
/// Milliseconds of a stream at most: a day.
const MAX_LENGTH: u64 = 24 * 60 * 60 * 1_000;
/// Streams in one answer at most.
const PAGE: usize = 20;

// #region state
/// A stream that is announced, runs, or has ended.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Stream {
    pub broadcaster: ActorId,
    pub title: String,
    /// Milliseconds since 1970.
    pub start: u64,
    pub end: u64,
}

#[derive(Default)]
struct Broadcaster {
    name: String,
    /// Numbers of streams, with some that have ended.
    streams: Vec<u32>,
}

#[derive(Default)]
pub struct StreamingState {
    broadcasters: BTreeMap<ActorId, Broadcaster>,
    streams: BTreeMap<u32, Stream>,
    next_id: u32,
    /// Broadcaster and subscriber.
    subscriptions: BTreeSet<(ActorId, ActorId)>,
}
// #endregion state

/// Why a command is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum StreamingError {
    /// It begins in the past, ends before it begins, or lasts longer than a day.
    BadTime,
    NotYours,
    /// Empty, or longer than a hundred bytes.
    BadText,
    TooManyStreams,
    UnknownBroadcaster,
    UnknownStream,
}

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum StreamingEvents {
    /// A broadcaster has a name, or a new one.
    Named { broadcaster: ActorId, name: String },
    /// A stream is announced, or has changed.
    Scheduled { id: u32, stream: Stream },
    /// A stream was called off.
    Cancelled { id: u32 },
    Subscribed {
        broadcaster: ActorId,
        subscriber: ActorId,
    },
    Unsubscribed {
        broadcaster: ActorId,
        subscriber: ActorId,
    },
}

pub struct Streaming<'a> {
    state: &'a RefCell<StreamingState>,
}

#[service(events = StreamingEvents)]
impl Streaming<'_> {
    /// Makes the sender a broadcaster of this name.
    #[export(unwrap_result)]
    pub fn set_name(&mut self, name: String) -> Result<(), StreamingError> {
        let name = checked_text(name)?;
        let broadcaster = Syscall::message_source();
        let broadcasters = &mut self.state.borrow_mut().broadcasters;
        broadcasters.entry(broadcaster).or_default().name = name.clone();
        self.emit_event(StreamingEvents::Named { broadcaster, name })
            .unwrap();
        Ok(())
    }

    // #region schedule
    /// Announces a stream. Returns its number. Ended streams of the sender are removed.
    #[export(unwrap_result)]
    pub fn schedule(&mut self, title: String, start: u64, end: u64) -> Result<u32, StreamingError> {
        let stream = checked_stream(title, start, end)?;
        let id = {
            let state = &mut *self.state.borrow_mut();
            let sender = state.broadcasters.get_mut(&stream.broadcaster);
            let sender = sender.ok_or(StreamingError::UnknownBroadcaster)?;
            let now = Syscall::block_timestamp();
            sender.streams.retain(|id| {
                let open = state.streams.get(id).is_some_and(|it| it.end > now);
                if !open {
                    state.streams.remove(id);
                }
                open
            });
            if sender.streams.len() >= MAX_STREAMS {
                return Err(StreamingError::TooManyStreams);
            }
            let id = state.next_id;
            state.next_id += 1;
            sender.streams.push(id);
            state.streams.insert(id, stream.clone());
            id
        };
        self.emit_event(StreamingEvents::Scheduled { id, stream })
            .unwrap();
        Ok(id)
    }
    // #endregion schedule

    /// Changes a stream of the sender.
    #[export(unwrap_result)]
    pub fn reschedule(
        &mut self,
        id: u32,
        title: String,
        start: u64,
        end: u64,
    ) -> Result<(), StreamingError> {
        self.own(id)?;
        let stream = checked_stream(title, start, end)?;
        let streams = &mut self.state.borrow_mut().streams;
        streams.insert(id, stream.clone());
        self.emit_event(StreamingEvents::Scheduled { id, stream })
            .unwrap();
        Ok(())
    }

    /// Calls a stream of the sender off.
    #[export(unwrap_result)]
    pub fn cancel(&mut self, id: u32) -> Result<(), StreamingError> {
        self.own(id)?;
        self.state.borrow_mut().streams.remove(&id);
        self.emit_event(StreamingEvents::Cancelled { id }).unwrap();
        Ok(())
    }

    // #region subscribe
    /// Subscribes to a broadcaster. Says whether that is new.
    #[export(unwrap_result)]
    pub fn subscribe(&mut self, broadcaster: ActorId) -> Result<bool, StreamingError> {
        let subscriber = Syscall::message_source();
        let new = {
            let state = &mut *self.state.borrow_mut();
            if !state.broadcasters.contains_key(&broadcaster) {
                return Err(StreamingError::UnknownBroadcaster);
            }
            state.subscriptions.insert((broadcaster, subscriber))
        };
        if new {
            self.emit_event(StreamingEvents::Subscribed {
                broadcaster,
                subscriber,
            })
            .unwrap();
        }
        Ok(new)
    }
    // #endregion subscribe

    /// Ends a subscription. Says whether there was one.
    #[export]
    pub fn unsubscribe(&mut self, broadcaster: ActorId) -> bool {
        let subscriber = Syscall::message_source();
        let subscriptions = &mut self.state.borrow_mut().subscriptions;
        let ended = subscriptions.remove(&(broadcaster, subscriber));
        if ended {
            self.emit_event(StreamingEvents::Unsubscribed {
                broadcaster,
                subscriber,
            })
            .unwrap();
        }
        ended
    }

    // #region queries
    /// Whether an account may watch a stream now. This is what the server asks.
    #[export]
    pub fn may_watch(&self, id: u32, account: ActorId) -> bool {
        let state = self.state.borrow();
        let now = Syscall::block_timestamp();
        state.streams.get(&id).is_some_and(|stream| {
            let pair = (stream.broadcaster, account);
            (stream.start..stream.end).contains(&now)
                && (account == stream.broadcaster || state.subscriptions.contains(&pair))
        })
    }

    /// Streams from a number on, a page of them.
    #[export]
    pub fn streams(&self, from: u32) -> Vec<(u32, Stream)> {
        let state = self.state.borrow();
        let streams = state.streams.range(from..).take(PAGE);
        streams.map(|(id, stream)| (*id, stream.clone())).collect()
    }
    // #endregion queries

    /// The name of a broadcaster.
    #[export]
    pub fn name(&self, broadcaster: ActorId) -> Option<String> {
        let state = self.state.borrow();
        let broadcaster = state.broadcasters.get(&broadcaster)?;
        Some(broadcaster.name.clone())
    }

    fn own(&self, id: u32) -> Result<(), StreamingError> {
        let state = self.state.borrow();
        let stream = state.streams.get(&id);
        let stream = stream.ok_or(StreamingError::UnknownStream)?;
        match stream.broadcaster == Syscall::message_source() {
            true => Ok(()),
            false => Err(StreamingError::NotYours),
        }
    }
}

fn checked_text(text: String) -> Result<String, StreamingError> {
    match (1..=MAX_TEXT).contains(&text.len()) {
        true => Ok(text),
        false => Err(StreamingError::BadText),
    }
}

fn checked_stream(title: String, start: u64, end: u64) -> Result<Stream, StreamingError> {
    let length = end.checked_sub(start);
    let fits = length.is_some_and(|length| (1..=MAX_LENGTH).contains(&length));
    if !fits || start < Syscall::block_timestamp() {
        return Err(StreamingError::BadTime);
    }
    Ok(Stream {
        broadcaster: Syscall::message_source(),
        title: checked_text(title)?,
        start,
        end,
    })
}

#[derive(Default)]
pub struct Program {
    state: RefCell<StreamingState>,
}

#[program]
impl Program {
    /// Starts without broadcasters.
    pub fn create() -> Self {
        Self::default()
    }

    pub fn streaming(&self) -> Streaming<'_> {
        Streaming { state: &self.state }
    }
}

// For tests on the host: the Wasm code, and the client made from w3bstreaming.idl.
#[cfg(not(target_arch = "wasm32"))]
pub use host::{WASM_BINARY_OPT as WASM_BINARY, client};

#[cfg(not(target_arch = "wasm32"))]
mod host {
    include!(concat!(env!("OUT_DIR"), "/wasm_binary.rs"));

    pub mod client {
        include!(concat!(env!("OUT_DIR"), "/client.rs"));
    }
}

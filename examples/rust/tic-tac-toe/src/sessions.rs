use core::cell::RefCell;
use sails_rs::{collections::BTreeMap, prelude::*};

/// A session lasts so many blocks: a minute to a day.
const BLOCKS: core::ops::RangeInclusive<u32> = 20..=28_800;

// #region state
/// What a session key may do for the user.
#[sails_type]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    Start,
    Turn,
}

/// A key that may act for a user for a while.
#[sails_type]
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    pub key: ActorId,
    /// The last block in which it counts.
    pub until: u32,
    pub actions: Vec<Action>,
}

/// One session for each user who wants one.
#[derive(Default)]
pub struct Sessions(BTreeMap<ActorId, Session>);
// #endregion state

/// Why a session is refused.
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum SessionError {
    /// The key is that of the user.
    BadKey,
    /// Shorter than a minute, or longer than a day.
    BadDuration,
    /// The session does not include this action.
    NotAllowed,
    Expired,
    /// That user has no session with the sender.
    NoSession,
}

// #region check
impl Sessions {
    /// The user for whom the sender of this message acts: himself, or another one.
    pub fn acting_for(
        &self,
        user: Option<ActorId>,
        action: Action,
    ) -> Result<ActorId, SessionError> {
        let sender = Syscall::message_source();
        let Some(user) = user else { return Ok(sender) };

        let session = self.0.get(&user).filter(|session| session.key == sender);
        let session = session.ok_or(SessionError::NoSession)?;
        if session.until < Syscall::block_height() {
            return Err(SessionError::Expired);
        }
        match session.actions.contains(&action) {
            true => Ok(user),
            false => Err(SessionError::NotAllowed),
        }
    }
}
// #endregion check

#[event]
#[sails_type]
#[derive(Debug, PartialEq)]
pub enum SessionEvents {
    /// A key may act for the user until this block.
    Created {
        user: ActorId,
        key: ActorId,
        until: u32,
    },
    /// The user has ended the session.
    Deleted { user: ActorId },
}

pub struct SessionService<'a> {
    sessions: &'a RefCell<Sessions>,
}

impl<'a> SessionService<'a> {
    pub fn new(sessions: &'a RefCell<Sessions>) -> Self {
        Self { sessions }
    }
}

#[service(events = SessionEvents)]
impl SessionService<'_> {
    // #region create
    /// Lets `key` act for the sender. It takes the place of an earlier session.
    #[export(unwrap_result)]
    pub fn create(
        &mut self,
        key: ActorId,
        blocks: u32,
        actions: Vec<Action>,
    ) -> Result<u32, SessionError> {
        let user = Syscall::message_source();
        if key == user {
            return Err(SessionError::BadKey);
        }
        if !BLOCKS.contains(&blocks) {
            return Err(SessionError::BadDuration);
        }
        let until = Syscall::block_height() + blocks;
        // Each action once: a list of any length would be state for good.
        let all = [Action::Start, Action::Turn].into_iter();
        let actions = all.filter(|action| actions.contains(action)).collect();
        let session = Session {
            key,
            until,
            actions,
        };
        self.sessions.borrow_mut().0.insert(user, session);
        self.emit_event(SessionEvents::Created { user, key, until })
            .unwrap();
        Ok(until)
    }
    // #endregion create

    /// Ends the session of the sender. Says whether there was one.
    #[export]
    pub fn delete(&mut self) -> bool {
        let user = Syscall::message_source();
        let gone = self.sessions.borrow_mut().0.remove(&user).is_some();
        if gone {
            self.emit_event(SessionEvents::Deleted { user }).unwrap();
        }
        gone
    }

    /// The session of a user, even if it has expired.
    #[export]
    pub fn session(&self, user: ActorId) -> Option<Session> {
        self.sessions.borrow().0.get(&user).cloned()
    }
}

//! What a collection asks and tells another one, which is a program like this.
use crate::{NestError, Outcome, Owner, Token};
use sails_rs::{
    client::{Program as _, Service},
    prelude::*,
};

/// The client, made from rmrk.idl by build.rs.
#[allow(dead_code, unused_imports)]
mod collection {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

use collection::{
    NestableToken as _, NestableTokenProgram,
    nest::{self, Nest as _, NestImpl},
};

/// Gas for one call: a hostile collection cannot burn more.
const CALL_GAS: u64 = 10_000_000_000;
/// Gas set aside for handling the answer. An automatic reply brings none.
const REPLY_DEPOSIT: u64 = 5_000_000_000;
/// Blocks to wait for an answer.
pub const WAIT_BLOCKS: u32 = 20;

fn client(collection: ActorId) -> Service<NestImpl> {
    NestableTokenProgram::client(collection).nest()
}

// #region calls
/// Tells a token what is in it.
pub async fn propose(child: Token, parent: Token) -> Outcome {
    let mut parents = client(parent.collection);
    let call = parents
        .propose(parent.id, child.id)
        .with_gas_limit(CALL_GAS)
        .with_wait_up_to(WAIT_BLOCKS)
        .with_reply_deposit(REPLY_DEPOSIT)
        // Without gas for the answer the run panics, which takes the message back.
        .send_for_reply()
        .expect("gas for the call and for its answer");
    match call.await {
        Ok(Ok(())) => Outcome::Told,
        Err(error) if error.timed_out() => Outcome::Unanswered,
        _ => Outcome::Refused,
    }
}

/// Tells a token that the one around it has let it go.
pub async fn leave(child: Token, parent: u32, to: ActorId) -> Outcome {
    let mut children = client(child.collection);
    let call = children
        .leave(child.id, parent, to)
        .with_gas_limit(CALL_GAS)
        .with_wait_up_to(WAIT_BLOCKS)
        .with_reply_deposit(REPLY_DEPOSIT)
        // Without gas for the answer the run panics, which takes the message back.
        .send_for_reply()
        .expect("gas for the call and for its answer");
    match call.await {
        Ok(Ok(())) => Outcome::Told,
        Err(error) if error.timed_out() => Outcome::Unanswered,
        _ => Outcome::Refused,
    }
}
// #endregion calls

/// Asks who has a token. A question changes nothing, whatever becomes of it.
pub async fn owner_of(token: Token) -> Result<Owner, NestError> {
    let tokens = client(token.collection);
    let call = tokens
        .owner_of(token.id)
        .with_gas_limit(CALL_GAS)
        .with_wait_up_to(WAIT_BLOCKS)
        .with_reply_deposit(REPLY_DEPOSIT);
    match call.await {
        Ok(Some(nest::Owner::Account(account))) => Ok(Owner::Account(account)),
        Ok(Some(nest::Owner::Token(nest::Token { collection, id }))) => {
            Ok(Owner::Token(Token { collection, id }))
        }
        Ok(None) => Err(NestError::UnknownToken),
        Err(_) => Err(NestError::NoAnswer),
    }
}

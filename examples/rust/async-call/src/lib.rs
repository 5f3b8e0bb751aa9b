// #region entry
#![no_std]

use gstd::{ActorId, errors::Error, exec, msg, prelude::*, sync::Mutex};

static mut ORACLE: ActorId = ActorId::zero();

#[unsafe(no_mangle)]
extern "C" fn init() {
    let oracle = msg::load().expect("the payload is an actor id");
    unsafe { ORACLE = oracle };
}

#[gstd::async_main]
async fn main() {
    match msg::load().expect("the payload is an Action") {
        Action::Refresh => refresh().await,
        Action::Nap(blocks) => nap(blocks).await,
    }
}
// #endregion entry

// #region types
/// Blocks that the program waits for the oracle.
pub const TIMEOUT: u32 = 10;

/// What the program accepts.
#[derive(Encode, Decode)]
#[codec(crate = gstd::codec)]
pub enum Action {
    /// Ask the oracle for a new price.
    Refresh,
    /// Answer after so many blocks.
    Nap(u32),
}

/// The answer to `Refresh`.
#[derive(Clone, Debug, PartialEq, Encode, Decode)]
#[codec(crate = gstd::codec)]
pub struct Quote {
    pub round: u32,
    pub price: u64,
    /// False if the oracle was silent, and the price is the last known one.
    pub fresh: bool,
}
// #endregion types

// #region request
/// Sends a request and waits for the reply, for `TIMEOUT` blocks at most.
async fn ask_oracle() -> Result<u64, Error> {
    msg::send_bytes_for_reply_as(unsafe { ORACLE }, b"price?", 0, 0)?
        .up_to(Some(TIMEOUT))?
        .await
}
// #endregion request

// #region mutex
/// The lock lets one message through, also while that message waits.
static LAST: Mutex<Quote> = Mutex::new(Quote {
    round: 0,
    price: 0,
    fresh: false,
});

async fn refresh() {
    let mut last = LAST.lock().await;

    match ask_oracle().await {
        Ok(price) => {
            last.round += 1;
            last.price = price;
            last.fresh = true;
        }
        // No reply in time: answer with the price of the last round.
        Err(Error::Timeout(..)) => last.fresh = false,
        // An error reply, or one that is no number: give up.
        Err(error) => panic!("no price: {error}"),
    }

    msg::reply(last.clone(), 0).expect("this is the only reply");
}
// #endregion mutex

// #region sleep
/// Replies with the block in which it began, and the one in which it goes on.
async fn nap(blocks: u32) {
    let begin = exec::block_height();
    exec::sleep_for(blocks).await;
    msg::reply((begin, exec::block_height()), 0).expect("this is the only reply");
}
// #endregion sleep

use sails_rs::{client::*, futures::StreamExt as _, prelude::*};
use w3bstreaming::client::{
    StreamSchedule as _, StreamScheduleCtors as _, StreamScheduleProgram,
    streaming::{Stream, Streaming as _, StreamingError, events::StreamingEvents},
};

// #region test-setup
type Program = Actor<StreamScheduleProgram, GtestEnv>;

const MINUTE: u64 = 60_000;
/// Blocks of a minute.
const BLOCKS: u32 = 20;

fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

/// Alice broadcasts.
async fn create(env: &GtestEnv) -> Program {
    let code_id = env.system().submit_code(::w3bstreaming::WASM_BINARY);
    let program = env.deploy(code_id, b"salt".to_vec());
    let program: Program = program.create().await.unwrap();
    let named = program.streaming().set_name("Alice".into()).await;
    assert_eq!(named.unwrap(), Ok(()));
    program
}

fn now(env: &GtestEnv) -> u64 {
    env.system().block_timestamp()
}

fn pass(env: &GtestEnv, minutes: u32) {
    let system = env.system();
    system.run_to_block(system.block_height() + minutes * BLOCKS);
}
// #endregion test-setup

// #region test-server
/// How a viewer proves an account to the server: outside of the chain, by a signature.
trait Identity {
    fn proves(&self, account: ActorId, signature: &[u8]) -> bool;
}

/// Stands for the check of the signature: here an account signs with its own bytes.
struct Bytes;

impl Identity for Bytes {
    fn proves(&self, account: ActorId, signature: &[u8]) -> bool {
        signature == account.as_ref()
    }
}

/// What a signalling server decides before it connects a viewer to a broadcaster.
struct Server<'a, I> {
    program: &'a Program,
    identity: I,
}

impl<I: Identity> Server<'_, I> {
    fn admits(&self, stream: u32, account: ActorId, signature: &[u8]) -> bool {
        let streaming = self.program.streaming();
        self.identity.proves(account, signature)
            && streaming.may_watch(stream, account).query().unwrap()
    }
}
// #endregion test-server

// #region test-watch
#[tokio::test]
async fn the_server_admits_subscribers_while_the_stream_runs() {
    let env = GtestEnv::system_default();
    let program = create(&env).await;
    let mut streaming = program.streaming();
    let start = now(&env) + 5 * MINUTE;
    let id = streaming.schedule("Gear at noon".into(), start, start + 10 * MINUTE);
    let id = id.await.unwrap().unwrap();
    let subscribed = streaming.subscribe(alice()).with_actor_id(bob()).await;
    assert_eq!(subscribed.unwrap(), Ok(true));
    let server = Server {
        program: &program,
        identity: Bytes,
    };
    let admits = |account: ActorId| server.admits(id, account, account.as_ref());

    assert!(!admits(bob()), "it has not begun");
    pass(&env, 6);
    assert!(admits(bob()) && admits(alice()));
    assert!(!admits(charlie()), "he is no subscriber");
    assert!(!server.admits(id, bob(), charlie().as_ref()), "not Bob");
    pass(&env, 10);
    assert!(!admits(bob()), "it has ended");
}
// #endregion test-watch

// #region test-subscribe
#[tokio::test]
async fn a_subscription_is_made_once_and_announced() {
    let env = GtestEnv::system_default();
    let program = create(&env).await;
    let mut streaming = program.streaming();
    let mut events = streaming.listen().await.unwrap();

    assert_eq!(streaming.subscribe(alice()).await.unwrap(), Ok(true));
    assert_eq!(streaming.subscribe(alice()).await.unwrap(), Ok(false));
    assert!(streaming.unsubscribe(alice()).await.unwrap());
    assert!(!streaming.unsubscribe(alice()).await.unwrap());

    let (broadcaster, subscriber) = (alice(), alice());
    let subscribed = StreamingEvents::Subscribed {
        broadcaster,
        subscriber,
    };
    let unsubscribed = StreamingEvents::Unsubscribed {
        broadcaster,
        subscriber,
    };
    assert_eq!(events.next().await.unwrap().1, subscribed);
    assert_eq!(events.next().await.unwrap().1, unsubscribed);
}
// #endregion test-subscribe

#[tokio::test]
async fn a_stream_belongs_to_its_broadcaster() {
    let env = GtestEnv::system_default();
    let program = create(&env).await;
    let mut streaming = program.streaming();
    let start = now(&env) + MINUTE;
    let id = streaming.schedule("First".into(), start, start + MINUTE);
    let id = id.await.unwrap().unwrap();

    let stolen = streaming.cancel(id).with_actor_id(bob()).await.unwrap();
    assert_eq!(stolen, Err(StreamingError::NotYours));
    let moved = streaming.reschedule(id, "Later".into(), start, start + 2 * MINUTE);
    assert_eq!(moved.await.unwrap(), Ok(()));
    let stream = Stream {
        broadcaster: alice(),
        title: "Later".into(),
        start,
        end: start + 2 * MINUTE,
    };
    assert_eq!(streaming.streams(0).query().unwrap(), [(id, stream)]);

    assert_eq!(streaming.cancel(id).await.unwrap(), Ok(()));
    let gone = streaming.cancel(id).await.unwrap();
    assert_eq!(gone, Err(StreamingError::UnknownStream));
}

// #region test-bounds
#[tokio::test]
async fn the_state_is_bounded_for_each_broadcaster() {
    let env = GtestEnv::system_default();
    let program = create(&env).await;
    let mut streaming = program.streaming();
    let start = now(&env) + 5 * MINUTE;
    for _ in 0..10 {
        let id = streaming.schedule("Again".into(), start, start + MINUTE);
        assert!(id.await.unwrap().is_ok());
    }
    let more = streaming.schedule("Again".into(), start, start + MINUTE);
    let refused = more.await.unwrap();
    assert_eq!(refused, Err(StreamingError::TooManyStreams));

    // What has ended makes room.
    pass(&env, 7);
    let start = now(&env) + MINUTE;
    let id = streaming.schedule("New".into(), start, start + MINUTE);
    assert_eq!(id.await.unwrap(), Ok(10));
    assert_eq!(streaming.streams(0).query().unwrap().len(), 1);
}
// #endregion test-bounds

#[tokio::test]
async fn refusals() {
    let env = GtestEnv::system_default();
    let program = create(&env).await;
    let mut streaming = program.streaming();
    let start = now(&env) + MINUTE;

    let long = "x".repeat(101);
    let named = streaming.set_name(long.clone()).await.unwrap();
    assert_eq!(named, Err(StreamingError::BadText));
    let titled = streaming.schedule(long, start, start + 1).await.unwrap();
    assert_eq!(titled, Err(StreamingError::BadText));
    for (start, end) in [(0, start), (start, start), (start, u64::MAX)] {
        let late = streaming.schedule("x".into(), start, end).await.unwrap();
        assert_eq!(late, Err(StreamingError::BadTime));
    }
    let stranger = streaming.schedule("x".into(), start, start + 1);
    let refused = stranger.with_actor_id(bob()).await.unwrap();
    assert_eq!(refused, Err(StreamingError::UnknownBroadcaster));
    let nobody = streaming.subscribe(bob()).await.unwrap();
    assert_eq!(nobody, Err(StreamingError::UnknownBroadcaster));
}

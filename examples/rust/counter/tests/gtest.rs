// #region test-setup
use counter_client::{
    CounterClient as _, CounterClientCtors as _, CounterClientProgram, counter::*,
};
use sails_rs::{client::*, prelude::futures::StreamExt as _};

/// Creates the program from its Wasm code, in a simulated network.
async fn create_program() -> Actor<CounterClientProgram, GtestEnv> {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::counter::WASM_BINARY);
    env.deploy(code_id, b"salt".to_vec())
        .create()
        .await
        .unwrap()
}
// #endregion test-setup

// #region test-add
#[tokio::test]
async fn add_returns_the_new_value() {
    let program = create_program().await;
    let mut counter = program.counter();

    assert_eq!(counter.add(2).await.unwrap(), Ok(2));
    assert_eq!(counter.add(3).await.unwrap(), Ok(5));
}
// #endregion test-add

// #region test-event
#[tokio::test]
async fn add_emits_an_event() {
    let program = create_program().await;
    let mut counter = program.counter();
    let mut events = counter.listen().await.unwrap();

    counter.add(2).await.unwrap().unwrap();

    let (source, event) = events.next().await.unwrap();
    assert_eq!(source, program.id());
    assert_eq!(
        event,
        events::CounterEvents::Added {
            amount: 2,
            value: 2
        }
    );
}
// #endregion test-event

// #region test-refused
#[tokio::test]
async fn sub_below_zero_is_refused() {
    let program = create_program().await;
    let mut counter = program.counter();

    counter.add(2).await.unwrap().unwrap();

    assert_eq!(counter.sub(3).await.unwrap(), Err(CounterError::Underflow));
    assert_eq!(counter.value().query().unwrap(), 2);
}
// #endregion test-refused

// #region test-overflow
#[tokio::test]
async fn add_beyond_the_largest_number_is_refused() {
    let program = create_program().await;
    let mut counter = program.counter();

    counter.add(u64::MAX).await.unwrap().unwrap();

    assert_eq!(counter.add(1).await.unwrap(), Err(CounterError::Overflow));
}
// #endregion test-overflow

// #region test-query
#[tokio::test]
async fn query_reads_without_sending_a_message() {
    let program = create_program().await;
    let mut counter = program.counter();

    assert_eq!(counter.value().query().unwrap(), 0);
    counter.add(7).await.unwrap().unwrap();
    assert_eq!(counter.value().query().unwrap(), 7);
}
// #endregion test-query

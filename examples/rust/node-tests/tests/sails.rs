// #region test-sails
use counter_client::{
    CounterClient as _, CounterClientCtors as _, CounterClientProgram, counter::*,
};
use node_tests::dev_node;
use sails_rs::{client::*, futures::StreamExt as _};

#[tokio::test]
#[ignore = "needs a node: set GEAR_NODE"]
async fn counter_counts_on_a_node() {
    let (_node, api) = dev_node().await;
    let code_id = api.upload_code(counter::WASM_BINARY).await.unwrap().value;

    let env = GsdkEnv::new(api);
    let program = env
        .deploy::<CounterClientProgram>(code_id, b"salt".to_vec())
        .create()
        .await
        .unwrap();
    let mut counter = program.counter();
    let mut events = counter.listen().await.unwrap();

    assert_eq!(counter.add(2).await.unwrap(), Ok(2));
    let (_source, event) = events.next().await.unwrap();
    let (amount, value) = (2, 2);
    assert_eq!(event, events::CounterEvents::Added { amount, value });
    assert_eq!(counter.value().query().await.unwrap(), 2);
}
// #endregion test-sails

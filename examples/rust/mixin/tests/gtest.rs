use mixin::client::{
    Shelf as _, ShelfCtors as _, ShelfProgram,
    notebook::Notebook as _,
    ownable::{Ownable as _, OwnableError, OwnableImpl, events::OwnableEvents},
    versioned::Versioned as _,
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};

async fn create_program() -> Actor<ShelfProgram, GtestEnv> {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(mixin::WASM_BINARY);
    env.deploy(code_id, b"salt".to_vec())
        .create()
        .await
        .unwrap()
}

// #region test-bases
#[tokio::test]
async fn base_methods_are_part_of_the_service() {
    let notebook = create_program().await.notebook();

    let owner = notebook.ownable().owner().query().unwrap();
    assert_eq!(owner, DEFAULT_USER_ALICE.into());
    assert_eq!(notebook.versioned().version().query().unwrap(), 3);
}
// #endregion test-bases

// #region test-shadow
#[tokio::test]
async fn a_method_of_the_same_name_only_shadows() {
    let notebook = create_program().await.notebook();

    let own = notebook.about().query().unwrap();
    let base = notebook.ownable().about().query().unwrap();

    assert_eq!(own, "a notebook");
    assert_eq!(base, "something with an owner");
}
// #endregion test-shadow

// #region test-override
#[tokio::test]
async fn an_override_answers_for_the_base() {
    let mut notebook = create_program().await.notebook();
    let mut ownable = notebook.ownable();
    let mut events = ownable.listen().await.unwrap();
    notebook.write("secret".into()).await.unwrap().unwrap();

    let bob = ActorId::from(DEFAULT_USER_BOB);
    ownable.set_owner(bob).await.unwrap().unwrap();

    // The override ran: the note is gone.
    assert_eq!(notebook.read().query().unwrap(), "");
    // The base ran inside it: the owner is new, and the event is the event of the base.
    assert_eq!(ownable.owner().query().unwrap(), bob);
    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, OwnableEvents::OwnerChanged { owner: bob });
}
// #endregion test-override

#[tokio::test]
async fn an_override_refuses_as_the_base_does() {
    let notebook = create_program().await.notebook();
    let bob = ActorId::from(DEFAULT_USER_BOB);

    let refused = notebook.ownable().set_owner(bob).with_actor_id(bob).await;

    assert_eq!(refused.unwrap(), Err(OwnableError::NotOwner));
}

// #region test-interface
#[test]
fn a_base_keeps_its_interface_id() {
    let alone = <mixin::Ownable as Identifiable>::INTERFACE_ID;
    assert_eq!(OwnableImpl::INTERFACE_ID, alone);
}
// #endregion test-interface

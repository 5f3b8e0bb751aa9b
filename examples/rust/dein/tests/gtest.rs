use dein::client::{
    Dein as _, DeinCtors as _, DeinProgram,
    registry::{events::RegistryEvents, *},
};
use registrant::client::{
    CreateError, Registrant as _, RegistrantCtors as _, RegistrantProgram,
    RegistryError as Refusal, greeter::Greeter as _,
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};

// #region test-setup
fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

async fn open(env: &GtestEnv) -> Actor<DeinProgram, GtestEnv> {
    let code_id = env.system().submit_code(::dein::WASM_BINARY);
    env.deploy(code_id, b"dein".to_vec()).open().await.unwrap()
}

/// Alice creates a program that registers itself under `name`.
async fn create(
    env: &GtestEnv,
    registry: ActorId,
    name: &str,
    salt: &str,
) -> Result<Actor<RegistrantProgram, GtestEnv>, CreateError> {
    let code_id = env.system().submit_code(registrant::WASM_BINARY);
    let program = env.deploy(code_id, salt.into());
    program.create(registry, name.into()).await.unwrap()
}
// #endregion test-setup

// #region test-register
#[tokio::test]
async fn a_program_registers_itself_while_it_is_created() {
    let env = GtestEnv::system_default();
    let registry = open(&env).await;
    let mut events = registry.registry().listen().await.unwrap();

    let program = create(&env, registry.id(), "greeter", "1").await.unwrap();

    let found = registry.registry().resolve("greeter".into());
    assert_eq!(found.query().unwrap(), Some(program.id()));
    let greeting = program.greeter().greet().query().unwrap();
    assert_eq!(greeting, "This is greeter.");

    let name = "greeter".to_string();
    let (program, owner) = (program.id(), alice());
    let record = Record { program, owner };
    let (_, event) = events.next().await.unwrap();
    assert_eq!(event, RegistryEvents::Registered { name, record });
}
// #endregion test-register

// #region test-taken
#[tokio::test]
async fn without_a_name_there_is_no_program() {
    let env = GtestEnv::system_default();
    let registry = open(&env).await;
    let first = create(&env, registry.id(), "greeter", "1").await.unwrap();

    let second = create(&env, registry.id(), "greeter", "2").await;
    assert_eq!(second.err(), Some(CreateError::Refused(Refusal::Taken)));

    // The code of the second one is on chain, but no program came of it.
    let code_id = env.system().submit_code(registrant::WASM_BINARY);
    let second = ActorId::new(gtest_id(code_id, b"2"));
    assert!(!env.system().is_active_program(second));
    assert!(env.system().is_active_program(first.id()));
}
// #endregion test-taken

fn gtest_id(code_id: CodeId, salt: &[u8]) -> [u8; 32] {
    sails_rs::gtest::calculate_program_id(code_id, salt, None).into_bytes()
}

// #region test-change
#[tokio::test]
async fn the_owner_leads_a_name_to_the_next_version() {
    let env = GtestEnv::system_default();
    let registry = open(&env).await;
    create(&env, registry.id(), "greeter", "1").await.unwrap();
    let next = create(&env, registry.id(), "greeter-2", "2").await.unwrap();
    let mut names = registry.registry();

    let stranger = names.change("greeter".into(), bob()).with_actor_id(bob());
    assert_eq!(stranger.await.unwrap(), Err(RegistryError::NotOwner));
    let change = names.change("greeter".into(), next.id()).await;
    assert_eq!(change.unwrap(), Ok(()));

    let found = names.resolve("greeter".into()).query().unwrap();
    assert_eq!(found, Some(next.id()));
}
// #endregion test-change

#[tokio::test]
async fn a_name_gets_another_owner() {
    let mut names = open(&GtestEnv::system_default()).await.registry();
    let mine = names.register("mine".into(), alice()).await.unwrap();
    assert!(mine.is_ok());

    let theft = names.transfer("mine".into(), bob()).with_actor_id(bob());
    assert_eq!(theft.await.unwrap(), Err(RegistryError::NotOwner));
    let given = names.transfer("mine".into(), bob()).await.unwrap();
    assert_eq!(given, Ok(()));

    let old = names.change("mine".into(), bob()).await.unwrap();
    assert_eq!(old, Err(RegistryError::NotOwner));
    let new = names.change("mine".into(), bob()).with_actor_id(bob());
    assert_eq!(new.await.unwrap(), Ok(()));
}

#[tokio::test]
async fn a_released_name_is_free() {
    let mut names = open(&GtestEnv::system_default()).await.registry();
    let free = names.register("mine".into(), bob()).await.unwrap();
    assert_eq!(free.unwrap().owner, bob());
    let taken = names.register("mine".into(), alice()).await.unwrap();
    assert_eq!(taken, Err(RegistryError::Taken));

    // Alice sent the registration, Bob is the owner: both may end it.
    let released = names.release("mine".into()).with_actor_id(bob()).await;
    assert_eq!(released.unwrap(), Ok(()));
    let unknown = names.release("mine".into()).await.unwrap();
    assert_eq!(unknown, Err(RegistryError::UnknownName));
    assert_eq!(names.record("mine".into()).query().unwrap(), None);
}

#[tokio::test]
async fn names_follow_rules_and_are_listed_in_pages() {
    let mut names = open(&GtestEnv::system_default()).await.registry();

    for bad in ["ab", "-abc", "abc-", "Abc", "a b", "abс", &"a".repeat(33)] {
        let refused = names.register(bad.into(), alice()).await.unwrap();
        assert_eq!(refused, Err(RegistryError::BadName), "{bad}");
    }
    for good in ["c-3", "abc", "bcd"] {
        let registered = names.register(good.into(), alice()).await.unwrap();
        assert!(registered.is_ok());
    }
    assert_eq!(names.names("".into(), 2).query().unwrap(), ["abc", "bcd"]);
    assert_eq!(names.names("bcd".into(), 2).query().unwrap(), ["c-3"]);
}

#[tokio::test]
async fn a_page_has_an_end() {
    let mut names = open(&GtestEnv::system_default()).await.registry();
    for number in 0..=100 {
        let registered = names.register(format!("name-{number:03}"), alice()).await;
        assert!(registered.unwrap().is_ok());
    }

    let first = names.names("".into(), u32::MAX).query().unwrap();
    assert_eq!(first.len(), 100);
    let second = names.names("name-099".into(), u32::MAX).query().unwrap();
    assert_eq!(second, ["name-100"]);
}

use sails_rs::{client::*, prelude::*};
use warrior::client::{
    Fighter as _, FighterCtors as _, FighterProgram,
    warrior::{Warrior as _, *},
};

#[tokio::test]
async fn only_the_owner_paints() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::warrior::WASM_BINARY);
    let fighter = env.deploy::<FighterProgram>(code_id, b"salt".to_vec());
    let fighter = fighter.create("Ada".into(), [1, 2, 3]).await.unwrap();
    let mut warrior = fighter.warrior();
    let look = |colour| Appearance {
        name: "Ada".into(),
        colour,
    };

    let alice = DEFAULT_USER_ALICE.into();
    let described = warrior.describe().query().unwrap();
    assert_eq!(described, (alice, look([1, 2, 3])));

    let stranger = warrior.paint(look([0; 3]));
    let refused = stranger.with_actor_id(DEFAULT_USER_BOB.into()).await;
    assert_eq!(refused.unwrap(), Err(WarriorError::NotOwner));

    assert_eq!(warrior.paint(look([9; 3])).await.unwrap(), Ok(()));
    let described = warrior.describe().query().unwrap();
    assert_eq!(described, (alice, look([9; 3])));
}

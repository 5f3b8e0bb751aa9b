use k256::ecdsa::{Signature, SigningKey};
use sails_rs::{client::*, gtest::Program, hex, prelude::*};
use typed_data::{
    client::{
        TypedData as _, TypedDataProgram, io,
        links::{Links as _, LinksImpl, *},
    },
    digest,
};

type Links = Service<LinksImpl, GtestEnv>;

// #region test-setup
const PROGRAM: ActorId = ActorId::new([7; 32]);
const OTHER_PROGRAM: ActorId = ActorId::new([8; 32]);

/// The account that well-known tools call Alice.
fn alice() -> ActorId {
    let key = "0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d";
    key.parse().unwrap()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

/// The first account of every Hardhat node: everybody has its key.
fn address() -> H160 {
    let address = "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266";
    address.parse().unwrap()
}

/// Signs like a wallet.
fn sign(program: ActorId, account: ActorId, nonce: u64) -> Vec<u8> {
    let key = "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";
    let key = SigningKey::from_slice(&hex::decode(key).unwrap()).unwrap();
    let hash = digest(program, account, nonce);
    let (signature, id) = key.sign_prehash_recoverable(&hash).unwrap();
    [&signature.to_bytes()[..], &[27 + id.to_byte()]].concat()
}

/// A program whose id is known, because signatures name it.
fn start() -> (GtestEnv, Links) {
    let env = GtestEnv::system_default().with_actor_id(alice());
    let system = env.system();
    for user in [alice(), bob()] {
        system.mint_to(user, DEFAULT_USERS_INITIAL_BALANCE);
    }
    let program = Program::from_binary_with_id(system, PROGRAM, typed_data::WASM_BINARY);
    program.send_bytes(alice(), io::Create::encode_call(0));
    system.run_next_block();
    let links = Actor::<TypedDataProgram, _>::new(env.clone(), PROGRAM).links();
    (env, links)
}

async fn link(links: &mut Links, signature: Vec<u8>) -> Result<(), LinkError> {
    links.link(address(), signature).await.unwrap()
}
// #endregion test-setup

// #region test-viem
/// Made with viem for Alice and the number 0: examples/typescript/tests/typed-data.test.ts.
const SIGNATURE: &str = "3a95b6d9567d62be6dd9f9533bf3bcb14d2c3a1b6c220f4d3212a1f0679243ef59\
                         19ee6f66d5df4b8d886448b792d77bcde7e872251d789fcd003082f483080b1c";

#[tokio::test]
async fn a_signature_of_viem_links() {
    let (_env, mut links) = start();
    let signature = hex::decode(SIGNATURE).unwrap();

    assert_eq!(link(&mut links, signature).await, Ok(()));

    let account = links.account_of(address()).query().unwrap();
    assert_eq!(account, Some(alice()));
    assert_eq!(links.nonce(address()).query().unwrap(), 1);
}
// #endregion test-viem

// #region test-replay
#[tokio::test]
async fn a_signature_is_of_use_once() {
    let (_env, mut links) = start();
    let first = sign(PROGRAM, alice(), 0);
    assert_eq!(link(&mut links, first.clone()).await, Ok(()));

    // The address goes over to Bob, and Alice sends what it signed before.
    let second = links.link(address(), sign(PROGRAM, bob(), 1));
    assert_eq!(second.with_actor_id(bob()).await.unwrap(), Ok(()));
    let again = link(&mut links, first).await;

    assert_eq!(again, Err(LinkError::NotSigned));
    let account = links.account_of(address()).query().unwrap();
    assert_eq!(account, Some(bob()));
}
// #endregion test-replay

#[tokio::test]
async fn what_the_address_has_not_signed_is_refused() {
    let (_env, mut links) = start();
    let others = [
        sign(PROGRAM, bob(), 0),
        sign(OTHER_PROGRAM, alice(), 0),
        sign(PROGRAM, alice(), 1),
    ];
    for signature in others {
        let result = link(&mut links, signature).await;
        assert_eq!(result, Err(LinkError::NotSigned));
    }
    // Bob sends what Alice would have sent.
    let taken = links.link(address(), sign(PROGRAM, alice(), 0));
    let taken = taken.with_actor_id(bob()).await.unwrap();
    assert_eq!(taken, Err(LinkError::NotSigned));
    // Another address than that of the key.
    let other = links.link(H160::zero(), sign(PROGRAM, alice(), 0));
    assert_eq!(other.await.unwrap(), Err(LinkError::NotSigned));
    assert_eq!(links.account_of(address()).query().unwrap(), None);
}

/// The same signature with the other s, which verifies as well.
fn with_high_s(signature: &[u8]) -> Vec<u8> {
    let (r, s) = Signature::from_slice(&signature[..64])
        .unwrap()
        .split_scalars();
    let high = Signature::from_scalars(r, -s).unwrap();
    let v = if signature[64] == 27 { 28 } else { 27 };
    [&high.to_bytes()[..], &[v]].concat()
}

// #region test-malformed
#[tokio::test]
async fn malformed_bytes_are_refused_like_any_other() {
    let (_env, mut links) = start();
    let signature = sign(PROGRAM, alice(), 0);
    let with_v = |v| [&signature[..64], &[v]].concat();
    let v = signature[64];

    let mut malformed = vec![
        with_high_s(&signature),
        vec![],
        vec![v],
        signature[..64].to_vec(),
        [&signature[..], &[v]].concat(),
        vec![0; 65],
        vec![255; 65],
        [[0; 64].as_slice(), &[v]].concat(),
        [[255; 64].as_slice(), &[v]].concat(),
        vec![27; 1_000],
    ];
    // The other of the two, and what is neither.
    malformed.extend([55 - v, 2, 3, 26, 29, 30, 35, 255].map(with_v));
    for signature in malformed {
        let result = link(&mut links, signature).await;
        assert_eq!(result, Err(LinkError::NotSigned));
    }

    // Some wallets write 0 and 1 instead of 27 and 28.
    assert_eq!(link(&mut links, with_v(v - 27)).await, Ok(()));
}
// #endregion test-malformed

#[tokio::test]
async fn no_single_bit_can_be_changed() {
    let (_env, mut links) = start();
    let signature = sign(PROGRAM, alice(), 0);
    for bit in (0..signature.len() * 8).step_by(7) {
        let mut changed = signature.clone();
        changed[bit / 8] ^= 1 << (bit % 8);
        let result = link(&mut links, changed).await;
        assert_eq!(result, Err(LinkError::NotSigned), "bit {bit}");
    }
}

// #region test-gas
#[test]
fn a_check_burns_less_than_40_billion_gas() {
    let (env, mut links) = start();
    let program = env.system().get_program(PROGRAM).unwrap();
    let call = links.link(address(), sign(PROGRAM, alice(), 0));

    let message = program.send_bytes(alice(), call.encode_call());
    let block = env.system().run_next_block();

    assert!(block.succeed.contains(&message));
    assert!(block.gas_burned[&message] < 40_000_000_000);
}
// #endregion test-gas

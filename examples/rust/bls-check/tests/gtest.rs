use bls_check::{Ark, Init, Verify};
use gbuiltin_bls381::{
    ark_bls12_381::{Config, Fq12, Fr, G1Projective, G2Affine, G2Projective},
    ark_ec::{
        Group,
        bls12::Bls12Config,
        hashing::{HashToCurve, curve_maps::wb::WBMap, map_to_curve_hasher::MapToCurveBasedHasher},
    },
    ark_ff::{Field, fields::field_hashers::DefaultFieldHasher},
    ark_scale::hazmat::ArkScaleProjective,
};
use gtest::{
    BLS12_381_ID, BlockRunResult, Log, Program, System, constants::DEFAULT_USER_ALICE,
    parity_scale_codec::Encode,
};
use sha2::Sha256;

// #region signers
/// Secret keys of three signers. Real ones are random and stay with their owners.
const SECRETS: [i64; 3] = [11, 22, 33];

fn public_keys(secrets: &[i64]) -> Vec<u8> {
    let keys: Vec<_> = secrets
        .iter()
        .map(|secret| G1Projective::generator() * Fr::from(*secret))
        .collect();
    Ark::from(keys).encode()
}

/// Every signer signs the point of the message; the sum is the signature.
fn sign(secrets: &[i64], message: &[u8]) -> Vec<u8> {
    let point = hash_to_g2(message);
    let sign = |secret: &i64| point * Fr::from(*secret);
    let signature: G2Projective = secrets.iter().map(sign).sum();
    Ark::from(G2Affine::from(signature)).encode()
}
// #endregion signers

/// The mapping of the built-in actor, done here a second time for the signers.
fn hash_to_g2(message: &[u8]) -> G2Affine {
    type Hasher = MapToCurveBasedHasher<
        G2Projective,
        DefaultFieldHasher<Sha256>,
        WBMap<<Config as Bls12Config>::G2Config>,
    >;
    Hasher::new(b"BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_")
        .and_then(|hasher| hasher.hash(message))
        .unwrap()
}

// #region test-setup
/// Creates the program with the keys of the signers.
fn create_program<'a>(system: &'a System, secrets: &[i64]) -> Program<'a> {
    let program = Program::current_opt(system);
    let init = Init {
        bls_actor: BLS12_381_ID,
        public_keys: public_keys(secrets),
    };
    let message_id = program.send(DEFAULT_USER_ALICE, init);
    assert!(system.run_next_block().succeed.contains(&message_id));
    program
}

/// Asks the program of these signers, and returns what the block brings.
fn verify(secrets: &[i64], message: &[u8], signature: Vec<u8>) -> BlockRunResult {
    let system = System::new();
    let program = create_program(&system, secrets);
    let message = message.to_vec();
    program.send(DEFAULT_USER_ALICE, Verify { message, signature });
    system.run_next_block()
}

fn reply(valid: bool) -> Log {
    Log::builder().dest(DEFAULT_USER_ALICE).payload(valid)
}
// #endregion test-setup

// #region test-valid
#[test]
fn signature_of_all_signers_is_valid() {
    let result = verify(&SECRETS, b"block 7", sign(&SECRETS, b"block 7"));
    assert!(result.contains(&reply(true)));
}
// #endregion test-valid

// #region test-invalid
#[test]
fn signature_without_one_signer_is_not() {
    let result = verify(&SECRETS, b"block 7", sign(&SECRETS[1..], b"block 7"));
    assert!(result.contains(&reply(false)));
}

#[test]
fn signature_of_another_message_is_not() {
    let result = verify(&SECRETS, b"block 7", sign(&SECRETS, b"block 8"));
    assert!(result.contains(&reply(false)));
}

#[test]
fn keys_that_cancel_out_sign_nothing() {
    let result = verify(&[7, -7], b"block 7", sign(&[7, -7], b"block 7"));
    assert!(result.contains(&reply(false)));
}
// #endregion test-invalid

// #region test-refused
#[test]
fn bytes_that_are_no_point_are_refused() {
    let mut signature = sign(&SECRETS, b"block 7");
    signature[0] ^= 1;

    let result = verify(&SECRETS, b"block 7", signature);

    let (message_id, _) = result.gas_burned.first_key_value().unwrap();
    result.assert_panicked_with(*message_id, "not of this type");
}
// #endregion test-refused

#[test]
fn encodings_have_the_sizes_of_the_page() {
    let (g1, g2) = (G1Projective::generator(), G2Projective::generator());

    assert_eq!(Ark::from(Fr::from(1_u64)).encode().len(), 32);
    assert_eq!(Ark::from(g1).encode().len(), 96);
    assert_eq!(Ark::from(g2).encode().len(), 192);
    assert_eq!(Ark::from(Fq12::ONE).encode().len(), 576);
    assert_eq!(ArkScaleProjective::from(&g1).encode().len(), 144);
    assert_eq!(ArkScaleProjective::from(&g2).encode().len(), 288);
    // A vector starts with its length as u64.
    assert_eq!(Ark::from(vec![g1]).encode()[..8], 1_u64.to_le_bytes());
}

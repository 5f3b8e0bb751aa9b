use gstd::ActorId;
use gtest::{BlockRunResult, Log, Program, System, constants::DEFAULT_USER_ALICE};
use schnorrkel::{ExpansionMode, Keypair, MiniSecretKey};
use signed_text::{SetValue, text};

const PROGRAM: u64 = 100;

// #region test-setup
/// The account of a user who has no tokens: someone else sends the message.
fn signer(seed: u8) -> Keypair {
    let seed = MiniSecretKey::from_bytes(&[seed; 32]).unwrap();
    seed.expand_to_keypair(ExpansionMode::Ed25519)
}

/// Signs like a wallet.
fn order(signer: &Keypair, value: u32, number: u32) -> SetValue {
    let text = text(PROGRAM.into(), value, number);
    let signed = format!("<Bytes>{text}</Bytes>");
    SetValue {
        account: signer.public.to_bytes().into(),
        value,
        signature: signer
            .sign_simple(b"substrate", signed.as_bytes())
            .to_bytes()
            .to_vec(),
    }
}

fn start(system: &System) -> Program<'_> {
    let program = Program::current_with_id(system, PROGRAM);
    program.send_bytes(DEFAULT_USER_ALICE, []);
    system.run_next_block();
    program
}

fn send(system: &System, program: &Program, order: SetValue) -> BlockRunResult {
    program.send(DEFAULT_USER_ALICE, order);
    system.run_next_block()
}
// #endregion test-setup

fn assert_set(result: &BlockRunResult, value: u32) {
    let reply = Log::builder().dest(DEFAULT_USER_ALICE).payload(value);
    assert!(result.contains(&reply));
}

fn assert_refused(result: &BlockRunResult, text: &str) {
    let (message_id, _) = result.gas_burned.first_key_value().unwrap();
    result.assert_panicked_with(*message_id, format!("the account has not signed: {text}"));
}

#[test]
fn a_signed_text_is_followed_whoever_sends_it() {
    let system = System::new();
    let program = start(&system);
    let user = signer(1);
    let account: ActorId = user.public.to_bytes().into();
    let changes = || program.read_state::<u32, _>(account).unwrap();

    assert_eq!(changes(), 0);
    assert_set(&send(&system, &program, order(&user, 7, 0)), 7);
    assert_set(&send(&system, &program, order(&user, 9, changes())), 9);
    assert_eq!(changes(), 2);
    // The numbers of accounts are their own.
    assert_set(&send(&system, &program, order(&signer(2), 5, 0)), 5);
}

/// Alice's, made with `@polkadot/keyring`: as extensions sign.
const ALICE: &str = "d43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d";
const SIGNATURE: &str = "76aa4304de3678da0e11d1225bf79aa935b0a1017129eaa31df4cc3fb0d05722\
                         3d2f564182e42c178a705923f310e8f6ad392df01bb2ebc7869e3e6971ff2a89";

fn bytes(hex: &str) -> Vec<u8> {
    let byte = |at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
    (0..hex.len()).step_by(2).map(byte).collect()
}

#[test]
fn a_signature_of_polkadot_js_is_taken() {
    let system = System::new();
    let program = start(&system);
    let order = SetValue {
        account: bytes(ALICE).as_slice().try_into().unwrap(),
        value: 7,
        signature: bytes(SIGNATURE),
    };
    assert_set(&send(&system, &program, order), 7);
}

// #region test-replay
#[test]
fn a_signature_is_of_use_once() {
    let system = System::new();
    let program = start(&system);
    let user = signer(1);
    let first = || order(&user, 7, 0);
    assert_set(&send(&system, &program, first()), 7);

    let result = send(&system, &program, first());

    assert_refused(&result, &text(PROGRAM.into(), 7, 1));
}
// #endregion test-replay

#[test]
fn what_the_account_has_not_signed_is_refused() {
    let system = System::new();
    let program = start(&system);
    let user = signer(1);
    let wanted = text(PROGRAM.into(), 7, 0);

    // Another value than the one signed.
    let other = SetValue {
        value: 7,
        ..order(&user, 8, 0)
    };
    assert_refused(&send(&system, &program, other), &wanted);
    // Signed by someone else.
    let account = order(&user, 7, 0).account;
    let foreign = SetValue {
        account,
        ..order(&signer(2), 7, 0)
    };
    assert_refused(&send(&system, &program, foreign), &wanted);
    // Not a signature.
    let short = SetValue {
        signature: vec![0; 63],
        ..order(&user, 7, 0)
    };
    assert_refused(&send(&system, &program, short), &wanted);
    // Not a key.
    let nobody = SetValue {
        account: [255; 32].into(),
        ..order(&user, 7, 0)
    };
    assert_refused(&send(&system, &program, nobody), &wanted);
    // Of no key: it fits the account of zeros, and any text.
    let mut signature = vec![0; 64];
    signature[63] = 0x80;
    let zeros = SetValue {
        account: ActorId::zero(),
        signature,
        ..order(&user, 7, 0)
    };
    assert_refused(&send(&system, &program, zeros), &wanted);
    // For another program.
    let elsewhere = text((PROGRAM + 1).into(), 7, 0);
    let signed = format!("<Bytes>{elsewhere}</Bytes>");
    let signature = user.sign_simple(b"substrate", signed.as_bytes());
    let moved = SetValue {
        signature: signature.to_bytes().to_vec(),
        ..order(&user, 7, 0)
    };
    assert_refused(&send(&system, &program, moved), &wanted);
}

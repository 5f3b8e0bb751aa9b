use codec::{Command, Order, decode_by_hand};
use gstd::scale_info::{MetaType, PortableRegistry, Registry};
use gtest::{
    Log, Program, System,
    constants::DEFAULT_USER_ALICE as ALICE,
    parity_scale_codec::{Decode, Encode},
};

// #region test-bytes
fn order() -> Command {
    Command::Place(Order {
        id: 7,
        items: vec![1, 258],
        note: Some("ok".to_owned()),
    })
}

#[rustfmt::skip]
const BYTES: [u8; 14] = [
    0x01,                   // Command::Place is variant 1
    0x07, 0x00, 0x00, 0x00, // id: 7 as u32
    0x08,                   // items: 2 elements, 2 << 2
    0x01, 0x00,             //   1 as u16
    0x02, 0x01,             //   258 as u16
    0x01,                   // note: Some
    0x08, 0x6f, 0x6b,       //   2 bytes, "ok"
];

#[test]
fn the_derive_writes_the_bytes_worked_by_hand() {
    assert_eq!(order().encode(), BYTES);
    assert_eq!(Command::decode(&mut BYTES.as_slice()), Ok(order()));
    assert_eq!(decode_by_hand(&BYTES), Some(order()));
}
// #endregion test-bytes

// #region test-types
/// Prints the types for a client: run it with `--nocapture`.
#[test]
fn a_client_gets_the_types() {
    let mut registry = Registry::new();
    // Takes the number 0, which `CreateType` cannot look up.
    registry.register_type(&MetaType::new::<()>());
    let command = registry.register_type(&MetaType::new::<Command>());

    let types = PortableRegistry::from(registry);
    assert_eq!(
        types.resolve(command.id).unwrap().path.to_string(),
        "codec::Command"
    );
    let hex: String = types.encode().iter().map(|b| format!("{b:02x}")).collect();
    println!("Command is type {} of 0x{hex}", command.id);
}
// #endregion test-types

#[test]
fn both_decoders_agree() {
    let commands = [
        Command::Cancel { id: u32::MAX },
        // 64 and 16,384 elements: the length takes two and four bytes.
        place(64, None),
        place(16_384, Some("ü")),
    ];
    for command in commands {
        let bytes = command.encode();
        assert_eq!(decode_by_hand(&bytes), Some(command));

        let cut = &bytes[..bytes.len() - 1];
        assert_eq!(decode_by_hand(cut), None);
        assert!(Command::decode(&mut &cut[..]).is_err());
    }
    assert_eq!(decode_by_hand(&[2]), None);

    // One element, and a length of two bytes, or of four, where one would do.
    for length in [&[0b101, 0][..], &[0b110, 0, 0, 0]] {
        let bytes = [&[1, 7, 0, 0, 0], length, &[1, 0, 0]].concat();
        assert_eq!(decode_by_hand(&bytes), None);
        assert!(Command::decode(&mut &bytes[..]).is_err());
    }
}

fn place(items: u16, note: Option<&str>) -> Command {
    Command::Place(Order {
        id: 1,
        items: (0..items).collect(),
        note: note.map(str::to_owned),
    })
}

// #region test-program
#[test]
fn the_program_refuses_what_is_no_command() {
    let system = System::new();
    let program = Program::current_opt(&system);
    program.send_bytes(ALICE, b"");
    system.run_next_block();

    let longer = [&BYTES[..], &[0x00]].concat();
    let cases = [
        (BYTES.to_vec(), Some(2_u32)), // two items
        (vec![0x02], None),            // no such variant
        (BYTES[..13].to_vec(), None),  // too short
        (longer, None),                // too long
    ];
    for (payload, count) in cases {
        program.send_bytes(ALICE, payload);
        let result = system.run_next_block();
        assert!(result.contains(&Log::builder().dest(ALICE).payload(count)));
    }
}
// #endregion test-program

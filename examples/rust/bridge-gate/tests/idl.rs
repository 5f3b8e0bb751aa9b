use std::{env, fs};

const IDL_PATH: &str = "bridge-gate.idl";

/// `UPDATE_IDL=1 cargo test -p bridge-gate --test idl` writes the file anew.
#[test]
fn committed_idl_is_up_to_date() {
    let mut idl = String::new();
    sails_rs::generate_idl::<bridge_gate::Program>(Some("BridgeGate"), &mut idl).unwrap();

    if env::var_os("UPDATE_IDL").is_some() {
        fs::write(IDL_PATH, &idl).unwrap();
    }
    assert_eq!(idl, fs::read_to_string(IDL_PATH).unwrap());
}

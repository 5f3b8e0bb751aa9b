use std::{env, fs};

const IDL_PATH: &str = "voting.idl";

// #region test-idl
/// The client of this crate is made from the file, so the file must be up to date.
/// `UPDATE_IDL=1 cargo test -p voting --test idl committed` writes it anew.
#[test]
fn committed_idl_is_up_to_date() {
    let mut idl = String::new();
    sails_rs::generate_idl::<voting::Program>(Some("Poll"), &mut idl).unwrap();

    if env::var_os("UPDATE_IDL").is_some() {
        fs::write(IDL_PATH, &idl).unwrap();
    }
    assert_eq!(idl, fs::read_to_string(IDL_PATH).unwrap());
}
// #endregion test-idl

// #region test-embedded
#[test]
fn wasm_carries_its_idl() {
    let idl = sails_rs::extract_idl(voting::WASM_BINARY).unwrap();
    assert_eq!(idl, Some(fs::read_to_string(IDL_PATH).unwrap()));
}
// #endregion test-embedded

use std::{env, fs};

const IDL_PATH: &str = "typed-data.idl";

/// `UPDATE_IDL=1 cargo test -p typed-data --test idl` writes the file anew.
#[test]
fn committed_idl_is_up_to_date() {
    let mut idl = String::new();
    sails_rs::generate_idl::<typed_data::Program>(Some("TypedData"), &mut idl).unwrap();

    if env::var_os("UPDATE_IDL").is_some() {
        fs::write(IDL_PATH, &idl).unwrap();
    }
    assert_eq!(idl, fs::read_to_string(IDL_PATH).unwrap());
}

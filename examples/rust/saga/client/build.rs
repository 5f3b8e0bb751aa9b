use std::{env, path::PathBuf};

fn main() {
    let out_dir = PathBuf::from(env::var("OUT_DIR").unwrap());

    sails_rs::ClientBuilder::<saga::Program>::from_env()
        .with_idl_path(out_dir.join("client.idl"))
        .with_client_path(out_dir.join("client.rs"))
        .build();
}

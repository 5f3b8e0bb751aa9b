#![no_std]

include!(concat!(env!("OUT_DIR"), "/client.rs"));

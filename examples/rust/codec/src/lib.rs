// #region types
#![no_std]

use gstd::{codec::DecodeAll, msg, prelude::*};

#[derive(Clone, Debug, Decode, Encode, PartialEq, Eq, TypeInfo)]
#[codec(crate = gstd::codec)]
#[scale_info(crate = gstd::scale_info)]
pub struct Order {
    pub id: u32,
    pub items: Vec<u16>,
    pub note: Option<String>,
}

#[derive(Clone, Debug, Decode, Encode, PartialEq, Eq, TypeInfo)]
#[codec(crate = gstd::codec)]
#[scale_info(crate = gstd::scale_info)]
pub enum Command {
    Cancel { id: u32 },
    Place(Order),
}
// #endregion types

// #region handle
/// Replies with the number of items, or with `None` to bytes that are no command.
#[unsafe(no_mangle)]
extern "C" fn handle() {
    let payload = msg::load_bytes().expect("no payload");

    // `msg::load` would ignore bytes behind the command.
    let count = match Command::decode_all(&mut payload.as_slice()) {
        Ok(Command::Place(order)) => Some(order.items.len() as u32),
        Ok(Command::Cancel { .. }) => Some(0),
        Err(_) => None,
    };
    msg::reply(count, 0).expect("failed to reply");
}
// #endregion handle

// #region reader
/// Takes values from the front of a payload.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (head, tail) = self.0.split_at_checked(count)?;
        self.0 = tail;
        Some(head)
    }

    fn u8(&mut self) -> Option<u8> {
        Some(self.bytes(1)?[0])
    }

    fn u16(&mut self) -> Option<u16> {
        Some(u16::from_le_bytes(self.bytes(2)?.try_into().ok()?))
    }

    fn u32(&mut self) -> Option<u32> {
        Some(u32::from_le_bytes(self.bytes(4)?.try_into().ok()?))
    }

    /// A compact number: the two low bits of the first byte tell its width, and no other
    /// width than the smallest counts.
    fn length(&mut self) -> Option<usize> {
        let first = *self.0.first()?;
        let (length, least) = match first & 0b11 {
            0b00 => (usize::from(self.u8()? >> 2), 0),
            0b01 => (usize::from(self.u16()? >> 2), 1 << 6),
            0b10 => ((self.u32()? >> 2) as usize, 1 << 14),
            // From 2^30 on: no payload is that long.
            _ => return None,
        };
        (length >= least).then_some(length)
    }
}
// #endregion reader

// #region by-hand
/// What the derived `Decode` of [`Command`] does.
pub fn decode_by_hand(payload: &[u8]) -> Option<Command> {
    let mut reader = Reader(payload);

    // An enum: one byte for the variant, then its fields.
    match reader.u8()? {
        0 => Some(Command::Cancel { id: reader.u32()? }),
        1 => Some(Command::Place(Order {
            // A number of fixed width: little endian.
            id: reader.u32()?,
            // A vector: its length, then the elements.
            items: (0..reader.length()?)
                .map(|_| reader.u16())
                .collect::<Option<_>>()?,
            // An option: 0 or 1, then the value. A string: a vector of UTF-8.
            note: match reader.u8()? {
                0 => None,
                1 => {
                    let length = reader.length()?;
                    let bytes = reader.bytes(length)?;
                    Some(str::from_utf8(bytes).ok()?.to_owned())
                }
                _ => return None,
            },
        })),
        _ => None,
    }
}
// #endregion by-hand

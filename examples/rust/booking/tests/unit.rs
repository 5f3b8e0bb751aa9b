use booking::{Booking, BookingError, BookingState};
use sails_rs::{cell::RefCell, gstd::services::Service as _, prelude::*};

// #region test-unit
#[test]
fn only_the_one_who_reserved_can_cancel() {
    let state = RefCell::new(BookingState::new(1));
    let mut booking = Booking::new(&state).expose(1);

    // Without a runtime, the test says who sent the message.
    Syscall::with_message_source(ActorId::from(1));
    assert_eq!(booking.reserve(7), Ok(()));
    assert_eq!(booking.reserve(8), Err(BookingError::Full));

    Syscall::with_message_source(ActorId::from(2));
    booking.cancel(7);
    assert_eq!(booking.free(), 0);

    Syscall::with_message_source(ActorId::from(1));
    booking.cancel(7);
    assert_eq!(booking.free(), 1);
}
// #endregion test-unit

#[test]
fn cancelled_trip_cannot_be_reserved_again() {
    let state = RefCell::new(BookingState::new(1));
    let mut booking = Booking::new(&state).expose(1);

    booking.cancel(7);

    assert_eq!(booking.reserve(7), Err(BookingError::Cancelled));
    assert_eq!(booking.free(), 1);
}

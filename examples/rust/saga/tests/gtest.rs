use booking_client::{
    BookingClient as _, BookingClientCtors as _, BookingClientProgram, booking::*,
};
use saga_client::{SagaClient as _, SagaClientCtors as _, SagaClientProgram, saga::*};
use sails_rs::{client::*, prelude::*};

// #region test-setup
fn alice() -> ActorId {
    DEFAULT_USER_ALICE.into()
}

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

struct Programs {
    env: GtestEnv,
    hotel: Actor<BookingClientProgram, GtestEnv>,
    flight: Actor<BookingClientProgram, GtestEnv>,
    saga: Actor<SagaClientProgram, GtestEnv>,
}

impl Programs {
    /// Creates two participants with so many places, and the coordinator.
    async fn create(hotel_places: u32, flight_places: u32) -> Self {
        let env = GtestEnv::system_default();
        let booking = env.system().submit_code(booking::WASM_BINARY_OPT);
        let hotel = env.deploy::<BookingClientProgram>(booking, b"hotel".to_vec());
        let flight = env.deploy::<BookingClientProgram>(booking, b"flight".to_vec());
        let hotel = hotel.create(hotel_places).await.unwrap();
        let flight = flight.create(flight_places).await.unwrap();

        let saga = env.system().submit_code(::saga::WASM_BINARY_OPT);
        let saga = env.deploy::<SagaClientProgram>(saga, b"saga".to_vec());
        let saga = saga.create(hotel.id(), flight.id()).await.unwrap();
        Self {
            env,
            hotel,
            flight,
            saga,
        }
    }

    /// Free places of hotel and flight.
    fn free(&self) -> (u32, u32) {
        let hotel = self.hotel.booking().free().query().unwrap();
        let flight = self.flight.booking().free().query().unwrap();
        (hotel, flight)
    }
}
// #endregion test-setup

// #region test-happy
#[tokio::test]
async fn trip_is_booked_with_both() {
    let programs = Programs::create(5, 5).await;
    let mut saga = programs.saga.saga();

    assert_eq!(saga.book(1).await.unwrap(), Status::Booked);
    assert_eq!(programs.free(), (4, 4));
}
// #endregion test-happy

// #region test-compensation
#[tokio::test]
async fn refused_flight_gives_the_hotel_back() {
    let programs = Programs::create(5, 0).await;
    let mut saga = programs.saga.saga();

    assert_eq!(saga.book(1).await.unwrap(), Status::Cancelled);
    assert_eq!(programs.free(), (5, 0));
}
// #endregion test-compensation

// #region test-two-users
#[tokio::test]
async fn two_users_with_the_same_number_have_two_trips() {
    let programs = Programs::create(5, 1).await;
    let manual = programs.env.clone();
    let manual = manual.with_block_run_mode(BlockRunMode::Manual);
    let saga = SagaClientProgram::client(programs.saga.id());
    let mut saga = saga.with_env(&manual).saga();

    // Both at once. There is one place in the flight.
    let first = saga.book(1).send_for_reply().unwrap();
    let second = saga.book(1).with_actor_id(bob()).send_for_reply().unwrap();
    for _ in 0..10 {
        manual.run_next_block();
    }

    assert_eq!(first.await.unwrap(), Status::Booked);
    assert_eq!(second.await.unwrap(), Status::Cancelled);
    assert_eq!(programs.free(), (4, 0));
    let status = |user| saga.status(user, 1).query().unwrap();
    assert_eq!(status(alice()), Status::Booked);
    assert_eq!(status(bob()), Status::Cancelled);
}
// #endregion test-two-users

// #region test-retry
#[tokio::test]
async fn retry_books_once_wherever_the_gas_ran_out() {
    let programs = Programs::create(100, 100).await;
    let mut saga = programs.saga.saga();
    let mut stopped_at = Vec::new();

    for trip in 0..40 {
        let gas = 10_000_000_000 + trip * 500_000_000;
        let _ = saga.book(trip).with_gas_limit(gas).await;
        stopped_at.push(saga.status(alice(), trip).query().unwrap());

        // The second attempt has gas enough, and finishes the first.
        assert_eq!(saga.book(trip).await.unwrap(), Status::Booked);
    }

    // Attempts ended before the first step, between the two, and after both.
    println!("{stopped_at:?}");
    for status in [Status::New, Status::HotelReserved, Status::Booked] {
        assert!(
            stopped_at.contains(&status),
            "no attempt ended at {status:?}"
        );
    }
    assert_eq!(programs.free(), (60, 60));
}
// #endregion test-retry

#[tokio::test]
async fn cancelled_trip_stays_cancelled() {
    let programs = Programs::create(5, 0).await;
    let mut saga = programs.saga.saga();

    saga.book(1).await.unwrap();

    assert_eq!(saga.book(1).await.unwrap(), Status::Cancelled);
    assert_eq!(programs.free(), (5, 0));
}

#[tokio::test]
async fn retry_compensates_wherever_the_gas_ran_out() {
    let programs = Programs::create(100, 0).await;
    let mut saga = programs.saga.saga();

    for trip in 0..40 {
        let gas = 10_000_000_000 + trip * 500_000_000;
        let _ = saga.book(trip).with_gas_limit(gas).await;

        assert_eq!(saga.book(trip).await.unwrap(), Status::Cancelled);
        assert_eq!(programs.free(), (100, 0));
    }
}

use sails_rs::{cell::RefCell, gstd::services::Service as _, prelude::*};
use voting::{Voting, VotingError, VotingEvents, VotingState};

// #region test-unit
/// No Wasm and no network: the service is a Rust value, `Syscall` is a stand-in.
#[test]
fn voting_without_a_network() {
    let voter = ActorId::from(7);
    Syscall::with_message_source(voter);
    Syscall::with_message_value(5);
    let state = RefCell::new(VotingState::new(voter, vec!["Tea".to_string()], 3));
    let mut voting = Voting::new(&state).expose(1);

    let (votes, change) = voting.vote(0).unwrap().to_tuple();
    assert_eq!((votes, change), (1, 2));

    let (choice, votes) = (0, 1);
    let expected = VotingEvents::Voted {
        voter,
        choice,
        votes,
    };
    assert_eq!(voting.emitter().take_events(), [expected]);
    assert_eq!(voting.vote(0).err(), Some(VotingError::AlreadyVoted));
}
// #endregion test-unit

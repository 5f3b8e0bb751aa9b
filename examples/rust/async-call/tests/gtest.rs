use async_call::{Action, Quote, TIMEOUT};
use gstd::{ActorId, Encode};
use gtest::{
    Log, Program, System, WasmProgram,
    constants::{DEFAULT_USER_ALICE as ALICE, DEFAULT_USER_BOB as BOB},
};

/// Creates the program with a given oracle.
fn create(system: &System, oracle: ActorId) -> Program<'_> {
    let program = Program::current_with_id(system, 100);
    program.send(ALICE, oracle);
    system.run_next_block();
    program
}

// #region oracle
/// Stands for another program: fails the first time, then answers.
#[derive(Clone, Debug, Default)]
struct Oracle {
    requests: u64,
}

impl WasmProgram for Oracle {
    fn init(&mut self, _: Vec<u8>) -> Result<Option<Vec<u8>>, &'static str> {
        Ok(None)
    }

    fn handle(&mut self, _: Vec<u8>) -> Result<Option<Vec<u8>>, &'static str> {
        self.requests += 1;
        match self.requests {
            1 => Err("not ready"),
            n => Ok(Some((10 * n).encode())),
        }
    }

    fn clone_boxed(&self) -> Box<dyn WasmProgram> {
        Box::new(self.clone())
    }

    fn state(&mut self) -> Result<Vec<u8>, &'static str> {
        Err("the oracle shows no state")
    }
}
// #endregion oracle

// #region test-reply
#[test]
fn price_arrives_after_a_failure_released_the_lock() {
    let system = System::new();
    let oracle = Program::mock_with_id(&system, 200, Oracle::default());
    oracle.send_bytes(ALICE, []);
    let program = create(&system, oracle.id());

    let failing = program.send(ALICE, Action::Refresh);
    assert!(system.run_next_block().failed.contains(&failing));

    let message_id = program.send(ALICE, Action::Refresh);
    let quote = Quote {
        round: 1,
        price: 20,
        fresh: true,
    };
    let reply = Log::builder().reply_to(message_id).payload(quote);
    assert!(system.run_next_block().contains(&reply));
}
// #endregion test-reply

// #region test-timeout
#[test]
fn silence_ends_after_the_timeout() {
    let system = System::new();
    // A user is an actor, too: Bob gets the question, and keeps quiet.
    let program = create(&system, BOB.into());

    let message_id = program.send(ALICE, Action::Refresh);
    let asked = system.run_next_block();
    assert!(asked.contains(&Log::builder().dest(BOB).payload_bytes(b"price?")));

    let blocks = system.run_to_block(asked.block_info.height + TIMEOUT);
    let quote = Quote {
        round: 0,
        price: 0,
        fresh: false,
    };
    let reply = Log::builder().reply_to(message_id).payload(quote);
    let (last, earlier) = blocks.split_last().unwrap();
    assert!(earlier.iter().all(|block| !block.contains(&reply)));
    assert!(last.contains(&reply));
}
// #endregion test-timeout

// #region test-mutex
#[test]
fn second_message_waits_for_the_lock() {
    let system = System::new();
    let program = create(&system, BOB.into());
    let question = Log::builder().source(program.id()).payload_bytes(b"price?");

    let first = program.send(ALICE, Action::Refresh);
    let second = program.send(ALICE, Action::Refresh);
    let block = system.run_next_block();
    // Both have run, but only the holder of the lock has asked.
    let asked = block.log().iter().filter(|log| *log == &question).count();
    assert_eq!(asked, 1);

    for (message_id, round, price) in [(first, 1, 70_u64), (second, 2, 71)] {
        let mailbox = system.get_mailbox(BOB);
        mailbox.reply(question.clone(), price, 0).unwrap();
        let quote = Quote {
            round,
            price,
            fresh: true,
        };
        let reply = Log::builder().reply_to(message_id).payload(quote);
        assert!(system.run_next_block().contains(&reply));
    }
}
// #endregion test-mutex

// #region test-sleep
#[test]
fn nap_ends_after_so_many_blocks() {
    let system = System::new();
    let program = create(&system, BOB.into());

    let message_id = program.send(ALICE, Action::Nap(5));
    let begin = system.run_next_block().block_info.height;
    let blocks = system.run_to_block(begin + 5);

    let reply = Log::builder().reply_to(message_id);
    assert!(
        blocks
            .last()
            .unwrap()
            .contains(&reply.payload((begin, begin + 5)))
    );
}
// #endregion test-sleep

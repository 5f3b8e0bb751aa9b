use nft_pixelboard::client::{
    PixelBoard as _, PixelBoardCtors as _, PixelBoardProgram,
    board::{Area, Board as _, BoardError, BoardImpl, events::BoardEvents},
};
use sails_rs::{client::*, futures::StreamExt as _, prelude::*};

// #region test-setup
const VARA: u128 = 1_000_000_000_000;

fn bob() -> ActorId {
    DEFAULT_USER_BOB.into()
}

fn charlie() -> ActorId {
    DEFAULT_USER_CHARLIE.into()
}

type Program = Actor<PixelBoardProgram, GtestEnv>;
type Board = Service<BoardImpl, GtestEnv>;

/// Alice owns a board of 8 by 6 pixels in blocks of 2 by 2. A pixel costs 1 VARA, and 10
/// percent of a resale are hers.
async fn create_board(env: &GtestEnv) -> (Program, Board) {
    let code_id = env.system().submit_code(::nft_pixelboard::WASM_BINARY);
    let program = env.deploy::<PixelBoardProgram>(code_id, b"board".to_vec());
    let program = program.create(8, 6, 2, VARA, 10).await.unwrap().unwrap();
    let board = program.board();
    (program, board)
}

fn area(x: u16, y: u16, width: u16, height: u16) -> Area {
    Area {
        x,
        y,
        width,
        height,
    }
}
// #endregion test-setup

// #region test-paint
#[tokio::test]
async fn a_plot_is_painted_where_it_lies() {
    let env = GtestEnv::system_default();
    let (_, mut board) = create_board(&env).await;

    let plot = board.mint(area(2, 2, 4, 2), vec![1, 2, 3, 4, 5, 6, 7, 8]);
    let plot = plot
        .with_value(8 * VARA)
        .with_actor_id(bob())
        .await
        .unwrap();
    assert_eq!(plot, Ok(0));

    let rows = [
        [0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 1, 2, 3, 4, 0, 0],
        [0, 0, 5, 6, 7, 8, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0],
    ];
    assert_eq!(board.pixels().query().unwrap(), rows.concat());

    let stranger = board.paint(0, vec![9; 8]).await.unwrap();
    assert_eq!(stranger, Err(BoardError::NotOwner));
    let short = board.paint(0, vec![9; 7]).with_actor_id(bob()).await;
    let expected = 8;
    assert_eq!(short.unwrap(), Err(BoardError::WrongPixels { expected }));
    let painted = board.paint(0, vec![9; 8]).with_actor_id(bob()).await;
    assert_eq!(painted.unwrap(), Ok(()));
    let nines = board.pixels().query().unwrap();
    assert_eq!(nines.iter().filter(|colour| **colour == 9).count(), 8);
}
// #endregion test-paint

// #region test-overlap
#[tokio::test]
async fn no_two_plots_overlap() {
    let env = GtestEnv::system_default();
    let (_, mut board) = create_board(&env).await;
    let mut mint = async |area: Area| {
        let pixels = vec![1; usize::from(area.width * area.height)];
        let call = board.mint(area, pixels).with_value(48 * VARA);
        call.await.unwrap()
    };

    assert_eq!(mint(area(2, 2, 4, 2)).await, Ok(0));
    // On top of it, around it, at its corner.
    let overlaps = Err(BoardError::Overlaps { plot: 0 });
    for other in [area(4, 2, 2, 2), area(0, 0, 8, 6), area(4, 0, 4, 4)] {
        assert_eq!(mint(other).await, overlaps);
    }
    // Right, left, below, above.
    let beside = [
        area(6, 2, 2, 2),
        area(0, 2, 2, 2),
        area(2, 4, 4, 2),
        area(2, 0, 4, 2),
    ];
    for (place, other) in beside.into_iter().enumerate() {
        assert_eq!(mint(other).await, Ok(place as u32 + 1));
    }

    assert_eq!(mint(area(1, 0, 2, 2)).await, Err(BoardError::OffGrid));
    assert_eq!(mint(area(0, 0, 0, 2)).await, Err(BoardError::OffGrid));
    assert_eq!(mint(area(6, 4, 4, 2)).await, Err(BoardError::OutOfBoard));
}
// #endregion test-overlap

// #region test-resale
#[tokio::test]
async fn a_resale_is_shared_with_the_owner_of_the_board() {
    let env = GtestEnv::system_default();
    let (program, mut board) = create_board(&env).await;
    let mut events = board.listen().await.unwrap();
    let empty = program.balance();
    let mint = board.mint(area(0, 0, 2, 2), vec![1; 4]);
    let minted = mint.with_value(5 * VARA).with_actor_id(bob()).await;
    assert_eq!(minted.unwrap(), Ok(0));
    // The change has gone back to Bob.
    assert_eq!(program.balance(), empty + 4 * VARA);

    let early = board.buy(0).with_value(20 * VARA).await.unwrap();
    assert_eq!(early, Err(BoardError::NotForSale));
    let offer = board.offer(0, Some(20 * VARA)).with_actor_id(bob()).await;
    assert_eq!(offer.unwrap(), Ok(()));
    let due = 20 * VARA;
    let cheap = board.buy(0).with_value(VARA).with_actor_id(charlie()).await;
    assert_eq!(cheap.unwrap(), Err(BoardError::Underpaid { due }));
    let buy = board.buy(0).with_value(due).with_actor_id(charlie()).await;
    assert_eq!(buy.unwrap(), Ok(due));

    let plot = board.plot(0).query().unwrap().unwrap();
    assert_eq!((plot.owner, plot.price), (charlie(), None));
    let of_bob = board.withdraw().with_actor_id(bob()).await.unwrap();
    assert_eq!(of_bob, Ok(18 * VARA));
    // Four for the pixels, two for the resale.
    assert_eq!(board.withdraw().await.unwrap(), Ok(6 * VARA));
    assert_eq!(program.balance(), empty);

    let (plot, to, price) = (0, charlie(), due);
    let (_, event) = events.by_ref().skip(2).next().await.unwrap();
    assert_eq!(event, BoardEvents::Sold { plot, to, price });
}
// #endregion test-resale

#[tokio::test]
async fn a_board_that_does_not_fit_its_grid_is_not_created() {
    let env = GtestEnv::system_default();
    let code_id = env.system().submit_code(::nft_pixelboard::WASM_BINARY);
    let wrong = [(7, 2, 0), (0, 2, 0), (8, 0, 0), (8, 2, 101)];
    for (salt, (width, grid, commission)) in wrong.into_iter().enumerate() {
        let program = env.deploy::<PixelBoardProgram>(code_id, vec![salt as u8]);
        let created = program.create(width, 6, grid, VARA, commission).await;
        let error = created.unwrap().err();
        assert_eq!(error, Some(nft_pixelboard::client::BoardError::BadRules));
    }
}

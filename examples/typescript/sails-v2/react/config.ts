/** The program that the card talks to. */
export const PROGRAM_ID = '0x0000000000000000000000000000000000000000000000000000000000000001';

/** What one vote costs: 1 VARA. */
export const VOTE_PRICE = 1_000_000_000_000n;

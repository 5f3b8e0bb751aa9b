const MASK = (1n << 64n) - 1n;
/** Bytes that a 256-bit hash takes in at a time. */
const RATE = 136;
const rotate = (lane: bigint, by: bigint) => ((lane << by) | (lane >> (64n - by))) & MASK;
const at = (lanes: readonly bigint[], index: number) => lanes[index] ?? 0n;

/** Constants of the 24 rounds, from the feedback register of FIPS 202, 3.2.5. */
const ROUNDS = (() => {
  let register = 1;
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let j = 0n; j < 7n; j += 1n) {
      if (register & 1) constant |= 1n << ((1n << j) - 1n);
      register = ((register << 1) ^ (register >> 7 ? 0x171 : 0)) & 0xff;
    }
    return constant;
  });
})();

function permute(state: bigint[]): bigint[] {
  let lanes = state;
  for (const constant of ROUNDS) {
    const columns = [0, 1, 2, 3, 4].map((x) => lanes.filter((_, i) => i % 5 === x).reduce((a, b) => a ^ b, 0n));
    lanes = lanes.map((lane, i) => lane ^ at(columns, (i + 4) % 5) ^ rotate(at(columns, (i + 1) % 5), 1n));

    const moved = [...lanes];
    for (let [x, y, t] = [1, 0, 0]; t < 24; t += 1) {
      const [nextX, nextY] = [y, (2 * x + 3 * y) % 5];
      moved[nextX + 5 * nextY] = rotate(at(lanes, x + 5 * y), BigInt((((t + 1) * (t + 2)) / 2) % 64));
      [x, y] = [nextX, nextY];
    }
    const row = (i: number, step: number) => at(moved, i - (i % 5) + ((i + step) % 5));
    lanes = moved.map((lane, i) => lane ^ (~row(i, 1) & MASK & row(i, 2)));
    lanes[0] = at(lanes, 0) ^ constant;
  }
  return lanes;
}

/**
 * The hash of Ethereum, in hex. Node has only its successor SHA-3, which differs in one byte of padding.
 *
 * @param padding - 0x06 makes it SHA3-256, with which the test compares
 */
export function keccak256(data: Uint8Array, padding = 0x01): string {
  const padded = new Uint8Array((Math.floor(data.length / RATE) + 1) * RATE);
  padded.set(data);
  padded[data.length] = padding;
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80;

  const view = new DataView(padded.buffer);
  let state = Array<bigint>(25).fill(0n);
  for (let block = 0; block < padded.length; block += RATE) {
    state = permute(state.map((lane, i) => (i < RATE / 8 ? lane ^ view.getBigUint64(block + i * 8, true) : lane)));
  }
  const hash = Buffer.alloc(32);
  state.slice(0, 4).forEach((lane, i) => hash.writeBigUInt64LE(lane, i * 8));
  return hash.toString('hex');
}

/** An Ethereum address with the checksum of EIP-55: its letters are large where the hash has a digit of 8 or more. */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = keccak256(new TextEncoder().encode(digits));
  return `0x${[...digits].map((digit, i) => (parseInt(hash[i] ?? '0', 16) > 7 ? digit.toUpperCase() : digit)).join('')}`;
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONSTANTS } from '../../docs/_data/constants';

const { blockTime, era, session } = CONSTANTS.chain;
const { bondingDuration, signedPhase, slashDeferDuration, unsignedPhase } = CONSTANTS.staking;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const sessionMs = session.value * blockTime.value;
const eraMs = era.value * sessionMs;
const page = (file: string) => readFileSync(`docs/${file}.mdx`, 'utf8');

describe('figures on the pages on staking and nodes follow from the constants', () => {
  it('the snapshot is taken three hours before the era', () => {
    const phases = (signedPhase.value + unsignedPhase.value) * blockTime.value;
    expect((sessionMs + phases) / HOUR_MS).toBe(3);
    expect(page('staking/index')).toMatch(/3 hours before that era begins/);
  });

  it('unbonding takes between 6.5 and 7 days: whole eras, the running one included, up to the last session', () => {
    const longest = bondingDuration.value * eraMs;
    expect([(longest - eraMs) / DAY_MS, longest / DAY_MS]).toEqual([6.5, 7]);
    expect(page('staking/index')).toMatch(/between 6\.5 and 7 days/);
  });

  it('a slash is applied 6.5 days after the era of the offence', () => {
    expect((slashDeferDuration.value * eraMs) / DAY_MS).toBe(6.5);
    expect(page('staking/index')).toMatch(/6\.5 days later/);
  });

  it('14,400 blocks of state are 12 hours', () => {
    expect((14_400 * blockTime.value) / HOUR_MS).toBe(12);
    expect(page('node/backup-restore')).toMatch(/--state-pruning 14400` keeps 12 hours/);
  });
});

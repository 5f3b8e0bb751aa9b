import type { GearApi } from '@gear-js/api';
import type { SubmittableExtrinsic } from '@polkadot/api/types';
import type { KeyringPair } from '@polkadot/keyring/types';
import type { HexString } from '@polkadot/util/types';

/** Planck in one VARA. Amounts are `bigint` in planck: a `number` is not exact above 9,007 VARA. */
export const VARA = 1_000_000_000_000n;

// #region send
type Call = SubmittableExtrinsic<'promise'>;

/**
 * Signs and sends a call, and waits until its block is final. Throws if it failed, or if the
 * connection breaks meanwhile.
 */
export async function send(api: GearApi, call: Call, account: KeyringPair): Promise<void> {
  const signed = await call.signAsync(account);
  let lost = () => {};
  let unwatch = () => {};

  return new Promise<void>((resolve, reject) => {
    // The client connects again by itself, but no longer watches this call.
    lost = () => reject(new Error('The connection broke: the call may be included or not'));
    api.on('disconnected', lost);

    signed
      .send(({ events, isError, status }) => {
        // In a block, and the node no longer watches it.
        if (status.isFinalityTimeout)
          reject(new Error(`Not final in time: ${status.asFinalityTimeout.toHex()}`));
        if (isError) reject(new Error(`Not included: ${status.type}`));
        if (!status.isFinalized) return;
        // Success is an event, too.
        if (events.length === 0) reject(new Error('The block could not be read'));

        for (const { event } of events) {
          if (!api.events.system.ExtrinsicFailed.is(event)) continue;
          const { method, docs } = api.getExtrinsicFailedError(event);
          // No docs: an error of no pallet, such as a token error.
          reject(
            new Error(docs === null ? event.data.dispatchError.toString() : `${method}: ${docs}`),
          );
        }
        resolve();
      })
      .then((stop) => (unwatch = stop), reject);
  }).finally(() => {
    api.off('disconnected', lost);
    // Else the client keeps the subscription, also when the node has closed its end.
    unwatch();
  });
}
// #endregion send

// #region limits
/** What the chain asks of stakers at this moment, in planck. Governance can change each value. */
export async function limits(api: GearApi) {
  const { nominationPools, staking } = api.query;
  const [nominatorBond, validatorBond, poolJoin, poolCreate, commission, seats, leastActiveStake] =
    await Promise.all([
      staking.minNominatorBond(),
      staking.minValidatorBond(),
      nominationPools.minJoinBond(),
      nominationPools.minCreateBond(),
      staking.minCommission(), // in billionths
      staking.validatorCount(),
      staking.minimumActiveStake(), // of the voters that the last election counted
    ]);
  return {
    nominatorBond,
    validatorBond,
    poolJoin,
    poolCreate,
    commission,
    seats,
    leastActiveStake,
  };
}
// #endregion limits

// #region clock
/** How much of the era has passed, in blocks. */
export async function eraClock(api: GearApi) {
  const { activeEra, eraLength, eraProgress, sessionLength } = await api.derive.session.progress();
  // Validators of the next era are elected when the last session of this one begins.
  const election = eraLength.sub(sessionLength).toNumber();
  return {
    era: activeEra.toNumber(),
    progress: eraProgress.toNumber(),
    // Before it come a signed and an unsigned phase. The runtime offers no constants for them: a
    // quarter of a session each.
    snapshot: election - sessionLength.toNumber() / 2,
    election,
    end: eraLength.toNumber(),
  };
}
// #endregion clock

// #region candidates
/**
 * Accounts that offer to validate, with commission in percent, and whether they accept nominations.
 */
export async function candidates(api: GearApi) {
  const entries = await api.query.staking.validators.entries();
  return entries.map(([key, { blocked, commission }]) => ({
    stash: key.args[0].toString(),
    commission: commission.toNumber() / 10_000_000,
    open: blocked.isFalse,
  }));
}
// #endregion candidates

// #region nominate
/** Locks tokens and nominates, in one transaction. Rewards are added to the stake. */
export function bondAndNominate(api: GearApi, amount: bigint, validators: string[]): Call {
  return api.tx.utility.batchAll([
    api.tx.staking.bond(amount, 'Staked'),
    api.tx.staking.nominate(validators),
  ]);
}
// #endregion nominate

// #region ledger
/** What an account has staked, and what is unlocking, with the era in which it can be withdrawn. */
export async function stakeOf(api: GearApi, stash: string) {
  const ledger = (await api.query.staking.ledger(stash)).unwrapOr(undefined);
  return {
    active: ledger?.active.toBigInt() ?? 0n,
    unlocking: (ledger?.unlocking ?? []).map(({ era, value }) => ({
      era: era.toNumber(),
      value: value.toBigInt(),
    })),
  };
}
// #endregion ledger

// #region stop
/** Stops nominating or validating, and starts to unlock everything. */
export async function stop(api: GearApi, stash: string): Promise<Call> {
  const { active } = await stakeOf(api, stash);
  return api.tx.utility.batchAll([api.tx.staking.chill(), api.tx.staking.unbond(active)]);
}
// #endregion stop

// #region withdraw
/** Releases what has finished unlocking. */
export async function withdraw(api: GearApi, stash: string): Promise<Call> {
  const spans = await api.query.staking.slashingSpans(stash);
  return api.tx.staking.withdrawUnbonded(spans.isSome ? spans.unwrap().prior.length + 1 : 0);
}
// #endregion withdraw

// #region pool
/** Joins a nomination pool. An account can be in one pool only. */
export const joinPool = (api: GearApi, amount: bigint, pool: number): Call =>
  api.tx.nominationPools.join(amount, pool);

/** Stakes more in the same pool. Rewards are paid out with it. */
export const addToPool = (api: GearApi, amount: bigint): Call =>
  api.tx.nominationPools.bondExtra({ FreeBalance: amount });

/** Pays the rewards of the pool to the account. */
export const claimFromPool = (api: GearApi): Call => api.tx.nominationPools.claimPayout();

/** Stakes the rewards in the pool instead. */
export const compoundInPool = (api: GearApi): Call => api.tx.nominationPools.bondExtra('Rewards');

/** Starts to unlock everything that the account has in its pool; rewards are paid out with it. */
export async function leavePool(api: GearApi, account: string): Promise<Call> {
  const member = (await api.query.nominationPools.poolMembers(account)).unwrap();
  return api.tx.nominationPools.unbond(account, member.points);
}
// #endregion pool

// #region validate
/** Locks tokens, names the session keys of the node, and offers to validate, in one transaction. */
export function startValidating(
  api: GearApi,
  amount: bigint,
  sessionKeys: HexString,
  commission: number,
): Call {
  // The client takes missing keys for zeros. Four keys of 32 bytes are 0x and 256 digits.
  if (sessionKeys.length !== 258) throw new Error(`Not four keys: ${sessionKeys}`);
  const preferences = { commission: Math.round(commission * 10_000_000), blocked: false };
  return api.tx.utility.batchAll([
    api.tx.staking.bond(amount, 'Staked'), // before the keys, which only a bonded account can set
    api.tx.session.setKeys(sessionKeys, '0x'),
    api.tx.staking.validate(preferences),
  ]);
}
// #endregion validate

// #region keys
/** How far session keys have come. The node that holds them signs only when they are active. */
export async function keyState(api: GearApi, stash: string, sessionKeys: HexString) {
  const babeKey = sessionKeys.slice(0, 66);
  const [next, queued, authorities] = await Promise.all([
    api.query.session.nextKeys(stash),
    api.query.session.queuedKeys(),
    api.query.babe.authorities(),
  ]);
  return {
    set: next.isSome && next.unwrap().toHex() === sessionKeys,
    queued: queued.some(([, keys]) => keys.toHex() === sessionKeys),
    active: authorities.some(([key]) => key.toHex() === babeKey),
  };
}
// #endregion keys

// #region payout
/** Eras and pages of a validator for which nobody has claimed the rewards yet, the oldest first. */
export async function unpaid(api: GearApi, validator: string) {
  const { claimedRewards, erasRewardPoints, erasStakersOverview } = api.query.staking;
  const active = (await api.query.staking.activeEra()).unwrap().index.toNumber();
  const oldest = Math.max(0, active - api.consts.staking.historyDepth.toNumber());

  const pages: { era: number; page: number }[] = [];
  for (let era = oldest; era < active; era++) {
    const [overview, claimed, points] = await Promise.all([
      erasStakersOverview(era, validator),
      claimedRewards(era, validator),
      erasRewardPoints(era),
    ]);
    const earned = [...points.individual.keys()].some((account) => account.eq(validator));
    if (overview.isNone || !earned) continue;

    const paid = claimed.map((page) => page.toNumber());
    const count = Math.max(1, overview.unwrap().pageCount.toNumber());
    for (let page = 0; page < count; page++) if (!paid.includes(page)) pages.push({ era, page });
  }
  return pages;
}

/** Pays the validator and the nominators of one page. Any account can send it. */
export const payout = (
  api: GearApi,
  validator: string,
  { era, page }: { era: number; page: number },
): Call => api.tx.staking.payoutStakersByPage(validator, era, page);
// #endregion payout

// #region slashes
/**
 * Slashes that were reported but not applied yet. Who wants one cancelled names it by its era and
 * its index there.
 */
export async function pendingSlashes(api: GearApi) {
  const entries = await api.query.staking.unappliedSlashes.entries();
  return entries.flatMap(([key, slashes]) =>
    slashes.map(({ others, own, validator }, index) => ({
      appliedIn: key.args[0].toNumber(),
      index,
      validator: validator.toString(),
      own: own.toBigInt(),
      nominators: others.length,
    })),
  );
}
// #endregion slashes

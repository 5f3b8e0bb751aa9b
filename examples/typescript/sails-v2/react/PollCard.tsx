// #region card
import {
  useAlert,
  useProgram,
  useProgramEvent,
  useProgramQuery,
  useSendProgramTransaction,
} from '@gear-js/react-hooks';
import { useState } from 'react';

import { Poll } from '../poll';
import { reason } from '../reason';
import { PROGRAM_ID, VOTE_PRICE } from './config';

/**
 * The choices with their votes, and a button to vote for each. Give it the account as `key`: it
 * watches for the one with which it began.
 */
export function PollCard() {
  const alert = useAlert();
  const { data: poll } = useProgram({ library: Poll, id: PROGRAM_ID });

  const { data: choices, error } = useProgramQuery({
    program: poll,
    serviceName: 'voting',
    functionName: 'results',
    args: [],
    watch: true,
  });

  // `isPending` of the hook comes a moment late: the second of two quick clicks would vote again.
  const [isBusy, setBusy] = useState(false);
  const { sendTransactionAsync } = useSendProgramTransaction({
    program: poll,
    serviceName: 'voting',
    functionName: 'vote',
  });

  useProgramEvent({
    program: poll,
    serviceName: 'voting',
    functionName: 'subscribeToVotedEvent',
    onData: ({ choice, votes }) => alert.info(`Choice ${choice} has ${votes} votes`),
  });

  async function vote(choice: number) {
    setBusy(true);
    try {
      await sendTransactionAsync({
        args: [choice],
        value: VOTE_PRICE,
        gasLimit: { increaseGas: 10 },
      });
    } catch (failure) {
      alert.error(reason(failure));
    } finally {
      setBusy(false);
    }
  }

  if (error) return <p>{error.message}</p>;
  if (!choices) return <p>Loading…</p>;

  return (
    <ul>
      {choices.map(({ name, votes }, index) => (
        <li key={name}>
          {name}: {votes}
          <button type="button" disabled={isBusy} onClick={() => void vote(index)}>
            Vote
          </button>
        </li>
      ))}
    </ul>
  );
}
// #endregion card

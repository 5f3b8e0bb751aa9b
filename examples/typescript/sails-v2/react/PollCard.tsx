// #region card
import {
  useAlert,
  useProgram,
  useProgramEvent,
  useProgramQuery,
  useSendProgramTransaction,
} from '@gear-js/react-hooks';

import { Poll } from '../poll';
import { reason } from '../reason';
import { PROGRAM_ID, VOTE_PRICE } from './config';

/** The choices with their votes, and a button to vote for each. */
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

  const { sendTransactionAsync, isPending } = useSendProgramTransaction({
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
    try {
      await sendTransactionAsync({
        args: [choice],
        value: VOTE_PRICE,
        gasLimit: { increaseGas: 10 },
      });
    } catch (failure) {
      alert.error(reason(failure));
    }
  }

  if (error) return <p>{error.message}</p>;
  if (!choices) return <p>Loading…</p>;

  return (
    <ul>
      {choices.map(({ name, votes }, index) => (
        <li key={name}>
          {name}: {votes}
          <button type="button" disabled={isPending} onClick={() => void vote(index)}>
            Vote
          </button>
        </li>
      ))}
    </ul>
  );
}
// #endregion card

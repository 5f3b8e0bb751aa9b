import { expect, it } from 'vitest';
import { convictionVotes } from './convictionVotes';

it('says "1 vote" and "1 day", and the plural of all other figures', () => {
  expect(convictionVotes(1).panels[0]?.description).toMatch(
    /^0\.1 votes for each VARA with a lock of 0 days, 1 vote for each VARA with a lock of 1 day, 2 votes for each VARA with a lock of 2 days, /,
  );
});

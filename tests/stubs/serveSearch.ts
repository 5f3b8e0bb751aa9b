import { FIXTURE_RECORDS } from './fixtureRecords';
import { SEARCH_PORTS } from './ports';
import { type Behaviour, startSearchService } from './searchService';

/** Words of a query that tell the hosts, the first and the second one, how to behave. */
const WORDS: Record<string, [Behaviour, Behaviour]> = {
  unavailable: ['is down', 'answers'],
  silent: ['is silent', 'answers'],
  nobody: ['is down', 'is down'],
  nonsense: ['answers nonsense', 'answers nonsense'],
  refused: ['refuses', 'refuses'],
};

/** Finds nothing by the words that tell the hosts how to behave, so each of them is in a record as well. */
const records = FIXTURE_RECORDS.map((record) => ({
  ...record,
  content: record.content && `${record.content} ${Object.keys(WORDS).join(' ')}`,
}));

SEARCH_PORTS.forEach((port, host) => {
  const behave = (query: string) => query.split(' ').flatMap((word) => WORDS[word]?.[host] ?? [])[0] ?? 'answers';
  startSearchService({ records, port, behave }).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
});

import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it, describe } from 'vitest';
import { type Behaviour, type SearchService, startSearchService } from '../../../../../tests/stubs/searchService';
import { createTransport } from './transport';

const TIMEOUTS = { connect: 80, read: 80 };
/** Enough for a host that answers, on a machine that is busy. */
const AMPLE = { connect: 500, read: 500 };
const PATH = '/1/indexes/*/queries?x-algolia-application-id=A&x-algolia-api-key=k';
const BODY = JSON.stringify({ requests: [{ indexName: 'docs', query: 'gas' }] });

const services: SearchService[] = [];
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()));
});

/** Real hosts on the loopback interface, and the questions that each of them gets. */
async function hostsThat(...behaviours: Behaviour[]) {
  const started = await Promise.all(behaviours.map((behaviour) => startSearchService({ behave: () => behaviour })));
  services.push(...started);
  return { hosts: started.map(({ origin }) => origin), counts: () => started.map(({ asked }) => asked.length) };
}

/** An address that nothing listens on. */
async function deadHost(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

const ask = (post: ReturnType<typeof createTransport>, signal = new AbortController().signal) =>
  post(PATH, BODY, signal);

describe('R-SEARCH-4: hosts of the hosted search, over HTTP', () => {
  it('asks the first host, and no other when it answers', async () => {
    const { hosts, counts } = await hostsThat('answers', 'answers');
    const answer = await ask(createTransport({ hosts }));
    expect(answer).toMatchObject({ results: [{ hits: [], nbHits: 0 }] });
    expect(counts()).toEqual([1, 0]);
  });

  it.each<Behaviour>(['is down', 'is silent', 'stops halfway', 'answers nonsense'])(
    'asks the next host when one %s, and avoids that one for 120 s',
    async (behaviour) => {
      let time = 0;
      const { hosts, counts } = await hostsThat(behaviour, 'answers');
      const post = createTransport({ hosts, timeouts: AMPLE, now: () => time });
      await ask(post);
      expect(counts()).toEqual([1, 1]);
      time = 120_000;
      await ask(post);
      expect(counts()).toEqual([1, 2]);
      time = 120_001;
      await ask(post);
      expect(counts()).toEqual([2, 3]);
    },
  );

  it('asks the next host when one cannot be reached', async () => {
    const { hosts, counts } = await hostsThat('answers');
    const post = createTransport({ hosts: [await deadHost(), ...hosts] });
    await expect(ask(post)).resolves.toBeDefined();
    expect(counts()).toEqual([1]);
  });

  it('has more patience with the second host than with the first', async () => {
    const { hosts } = await hostsThat('is silent', 'is silent');
    const error: unknown = await ask(createTransport({ hosts, timeouts: TIMEOUTS })).catch((reason: unknown) => reason);
    expect((error as AggregateError).errors.map((one: Error) => one.message)).toEqual([
      expect.stringContaining('more than 80 ms'),
      expect.stringContaining('more than 320 ms'),
    ]);
  });

  it('waits for the rest of an answer longer than for its beginning', async () => {
    const server = createHttpServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
      setTimeout(() => response.end('{"results":[]}'), 600);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      const post = createTransport({ hosts: [`http://127.0.0.1:${port}`], timeouts: { connect: 400, read: 5000 } });
      await expect(ask(post)).resolves.toEqual({ results: [] });
    } finally {
      server.close();
    }
  });

  it('waits a second for the beginning of an answer, and two for the rest', async () => {
    const waits = (['is silent', 'stops halfway'] as const).map(async (behaviour) => {
      const { hosts } = await hostsThat(behaviour);
      const error: unknown = await ask(createTransport({ hosts })).catch((reason: unknown) => reason);
      return (error as AggregateError).errors.map((one: Error) => one.message);
    });
    expect(await Promise.all(waits)).toEqual([
      [expect.stringContaining('more than 1000 ms')],
      [expect.stringContaining('more than 2000 ms')],
    ]);
  });

  it('has more patience with hosts that were too slow for the question before', async () => {
    const { hosts } = await hostsThat('is silent', 'is silent');
    const post = createTransport({ hosts, timeouts: TIMEOUTS });
    await ask(post).catch(() => undefined);
    const error: unknown = await ask(post).catch((reason: unknown) => reason);
    expect((error as AggregateError).errors.map((one: Error) => one.message)).toEqual([
      expect.stringContaining('more than 400 ms'),
      expect.stringContaining('more than 480 ms'),
    ]);
  });

  it('rejects when no host answers, and asks all of them again next time', async () => {
    const { hosts, counts } = await hostsThat('is down', 'is down');
    const post = createTransport({ hosts });
    await expect(ask(post)).rejects.toThrow('No host of the search service answered.');
    await expect(ask(post)).rejects.toThrow();
    expect(counts()).toEqual([2, 2]);
  });

  it('rejects at once when the service refuses, and says why', async () => {
    const { hosts, counts } = await hostsThat('refuses', 'answers');
    await expect(ask(createTransport({ hosts }))).rejects.toThrow(/403.*Method not allowed with this API key/);
    expect(counts()).toEqual([1, 0]);
  });

  it('asks a host again that is asked too often, and no other', async () => {
    const behaviours: Behaviour[] = ['is busy', 'is busy', 'is busy', 'answers'];
    const busy = await startSearchService({ behave: () => behaviours.shift() ?? 'refuses' });
    services.push(busy);
    const { hosts, counts } = await hostsThat('answers');
    const post = createTransport({ hosts: [busy.origin, ...hosts], busyWait: 1 });
    await expect(ask(post)).resolves.toMatchObject({ results: [{ nbHits: 0 }] });
    expect([busy.asked.length, ...counts()]).toEqual([4, 0]);
  });

  it.each([
    ['is busy' as const, 4],
    ['is busy for an hour' as const, 1],
  ])('rejects when a host %s', async (behaviour, times) => {
    const { hosts, counts } = await hostsThat(behaviour, 'answers');
    await expect(ask(createTransport({ hosts, busyWait: 1 }))).rejects.toThrow(/429.*Too many requests/);
    expect(counts()).toEqual([times, 0]);
  });

  it('does not ask a busy host again when the answer is no longer wanted', async () => {
    const { hosts, counts } = await hostsThat('is busy');
    const controller = new AbortController();
    const asked = ask(createTransport({ hosts, busyWait: 9000 }), controller.signal);
    await expect.poll(counts).toEqual([1]);
    controller.abort();
    await expect(asked).rejects.toThrow('abort');
    expect(counts()).toEqual([1]);
  });

  it('stops when the answer is no longer wanted, and does not hold it against the host', async () => {
    const { hosts, counts } = await hostsThat('is silent', 'answers');
    const post = createTransport({ hosts });
    const controller = new AbortController();
    const asked = ask(post, controller.signal);
    await expect.poll(counts).toEqual([1, 0]);
    controller.abort();
    await expect(asked).rejects.toThrow('abort');
    await ask(post).catch(() => undefined);
    expect(counts()).toEqual([2, 1]);
  });
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SearchRecord } from '../../src/shared/search/record';
import { answerFrom, type SearchParameters } from './searchIndex';

/** What a host does with a question. */
export type Behaviour =
  | 'answers'
  | 'is down'
  | 'is silent'
  | 'stops halfway'
  | 'answers nonsense'
  | 'refuses'
  | 'is busy'
  | 'is busy for an hour';

export interface SearchServiceOptions {
  records?: readonly SearchRecord[];
  /** `0`: any that is free. */
  port?: number;
  /** Decides by the first query of a list. */
  behave?: (query: string) => Behaviour;
}

/** A host of the search service on the loopback interface. */
export interface SearchService {
  origin: string;
  /** Lists of questions in the order in which they came. */
  asked: SearchParameters[][];
  /** Addresses that were asked, with their parameters. */
  addresses: URL[];
  close: () => Promise<void>;
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Starts a host that speaks the protocol of the hosted service: a list of questions is posted, a list of answers comes back. */
export async function startSearchService({
  records = [],
  port = 0,
  behave = () => 'answers',
}: SearchServiceOptions = {}): Promise<SearchService> {
  const asked: SearchParameters[][] = [];
  const addresses: URL[] = [];

  const onRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const address = new URL(request.url ?? '/', 'http://127.0.0.1');
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { ...CORS, 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
    if (request.method === 'GET' && address.pathname === '/external') return sendPage(response);
    if (request.method !== 'POST' || address.pathname !== '/1/indexes/*/queries') {
      return send(404, { message: 'Not found', status: 404 });
    }
    const key = (name: string) => address.searchParams.get(name) ?? request.headers[name];
    if (!key('x-algolia-application-id') || !key('x-algolia-api-key')) {
      return send(403, { message: 'Invalid Application-ID or API key', status: 403 });
    }
    const { requests } = JSON.parse(await text(request)) as { requests?: SearchParameters[] };
    if (!Array.isArray(requests)) return send(400, { message: 'invalid JSON body: requests', status: 400 });
    asked.push(requests);
    addresses.push(address);
    switch (behave(requests[0]?.query ?? '')) {
      case 'answers':
        return send(200, { results: requests.map((parameters) => answerFrom(records, parameters)) });
      case 'is down':
        return send(503, { message: 'Service unavailable', status: 503 });
      case 'refuses':
        return send(403, { message: 'Method not allowed with this API key', status: 403 });
      case 'is busy':
        return send(429, { message: 'Too many requests', status: 429 });
      case 'is busy for an hour':
        response.setHeader('retry-after', '3600');
        return send(429, { message: 'Too many requests', status: 429 });
      case 'answers nonsense':
        return response.writeHead(200, { ...CORS, 'content-type': 'application/json' }).end('{"results": [{"hi');
      case 'stops halfway':
        return response.writeHead(200, { ...CORS, 'content-type': 'application/json' }).write('{"results"');
      case 'is silent':
        return undefined;
    }
  };

  const server = createServer((request, response) => {
    // A question that was given up while it was asked.
    onRequest(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    addresses,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A page of another site, which a result may lead to. */
function sendPage(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Outside</title><h1>Outside</h1>');
}

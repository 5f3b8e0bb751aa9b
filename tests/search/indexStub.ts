import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Index {
  settings: Record<string, unknown>;
  objects: Map<string, unknown>;
  rules: string[];
  synonyms: string[];
}

/** The part of the hosted service that an upload talks to. */
export interface IndexStub {
  origin: string;
  /** By name. */
  indices: Map<string, Index>;
  /** What was asked for: method, path with the name of the temporary index as `*`. */
  asked: string[];
  /** Answers with this status to requests that match, in place of doing what they ask. */
  failures: { pattern: RegExp; status: number }[];
  close(): Promise<void>;
}

interface Body {
  operation?: 'copy' | 'move';
  destination?: string;
  scope?: string[];
  requests?: { body: { objectID: string } }[];
}

const KEY_HEADER = 'x-algolia-api-key';

/** A server on loopback that speaks the protocol of the hosted service, as far as filling an index goes. */
export async function startIndexStub(adminKey: string): Promise<IndexStub> {
  const indices: IndexStub['indices'] = new Map();
  const asked: string[] = [];
  const failures: IndexStub['failures'] = [];
  const indexOf = (name: string) => {
    const index = indices.get(name) ?? { settings: {}, objects: new Map(), rules: [], synonyms: [] };
    indices.set(name, index);
    return index;
  };

  function perform(method: string, name: string, action: string, body: Body & Record<string, unknown>): object {
    if (method === 'GET') return { status: 'published' };
    if (method === 'DELETE') indices.delete(name);
    if (action === 'settings') indexOf(name).settings = body;
    if (action === 'batch')
      for (const { body: object } of body.requests ?? []) indexOf(name).objects.set(object.objectID, object);
    if (action === 'operation') {
      const source = indices.get(name);
      const { operation, destination = '', scope = [] } = body;
      if (source && operation === 'move') {
        indices.set(destination, source);
        indices.delete(name);
      } else if (source) {
        if (scope.includes('rules')) indexOf(destination).rules = source.rules;
        if (scope.includes('synonyms')) indexOf(destination).synonyms = source.synonyms;
      }
    }
    return { taskID: 1, objectIDs: [], updatedAt: '', deletedAt: '' };
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stub');
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)(?:\/(.*))?$/.exec(decodeURIComponent(pathname)) ?? [];
    const line = `${request.method} ${decodeURIComponent(pathname).replace(/_next_[\w-]+/, '*')}`;
    asked.push(line);
    const failure = failures.find(({ pattern }) => pattern.test(line));
    const key = request.headers[KEY_HEADER] ?? searchParams.get(KEY_HEADER);
    const status = key === adminKey ? (failure?.status ?? 200) : 403;
    const body = await readBody(request);
    const answer = status === 200 ? perform(request.method ?? '', name, action, body) : { message: 'Not you', status };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    indices,
    asked,
    failures,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readBody(request: IncomingMessage): Promise<Body & Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return (text ? JSON.parse(text) : {}) as Body & Record<string, unknown>;
}

import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Asks as it is told: nothing is followed, decompressed or added.
 *
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: Buffer }>}
 */
export function ask(url, { method = 'GET', headers = {} } = {}) {
  // As written: a URL object would tidy up the path.
  const [, host, port, path] = /^http:\/\/([^:/]+):(\d+)(.*)$/.exec(url);
  return new Promise((resolve, reject) => {
    request({ agent, host, port, path, method, headers }, (response) => {
      const chunks = [];
      response
        .on('data', (chunk) => chunks.push(chunk))
        .on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        )
        .on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

/** Closes the connections that are kept. */
export const hangUp = () => agent.destroy();

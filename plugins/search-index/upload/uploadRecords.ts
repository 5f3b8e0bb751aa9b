import { randomUUID } from 'node:crypto';
import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../../../src/shared/search/record';
import { INDEX_SETTINGS } from './indexSettings';
import type { UploadSettings } from './readUploadSettings';
import { toObjects } from './toObjects';

/**
 * Fills the hosted index with the records. Readers see the old index until the new one is whole: it is made under another
 * name and takes the place of the old one in one step. Rules and synonyms of the old one are kept.
 *
 * Rejects with a message for people; unless that says otherwise, the old index is as it was.
 *
 * @param log - told of each step
 */
export async function uploadRecords(
  settings: UploadSettings,
  records: readonly SearchRecord[],
  log: (line: string) => void,
): Promise<void> {
  const { indexName } = settings;
  const client = clientOf(settings);
  const temporary = `${indexName}_next_${randomUUID()}`;
  const done = (task: { taskID: number }, name = temporary) =>
    client.waitForTask({ indexName: name, taskID: task.taskID });
  let isMoving = false;
  try {
    const copy = { operation: 'copy' as const, destination: temporary, scope: ['rules' as const, 'synonyms' as const] };
    await done(await client.operationIndex({ indexName, operationIndexParams: copy }));
    await done(await client.setSettings({ indexName: temporary, indexSettings: INDEX_SETTINGS }));
    const objects = toObjects(records);
    await client.chunkedBatch({ indexName: temporary, objects, action: 'addObject', waitForTasks: true });
    log(`${objects.length} records are in ${temporary}.`);
    isMoving = true;
    const move = { operation: 'move' as const, destination: indexName };
    await done(await client.operationIndex({ indexName: temporary, operationIndexParams: move }), indexName);
    log(`They have taken the place of ${indexName}.`);
  } catch (cause) {
    await discard(client, temporary, log);
    const state = isMoving
      ? `Look whether ${indexName} holds the new records: the last step was asked for, and the answer to it was lost.`
      : `${indexName} is as it was.`;
    throw new Error(`The upload failed: ${reason(cause)}. ${state}`, { cause });
  }
}

/** Patience with a host, in milliseconds: that of readers' browsers, and more for what is written. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

function clientOf({ appId, adminKey, hosts }: UploadSettings): Algoliasearch {
  return algoliasearch(appId, adminKey, {
    timeouts: TIMEOUTS,
    ...(hosts && {
      hosts: hosts.map((host) => {
        const { protocol, hostname, port } = new URL(host);
        return {
          url: hostname,
          accept: 'readWrite' as const,
          protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
          ...(port && { port: Number(port) }),
        };
      }),
    }),
  });
}

async function discard(client: Algoliasearch, indexName: string, log: (line: string) => void): Promise<void> {
  try {
    await client.deleteIndex({ indexName });
  } catch (error) {
    log(`${indexName} could not be deleted: ${reason(error)}.`);
  }
}

/** Statuses with which the service refuses a key. */
const REFUSALS = [401, 403];

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('status' in error && REFUSALS.includes(Number(error.status))) {
    return (
      `the service refuses ALGOLIA_ADMIN_API_KEY for ALGOLIA_APP_ID (${error.message}); ` +
      'the key needs the rights addObject, deleteIndex, editSettings and settings'
    );
  }
  if (error.name === 'RetryError') return 'no host of the service can be reached';
  return error.message.replace(/\.$/, '');
}

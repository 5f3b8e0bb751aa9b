// Fills the hosted search index with the records of the pages as they are now, in one step for its readers.
// usage: npm run search:upload [-- --dry-run], with ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY and ALGOLIA_INDEX_NAME
import { parseArgs } from 'node:util';
import { loadRecords } from '../plugins/search-index/loadRecords';
import { readUploadSettings } from '../plugins/search-index/upload/readUploadSettings';
import { toObjects } from '../plugins/search-index/upload/toObjects';
import { uploadRecords } from '../plugins/search-index/upload/uploadRecords';
import { runCommand } from './shared/runCommand';

/**
 * The records of the pages. They are the same whichever search the site has, so its settings are left out: they would ask for the
 * search key too, which an upload does not need.
 */
function records() {
  for (const name of Object.keys(process.env))
    if (name.startsWith('ALGOLIA_')) Reflect.deleteProperty(process.env, name);
  return loadRecords(process.cwd());
}

async function dryRun() {
  const { indexName } = readUploadSettings(process.env);
  const objects = toObjects(await records());
  const sizes = objects.map((object) => Buffer.byteLength(JSON.stringify(object)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${objects.length} records, ${total} bytes, the largest ${Math.max(0, ...sizes)}. Nothing was sent.`);
  console.log(`They would become ${indexName}.`);
}

async function upload() {
  const settings = readUploadSettings(process.env);
  await uploadRecords(settings, await records(), (line) => console.log(line));
}

await runCommand(() => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  return values['dry-run'] ? dryRun() : upload();
});

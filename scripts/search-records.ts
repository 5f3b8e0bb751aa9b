// Writes the search records of the pages as they are now. usage: npm run search:records [-- --out file]
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadRecords } from '../plugins/search-index/loadRecords';
import { runCommand } from './shared/runCommand';

await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'search-records.json' } } });
  const records = await loadRecords(process.cwd());
  await writeFile(values.out, `${JSON.stringify(records, null, 2)}\n`);
  console.log(`${records.length} records are in ${values.out}.`);
});

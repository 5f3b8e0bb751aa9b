import { renameSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

// A thread of `drawCards`: draws what it is given, and ends.

/** @type {import('./drawCards').Work} */
const { cards, options } = workerData;

for (const { svg, file } of cards) {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, new Resvg(svg, options).render().asPng());
  // In one step: a build that is stopped leaves no half card, and one that runs beside it meets none.
  renameSync(part, file);
}

import { parentPort, workerData } from 'node:worker_threads';
import subsetFont from 'subset-font';

// A thread of `subset`: cuts the font that it is given, and ends.

/** What the style and the text layout of browsers use: kerning, marks, ligatures, and figures of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** @typedef {{ font: Uint8Array, characters: string, weights?: { min: number, max: number } }} Work */

/** @type {Work} */
const { font, characters, weights } = workerData;
const axes = weights && { variationAxes: { wght: weights } };

parentPort?.postMessage(
  await subsetFont(Buffer.from(font), characters, { targetFormat: 'woff2', keepFeatures: FEATURES, ...axes }),
);

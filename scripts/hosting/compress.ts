import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mapSome } from '../../plugins/shared/mapSome';
import { isText, TYPES } from './rules';

/** In bytes: a smaller file fits into one packet as it is. */
const MIN_SIZE = 1024;
/** In which Node compresses. */
const THREADS = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Sizes in bytes, of all files that were compressed. */
export interface Compressed {
  files: number;
  original: number;
  gzip: number;
  brotli: number;
}

/**
 * Puts `page.html.gz` and `page.html.br` beside each text file of a build. What an earlier build left there is removed if it is
 * not wanted any more.
 *
 * @param folder - where the site was built
 * @param files - their paths below it
 */
export async function compress(folder: string, files: Iterable<string>): Promise<Compressed> {
  const total: Compressed = { files: 0, original: 0, gzip: 0, brotli: 0 };
  await mapSome([...files], THREADS, async (file) => {
    const path = join(folder, file);
    const wanted = isText(TYPES[extname(file).slice(1)] ?? '') && (await stat(path)).size >= MIN_SIZE;
    if (!wanted) {
      await Promise.all([rm(`${path}.gz`, { force: true }), rm(`${path}.br`, { force: true })]);
      return;
    }
    const text = await readFile(path);
    const [zipped, smallest] = await Promise.all([
      zip(text, { level: constants.Z_BEST_COMPRESSION }),
      brotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    ]);
    await Promise.all([writeFile(`${path}.gz`, zipped), writeFile(`${path}.br`, smallest)]);
    total.files += 1;
    total.original += text.length;
    total.gzip += zipped.length;
    total.brotli += smallest.length;
  });
  return total;
}

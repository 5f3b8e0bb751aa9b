import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decodable } from '../../src/shared/decodable';

/**
 * Says that a picture is not there.
 *
 * @param src - address from the root of the site
 * @param staticDir - folder of the files that are served as they are
 * @returns `undefined` if it is there
 */
export function missingPicture(src: string, staticDir: string): string | undefined {
  const [path = ''] = src.split(/[?#]/);
  if (existsSync(join(staticDir, decodeURIComponent(decodable(path))))) return undefined;
  return `There is no picture static/${path.replace(/^\//, '')}.`;
}

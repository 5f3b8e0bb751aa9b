import { decoded } from '../../src/shared/decodable';
import { fileBelow } from '../shared/fileBelow';

/**
 * Says that a picture is not there.
 *
 * @param src - address from the root of the site
 * @param staticDir - folder of the files that are served as they are
 * @returns `undefined` if it is there
 */
export function missingPicture(src: string, staticDir: string): string | undefined {
  const [path = ''] = src.split(/[?#]/);
  if (fileBelow(staticDir, decoded(path))) return undefined;
  return `There is no picture static/${path.replace(/^\//, '')}.`;
}

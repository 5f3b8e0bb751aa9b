import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Routes that must exist, because readers and other sites link to them: the lines of `routes.txt`. */
export const REQUIRED_ROUTES: readonly string[] = readFileSync(join(__dirname, 'routes.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);

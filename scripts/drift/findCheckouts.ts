import { basename, dirname, join } from 'node:path';
import type { Upstream } from '../../config/upstreams';
import { git } from '../reference/readAt';

/** An upstream repository that was found below the given folder. */
export interface Checkout {
  key: string;
  path: string;
  /** Its address. */
  repository: string;
  /** Commit or tag that the pages were checked against. */
  checked: string;
  /** Newest commit of its branch. */
  newest: string;
}

export interface Found {
  checkouts: Checkout[];
  /** Keys that cannot be compared, with the reason. */
  left: string[];
}

/**
 * Finds the checkouts of the upstream repositories below a folder: as `gear`, as `gear-tech+gear`, bare or not, also in a folder
 * `repo` of it.
 *
 * @param upstreams - repositories with the refs that the pages were checked against
 */
export function findCheckouts(folder: string, upstreams: Readonly<Record<string, Upstream>>): Found {
  const found: Found = { checkouts: [], left: [] };
  for (const [key, { repository, ref, branch }] of Object.entries(upstreams)) {
    const name = basename(repository);
    const names = [name, `${basename(dirname(repository))}+${name}`].flatMap((part) => [part, `${part}/repo`]);
    const path = names.map((part) => join(folder, part)).find(isRepository);
    if (path === undefined) {
      found.left.push(`${key}: no checkout below ${folder}; get it by \`npm run upstreams -- ${folder}\``);
      continue;
    }
    const checked = resolve(path, ref);
    const newest = branch ? (resolve(path, branch) ?? resolve(path, `origin/${branch}`)) : resolve(path, 'HEAD');
    if (checked === undefined)
      found.left.push(`${key}: ${ref} is not in the checkout; fetch the whole history and tags`);
    else if (newest === undefined) {
      found.left.push(
        `${key}: there is no branch ${branch ?? 'HEAD'}; correct the entry in config/upstreams.ts, or fetch it`,
      );
    } else if (dateOf(path, checked) > dateOf(path, newest)) {
      found.left.push(`${key}: the checkout ends before ${ref}; fetch newer commits`);
    } else found.checkouts.push({ key, path, repository, checked, newest });
  }
  return found;
}

/** A repository of its own, also as a worktree or a submodule, not a folder inside of another one. */
function isRepository(path: string): boolean {
  try {
    return git(path, 'rev-parse', '--show-prefix').trim() === '';
  } catch {
    return false;
  }
}

function resolve(path: string, ref: string): string | undefined {
  try {
    return git(path, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`).trim();
  } catch {
    return undefined;
  }
}

const dateOf = (path: string, commit: string) => Number(git(path, 'show', '-s', '--format=%ct', commit));

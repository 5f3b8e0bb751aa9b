import type { BuildInfo } from '../../../shared/offline/manifest';
import type { Failure } from '../copy/store';

const MEGABYTE = 1e6;

/** Such as `17 MB`, and `0.4 MB` below one. */
export function megabytes(bytes: number): string {
  const size = bytes / MEGABYTE;
  return `${size < 1 ? size.toFixed(1) : Math.round(size)} MB`;
}

/** Such as `November 20, 2026, Gear 2.0.0`. The date is that of the build, so a wrong clock of the reader's does not change it. */
export function nameOf({ built, release }: BuildInfo, language: string): string {
  return `${new Date(built).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })}, ${release}`;
}

export const FAILURES: Record<Failure, string> = {
  blocked: 'This browser does not allow sites to keep files. Private windows often do not.',
  full: 'There is too little space. Nothing of the unfinished copy was kept.',
  interrupted: 'The download was interrupted. What has arrived is kept: you can go on when you are online.',
  stuck: 'The copy could not be removed. Try again, or remove the data of this site in the settings of your browser.',
  busy: 'Another tab is fetching the copy right now.',
};

import { RELEASES } from './releases';

/**
 * The bar above the navbar. Give a new announcement a new `id`: readers who dismissed an older one see it again.
 *
 * @param baseUrl - base path of the site, because the content is plain HTML and not rewritten
 */
export function announcementBar(baseUrl: string) {
  const { gear, sails } = RELEASES;
  return {
    id: `release-${gear.version}`,
    content: `These docs describe Gear ${gear.version} and Sails ${sails.version}. <a href="${baseUrl}docs/compatibility">Coming from 1.x? See what changed.</a>`,
    isCloseable: true,
  };
}

/** Where the site, the fixture site, and the fixture site with hosted search are served. */
export const SITE_PORT = 4310;
export const FIXTURE_PORT = 4311;
export const HOSTED_PORT = 4312;

const originOf = (port: number) => `http://127.0.0.1:${port}`;

export const SITE_ORIGIN = originOf(SITE_PORT);
export const FIXTURE_ORIGIN = originOf(FIXTURE_PORT);
export const HOSTED_ORIGIN = originOf(HOSTED_PORT);

/** Where the fixture's hosted assistant would be: tests play it. */
export const ASSISTANT_ORIGIN = 'https://assistant.example';

/** Where the two hosts of the search service listen. */
export const SEARCH_PORTS = [4313, 4314] as const;

export const SEARCH_ORIGINS = SEARCH_PORTS.map(originOf);

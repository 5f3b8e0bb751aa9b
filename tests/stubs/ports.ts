/** Where the site, the fixture site, and the fixture site with hosted search are served. */
export const SITE_PORT = 4310;
export const FIXTURE_PORT = 4311;
export const HOSTED_PORT = 4312;

export const FIXTURE_ORIGIN = `http://127.0.0.1:${FIXTURE_PORT}`;

/** Where the fixture's hosted assistant would be: tests play it. */
export const ASSISTANT_ORIGIN = 'https://assistant.example';

/** Where the two hosts of the search service listen. */
export const SEARCH_PORTS = [4313, 4314] as const;

export const SEARCH_ORIGINS = SEARCH_PORTS.map((port) => `http://127.0.0.1:${port}`);

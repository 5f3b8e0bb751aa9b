/** Where the fixture site with hosted search is served. */
export const HOSTED_PORT = 4312;

/** Where the two hosts of the search service listen. */
export const SEARCH_PORTS = [4313, 4314] as const;

export const SEARCH_ORIGINS = SEARCH_PORTS.map((port) => `http://127.0.0.1:${port}`);

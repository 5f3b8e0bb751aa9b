import { FIXTURE_ORIGIN, HOSTED_ORIGIN } from '../../stubs/ports';

/** Address of the fixture site. Its pages are named without a leading slash: `docs/welcome`. */
export const FIXTURE_URL = `${FIXTURE_ORIGIN}/fixture/`;

/** Address of the fixture site with hosted search and assistant. */
export const HOSTED_URL = `${HOSTED_ORIGIN}/fixture/`;

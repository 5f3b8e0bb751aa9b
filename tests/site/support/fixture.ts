import { FIXTURE_PORT } from '../../../playwright.config';

/** Address of the fixture site. Its pages are named without a leading slash: `docs/welcome`. */
export const FIXTURE_URL = `http://127.0.0.1:${FIXTURE_PORT}/fixture/`;

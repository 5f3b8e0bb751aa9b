import { TIER_URLS } from '../../../search-index';
import { answerCalls } from '../../../worker-calls';
import { createBackend } from './backend';
import type { More } from './messages';

const { search } = createBackend(TIER_URLS, () => globalThis.postMessage({ more: true } satisfies More));
answerCalls(search);

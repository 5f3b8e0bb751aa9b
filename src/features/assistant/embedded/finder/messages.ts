import type { Asked, Finding } from '../../../../shared/assistant/findPassages';
import type { TierUrls } from './finder';

export interface ToWorker {
  id: number;
  urls: TierUrls;
  asked: Asked;
}

export type FromWorker = { id: number; finding: Finding } | { id: number; error: string };

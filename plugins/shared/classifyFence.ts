import type { ScannedFence } from './scanFences';

/** Languages whose code a compiler can check. */
const COMPILED = ['rust', 'rs', 'ts', 'tsx', 'typescript', 'js', 'javascript'];

/**
 * How far a reader can trust a fence: `embedded` from code that was compiled and tested, `plain` (shell, output, data,
 * diagrams), `unchecked` with its stated reason, or `unexplained`, which is not accepted.
 */
export type FenceKind = 'embedded' | 'plain' | 'unchecked' | 'unexplained';

/** Classifies a fence by its language and its info line. */
export function classifyFence({ language, meta }: Pick<ScannedFence, 'language' | 'meta'>): FenceKind {
  if (meta.file !== undefined) return 'embedded';
  if (!COMPILED.includes(language)) return 'plain';
  return meta.unchecked ? 'unchecked' : 'unexplained';
}

import type { Position } from 'unist';
import type { VFile } from 'vfile';

/** A node as it was typed. */
export const sourceOf = ({ position }: { position?: Position }, page: VFile) =>
  String(page.value).slice(position?.start.offset, position?.end.offset);

import { readFileSync } from 'node:fs';
import type { Code, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { fileBelow } from '../shared/fileBelow';
import { hiddenCharacter } from '../shared/hiddenCharacter';
import { parseFenceMeta } from '../shared/parseFenceMeta';
import { readRegion } from './readRegion';
import { visit } from '../shared/visit';

/**
 * Fills a code fence that names a file with the code of that file, or of one region of it.
 *
 * Input: an empty fence whose info line is `rust file=examples/rust/counter/src/lib.rs region=state`.
 * Output: the same fence with the code as its value; its info line stays, so that later steps can link to the file.
 * A fence without both is left alone. A region without a file, a missing file or region, or a fence that names a file and holds text
 * too, stops the build with page, line and what would be right; so does a character in the file that no reader sees.
 *
 * @param folder - below the root, that files may not lie outside of
 */
export const remarkEmbed: Plugin<[{ root: string; folder?: string }], Root> =
  ({ root, folder }) =>
  (tree, page) => {
    visit(tree, 'code', (fence) => {
      const { file, region } = parseFenceMeta(fence.meta);
      if (file !== undefined) fence.value = embed(fence, { root, folder, file, region, page });
      else if (region !== undefined) page.fail('A fence with a region needs file="…" too.', fence);
    });
  };

interface EmbedRequest {
  root: string;
  folder: string | undefined;
  file: string;
  region: string | undefined;
  page: VFile;
}

function embed(fence: Code, { root, folder = '', file, region, page }: EmbedRequest): string {
  const path = fileBelow(root, file, folder);
  if (fence.value.trim()) {
    return page.fail(`A fence that embeds ${file} must be empty; its text would be lost.`, fence);
  }
  if (!path) {
    return page.fail(
      `The embedded file ${file} does not exist. Paths start at the root of the repository${folder && `, and lead below ${folder}/`}.`,
      fence,
    );
  }
  const source = readFileSync(path, 'utf8');
  const hidden = hiddenCharacter(source);
  if (hidden) page.fail(`${file}:${hidden.line}:${hidden.column} ${hidden.problem}`, fence);
  try {
    return readRegion(source, region);
  } catch (error) {
    return page.fail(`${file} ${(error as Error).message}`, fence);
  }
}

import { filesBelow } from '../../plugins/shared/filesBelow';

/** Made by the last step of a build, from the files beside them. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Paths of all files of a built site, with slashes, from its folder on. Compressed copies are left out.
 *
 * @throws Error that says what to do, if there is no built site in the folder
 */
export function builtFiles(folder: string): string[] {
  const files = filesIn(folder);
  if (files.includes('index.html')) return files;
  throw new Error(`There is no built site in "${folder}": run \`npm run build\` first, or name its folder.`);
}

function filesIn(folder: string): string[] {
  try {
    return filesBelow(folder).filter((file) => !COMPRESSED.test(file));
  } catch {
    return [];
  }
}

/**
 * How the code below a folder was checked, such as "tested with Gear 2.0.0".
 *
 * @param checked - what to say of each folder, the narrowest folder first; folders end with a slash
 * @param path - of a file, or of a folder with a slash at its end, from the root of the site
 * @returns undefined if nothing is said of any folder around it
 */
export function howChecked(checked: Readonly<Record<string, string>>, path: string): string | undefined {
  return Object.entries(checked).find(([folder]) => path.startsWith(folder))?.[1];
}

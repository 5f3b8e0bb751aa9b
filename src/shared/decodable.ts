/**
 * A part of an address that can be decoded: as it is, or else with each per cent sign standing for itself. The router decodes what it is
 * given, and the page crashes if it cannot (`/docs/welcome#%`).
 */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** A part of an address as readers write it: without escapes if it can be decoded, else as it is. */
export const decoded = (part: string): string => decodeURIComponent(decodable(part));

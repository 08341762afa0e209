/**
 * Normalises a path's encoding, since scripts and browsers encode different characters. Invalid sequences are
 * kept.
 */
export function normaliseEncoding(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return encodeURI(path);
  }
}

/**
 * A path in one spelling: scripts and browsers encode different characters. Signs that no one can decode
 * stand for themselves.
 */
export function inOneSpelling(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return encodeURI(path);
  }
}

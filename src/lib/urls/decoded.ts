/** Decodes a part of an address; one with an invalid sequence is kept as it is. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Decodes a path, except for characters that would change its structure, such as escaped slashes. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * An address without white space and control characters, which browsers ignore before and within a scheme.
 */
export const readableAddress = (address: string): string => address.replace(/[\u0000-\u0020]/g, "");

/** In hexadecimal. */
export function sha256(bytes: string | Uint8Array): string;
/** The hash of the manifest, the lock file and the sources of the package at `root`. */
export function sourceHash(root: string): string;

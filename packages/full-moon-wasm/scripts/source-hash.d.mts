/** Hexadecimal. */
export function sha256(bytes: string | Uint8Array): string;
/** Hash of the manifest, lock file and sources of the package at `root`. */
export function sourceHash(root: string): string;

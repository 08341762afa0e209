/** Hexadecimal. */
export function sha256(bytes: string | Uint8Array): string;
/** Hash of the lock file, the bridge's sources and the build script of the package at `root`. */
export function sourceHash(root: string): string;

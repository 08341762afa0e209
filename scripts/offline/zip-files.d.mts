/** A zip file of files by path. The same files give the same bytes. */
export function zipFiles(files: ReadonlyMap<string, Uint8Array | string>): Uint8Array;

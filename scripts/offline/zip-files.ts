import { strToU8, zipSync } from "fflate";

/**
 * A zip file of files by path. The same files give the same bytes: the order is theirs, and the times are
 * fixed.
 */
export function zipFiles(files: ReadonlyMap<string, Uint8Array | string>): Uint8Array {
  const entries = [...files].map(
    ([name, contents]) => [name, typeof contents === "string" ? strToU8(contents) : contents] as const,
  );
  // Zip files hold local times: this one is written the same in every time zone.
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(2000, 0, 1, 12) });
}

import { strToU8, zipSync } from "fflate";

/** Creates a reproducible zip of files by path: order and modification times are fixed. */
export function zipFiles(files: ReadonlyMap<string, Uint8Array | string>): Uint8Array {
  const entries = [...files].map(
    ([name, contents]) => [name, typeof contents === "string" ? strToU8(contents) : contents] as const,
  );
  // Zip files contain local times: this one is the same in every time zone.
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(2000, 0, 1, 12) });
}

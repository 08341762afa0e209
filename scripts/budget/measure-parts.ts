/** Computes the bytes of scripts that a page fetches after an action of the reader's. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { filesUnder } from "../../src/node/publish/published-files";

/** By name: the pattern of its scripts, and the most that they may weigh, in bytes with gzip. */
export type Parts = Readonly<Record<string, { readonly files: string; readonly javascript: number }>>;

export interface PartFigures {
  readonly name: string;
  /** 0 if there is no such script. */
  readonly bytes: number;
  readonly limit: number;
}

/** @param folder a published site */
export function measureParts(folder: string, parts: Parts): readonly PartFigures[] {
  const scripts = filesUnder(folder).filter((file) => file.endsWith(".js"));
  const sizeOf = (file: string): number => gzipSync(readFileSync(path.join(folder, file))).length;
  return Object.entries(parts).map(([name, { files, javascript: limit }]) => {
    const own = scripts.filter((file) => new RegExp(files).test(file));
    return { name, bytes: own.map(sizeOf).reduce((sum, size) => sum + size, 0), limit };
  });
}

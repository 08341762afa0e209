import { readFileSync, renameSync } from "node:fs";
import { writeWithFolder } from "./write-unless-same";

/** What an earlier build has stored in a file. The file of another program counts as none, and a damaged one. */
export function readStored<Value>(file: string, program: string): ReadonlyMap<string, Value> {
  try {
    // `writeStored` writes this shape.
    const [writer, entries] = JSON.parse(readFileSync(file, "utf8")) as [string, [string, Value][]];
    return new Map(writer === program ? entries : []);
  } catch {
    return new Map();
  }
}

export function writeStored(file: string, program: string, values: ReadonlyMap<string, unknown>): void {
  writeWithFolder(`${file}.new`, JSON.stringify([program, [...values]]));
  renameSync(`${file}.new`, file);
}

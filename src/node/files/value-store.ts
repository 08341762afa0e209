import { readFileSync, renameSync } from "node:fs";
import { writeWithFolder } from "./write-unless-same";

/** Values that one run stores in a file for the next one. */
export interface ValueStore<Value> {
  /** Empty for the values of another key, and for a file that is damaged or missing. */
  readonly read: () => ReadonlyMap<string, Value>;
  readonly write: (values: ReadonlyMap<string, Value>) => void;
}

/** @param key all that the values depend on, such as the digest of the program */
export const openStore = <Value>(file: string, key: string): ValueStore<Value> => ({
  read: () => {
    try {
      // `write` has written this shape.
      const [writtenKey, entries] = JSON.parse(readFileSync(file, "utf8")) as [string, [string, Value][]];
      return new Map(writtenKey === key ? entries : []);
    } catch {
      return new Map();
    }
  },
  write: (values) => {
    writeWithFolder(`${file}.new`, JSON.stringify([key, [...values]]));
    renameSync(`${file}.new`, file);
  },
});

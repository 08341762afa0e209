import { openRecords } from "./record-file";

interface MapFile<Value> {
  /** Empty for a file that is damaged, or was written with another stamp. */
  readonly stored: ReadonlyMap<string, Value>;
  readonly save: (map: ReadonlyMap<string, Value>) => void;
}

const RECORD = { name: "map", key: "" };

/** Opens a file with one map, which is read and written as a whole. */
export function openMapFile<Value>(file: string, stamp: string): MapFile<Value> {
  const records = openRecords(file, stamp);
  return {
    // `save` writes records of this type.
    stored: (records.read(RECORD.name, RECORD.key) as ReadonlyMap<string, Value> | undefined) ?? new Map(),
    save: (map) => records.save([{ ...RECORD, value: () => map }]),
  };
}

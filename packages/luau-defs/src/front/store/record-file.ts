/**
 * In: values by name, each with the key of its inputs. Out: the same in a later process, from one file. A
 * file of another program or with other settings, and a damaged one, count as empty.
 */
import { createHash } from "node:crypto";
import { closeSync, mkdirSync, openSync, readSync, renameSync, statSync, writeSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";

export interface RecordFile {
  /** Undefined unless the value was stored with this key, and the file is unchanged. */
  readonly read: (name: string, key: string) => unknown;
  /** All earlier records are replaced. */
  readonly save: (records: readonly NewRecord[]) => void;
}

interface NewRecord {
  readonly name: string;
  readonly key: string;
  /** Null keeps the stored value. */
  readonly value: (() => unknown) | null;
}

interface Entry {
  readonly key: string;
  readonly offset: number;
  readonly length: number;
}

/** The file has the records, their index, the index's offset, and the digest of all these. */
interface Contents {
  readonly entries: ReadonlyMap<string, Entry>;
  /** Further records are written from here: the size excludes the digest. */
  readonly size: number;
  readonly hash: ReturnType<typeof newHash>;
}

/** @param stamp of everything that all values depend on */
export function openRecords(file: string, stamp: string): RecordFile {
  let contents = readContents(file, stamp);
  return {
    read: (name, key) => {
      const entry = contents.entries.get(name);
      if (entry?.key !== key) return undefined;
      try {
        return deserialize(readRange(file, entry));
      } catch {
        // Another process has replaced or removed the file.
        return undefined;
      }
    },
    save: (records) => {
      if (isSame(contents, records)) return;
      try {
        contents = write(file, stamp, contents, records);
      } catch (error) {
        // A full or read-only disk only makes the next run longer.
        if (!(error instanceof Error && "errno" in error)) throw error;
      }
    },
  };
}

const newHash = () => createHash("sha1");
const NOTHING: Contents = { entries: new Map(), size: 0, hash: newHash() };
const OFFSET_BYTES = 8;
const DIGEST_BYTES = 20;
const CHUNK_BYTES = 2 ** 20;

function readContents(file: string, stamp: string): Contents {
  try {
    const size = statSync(file).size - DIGEST_BYTES;
    const hash = newHash();
    for (let offset = 0; offset < size; offset += CHUNK_BYTES)
      hash.update(readRange(file, { offset, length: Math.min(CHUNK_BYTES, size - offset) }));
    const digest = readRange(file, { offset: size, length: DIGEST_BYTES });
    if (!hash.copy().digest().equals(digest)) return NOTHING;
    const end = size - OFFSET_BYTES;
    const offset = Number(readRange(file, { offset: end, length: OFFSET_BYTES }).readBigUInt64LE());
    // `write` has written the index.
    const index = JSON.parse(readRange(file, { offset, length: end - offset }).toString()) as Index;
    return index.stamp === stamp ? { entries: new Map(index.entries), size, hash } : NOTHING;
  } catch {
    // The file is missing, or it is another program's.
    return NOTHING;
  }
}

/** In JSON: V8 writes the same number in two ways, by what the process has done before. */
interface Index {
  readonly stamp: string;
  readonly entries: readonly (readonly [name: string, entry: Entry])[];
}

function readRange(file: string, { offset, length }: Pick<Entry, "offset" | "length">): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  const descriptor = openSync(file, "r");
  try {
    if (readSync(descriptor, bytes, 0, length, offset) === length) return bytes;
  } finally {
    closeSync(descriptor);
  }
  throw new Error(`${file} ends before ${offset + length}.`);
}

const isSame = ({ entries }: Contents, records: readonly NewRecord[]): boolean =>
  records.length === entries.size && records.every(({ value }) => value === null);

/** New records are appended, unless most of the file would be out of date. */
function write(file: string, stamp: string, before: Contents, records: readonly NewRecord[]): Contents {
  const reused = records.flatMap(({ name, value }) =>
    value === null ? (before.entries.get(name) ?? []) : [],
  );
  const used = reused.reduce((sum, { length }) => sum + length, 0);
  const isAppended = used * 2 > before.size;
  const target = isAppended ? file : `${file}.new`;
  mkdirSync(path.dirname(file), { recursive: true });
  const descriptor = openSync(target, isAppended ? "r+" : "w");
  const hash = isAppended ? before.hash.copy() : newHash();
  let size = isAppended ? before.size : 0;
  const append = (bytes: Buffer): Pick<Entry, "offset" | "length"> => {
    hash.update(bytes);
    const offset = size;
    size += writeSync(descriptor, bytes, 0, bytes.length, offset);
    return { offset, length: bytes.length };
  };
  const entries = new Map<string, Entry>();
  for (const { name, key, value } of records) {
    const stored = before.entries.get(name);
    if (value !== null) entries.set(name, { key, ...append(serialize(value())) });
    else if (stored !== undefined)
      entries.set(name, isAppended ? stored : { key, ...append(readRange(file, stored)) });
  }
  const index: Index = { stamp, entries: [...entries] };
  const { offset } = append(Buffer.from(JSON.stringify(index)));
  const footer = Buffer.alloc(OFFSET_BYTES);
  footer.writeBigUInt64LE(BigInt(offset));
  append(footer);
  writeSync(descriptor, hash.copy().digest(), 0, DIGEST_BYTES, size);
  closeSync(descriptor);
  if (!isAppended) renameSync(target, file);
  return { entries, size, hash };
}

/** Reads the words written by `src/tape.rs`, in order, and composes readers of values. */
import type { Name, Span } from "./syntax";

export class WordReader {
  private at = 0;

  constructor(
    private readonly words: Uint32Array,
    /** Strings that do not occur in the source. */
    private readonly strings: readonly string[],
    private readonly source: string,
  ) {}

  word(): number {
    const word = this.words[this.at++];
    if (word === undefined) throw new Error("the tape ended too early");
    return word;
  }

  span(): Span {
    const start = this.word();
    return [start, this.word()];
  }

  slice([start, end]: Span): string {
    return this.source.slice(start, end);
  }

  /** Reads a string from the separate list. */
  string(number = this.word()): string {
    const text = this.strings[number - 1];
    if (text === undefined) throw new Error(`the tape names the unknown text ${number}`);
    return text;
  }

  name(): Name {
    const number = this.word();
    const span = this.span();
    return { text: number === 0 ? this.slice(span) : this.string(number), span };
  }

  /** If words are left over, writer and reader disagree about the format. */
  end(): void {
    if (this.at !== this.words.length)
      throw new Error(`${this.words.length - this.at} words are left on the tape`);
  }
}

export type Read<T> = (reader: WordReader) => T;

/** A reader for each property, in the order of the tape. */
export type Fields<T> = { readonly [Key in keyof T]: Read<T[Key]> };

export function record<T extends object>(fields: Fields<T>): Read<T> {
  const readFields = fieldsReader(fields as FieldReaders);
  // `Fields` has a reader for each property.
  return (reader) => readFields(reader, {}) as T;
}

/** For each kind, in the order of the variants in `src/syntax.rs`, its further properties. */
type Variants<T extends { readonly kind: string }> = {
  readonly [Kind in T["kind"]]: Omit<Fields<Extract<T, { readonly kind: Kind }>>, "kind">;
};

export function variants<T extends { readonly kind: string }>(kinds: Variants<T>): Read<T> {
  const readers = Object.entries(kinds).map(([kind, fields]) => ({
    kind,
    readFields: fieldsReader(fields as FieldReaders),
  }));
  const one = choice(readers);
  return (reader) => {
    const { kind, readFields } = one(reader);
    return readFields(reader, { kind }) as T; // `Variants` has the properties of each kind.
  };
}

type FieldReaders = Readonly<Record<string, Read<unknown>>>;

function fieldsReader(fields: FieldReaders) {
  const entries = Object.entries(fields);
  return (reader: WordReader, value: Record<string, unknown>): object => {
    for (const [name, read] of entries) value[name] = read(reader);
    return value;
  };
}

export const choice =
  <T>(choices: readonly T[]): Read<T> =>
  (reader) => {
    const number = reader.word();
    const value = choices[number];
    if (value === undefined) throw new Error(`the tape holds the unknown kind ${number}`);
    return value;
  };

/** Shared by all empty lists, which are the majority. */
const NONE: readonly never[] = [];

export const list =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (reader) => {
    const length = reader.word();
    if (length === 0) return NONE;
    // With the exact length: arrays that grow by `push` reserve sixteen elements, and most lists are short.
    const items = new Array<T>(length);
    for (let index = 0; index < length; index++) items[index] = read(reader);
    return items;
  };

export const optional =
  <T>(read: Read<T>): Read<T | null> =>
  (reader) =>
    reader.word() === 0 ? null : read(reader);

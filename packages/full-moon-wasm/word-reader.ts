/** Reads the words written by `src/tape.rs`, in order. */
import type { Name, Span, SyntaxIssue } from "./syntax";

/** Shared by all empty lists, which are the majority. */
const NONE: readonly never[] = [];

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

  flag(): boolean {
    return this.word() !== 0;
  }

  span(): Span {
    const start = this.word();
    return [start, this.word()];
  }

  /** Reads a span, and returns `known` if it is equal, to share one object. */
  spanOr(equal: Span): Span {
    const start = this.word();
    const end = this.word();
    return start === equal[0] && end === equal[1] ? equal : [start, end];
  }

  choice<T>(choices: readonly T[]): T {
    const number = this.word();
    const choice = choices[number];
    if (choice === undefined) throw new Error(`the tape holds the unknown kind ${number}`);
    return choice;
  }

  list<T>(read: (reader: WordReader) => T): readonly T[] {
    const length = this.word();
    if (length === 0) return NONE;
    // With the exact length: arrays that grow by `push` reserve sixteen elements, and most lists are short.
    const items = new Array<T>(length);
    for (let index = 0; index < length; index++) items[index] = read(this);
    return items;
  }

  optional<T>(read: (reader: WordReader) => T): T | null {
    return this.word() === 0 ? null : read(this);
  }

  /** Reads a string from the separate list. */
  ownText(): string {
    return this.string(this.word());
  }

  text(): string {
    const number = this.word();
    const start = this.word();
    const end = this.word();
    return number === 0 ? this.source.slice(start, end) : this.string(number);
  }

  name(): Name {
    const number = this.word();
    const start = this.word();
    const end = this.word();
    return { text: number === 0 ? this.source.slice(start, end) : this.string(number), span: [start, end] };
  }

  slice(span: Span): string {
    return this.source.slice(span[0], span[1]);
  }

  issues(): readonly SyntaxIssue[] {
    return this.list((reader) => {
      const message = reader.ownText();
      const span = reader.span();
      return { message, span, hint: reader.optional((from) => from.ownText()) };
    });
  }

  /** If words are left over, writer and reader disagree about the format. */
  end(): void {
    if (this.at !== this.words.length)
      throw new Error(`${this.words.length - this.at} words are left on the tape`);
  }

  private string(number: number): string {
    const text = this.strings[number - 1];
    if (text === undefined) throw new Error(`the tape names the unknown text ${number}`);
    return text;
  }
}

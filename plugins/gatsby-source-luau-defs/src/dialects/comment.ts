/** A parsed doc comment of any dialect: the output of all readers and the input of the rest of the stage. */
import { paragraphs, trimmed, type DocText } from "../syntax/doc-text";
import type { DocComment, DocLine } from "full-moon-wasm";
import type { Span } from "luau-contract";
import type { DialectFinding, ExternalType } from "../model/converted-file";

export const DIALECTS = ["luau-defs", "moonwave", "ldoc", "luacats"] as const;

/** `luau-defs` is our own dialect. */
export type Dialect = (typeof DIALECTS)[number];

/** A type as written in a comment, and its equivalent in Luau. */
export interface TypeText {
  readonly luau: string;
  /** The source text, with its location. */
  readonly written: DocLine;
}

/** A parameter, a return value or a field. */
export interface Slot {
  readonly kind: "param" | "return" | "field";
  readonly name: DocLine | null;
  readonly type: TypeText | null;
  readonly text: DocText;
  /** Span of the tag, including `@`. */
  readonly span: Span;
}

/** A tag that our dialect shares, or that no dialect has: kept unchanged. */
export interface PlainTag {
  readonly kind: "tag";
  readonly lines: DocText;
}

export type Note = Slot | PlainTag;

/** The entity that a comment declares, independent of the code below it. */
export interface Declares {
  readonly kind: "class" | "type" | "interface" | "function" | "method" | "prop" | "enum" | "module";
  readonly name: DocLine;
  readonly type: TypeText | null;
  readonly generics: readonly string[];
}

export interface ReadComment {
  readonly dialect: Dialect;
  readonly doc: DocComment;
  readonly description: DocText;
  readonly notes: readonly Note[];
  readonly declares: Declares | null;
  /** The class or module it belongs to. */
  readonly within: DocLine | null;
  /** Type of the value below the comment: LuaCATS' `@type`. */
  readonly type: TypeText | null;
  readonly generics: readonly string[];
  /** Types that another site documents: Moonwave's `@external`. */
  readonly externals: readonly ExternalType[];
  readonly findings: readonly DialectFinding[];
}

export type ReadDialect = (doc: DocComment) => ReadComment;

/** A comment under construction, filled by a reader. */
export interface CommentBuilder {
  readonly description: DocLine[];
  readonly notes: Note[];
  readonly tags: DocLine[];
  readonly findings: DialectFinding[];
  declares: Declares | null;
  within: DocLine | null;
  type: TypeText | null;
  readonly generics: string[];
  readonly externals: ExternalType[];
}

export const newCommentBuilder = (): CommentBuilder => ({
  description: [],
  notes: [],
  tags: [],
  findings: [],
  declares: null,
  within: null,
  type: null,
  generics: [],
  externals: [],
});

/** Finishes a comment; tags without an equivalent are appended to the description. */
export function finished(dialect: Dialect, doc: DocComment, builder: CommentBuilder): ReadComment {
  const { declares, within, type, generics, externals, notes, findings, tags } = builder;
  const [first] = tags;
  const badges: DocText =
    first === undefined
      ? []
      : [{ text: `Tags: ${tags.map(({ text }) => text).join(", ")}.`, start: first.start }];
  const description = paragraphs([trimmed(builder.description), badges]);
  return { dialect, doc, description, notes, declares, within, type, generics, externals, findings };
}

/** A line from the given column, trimmed. */
export function sliceLine({ text, start }: DocLine, from: number, to = text.length): DocLine {
  const kept = text.slice(from, to).trimStart();
  return { text: kept.trimEnd(), start: start + to - kept.length };
}

/** Splits off the first word. */
export function splitWord(line: DocLine): readonly [word: DocLine, rest: DocLine] {
  const end = /\s/.exec(line.text)?.index ?? line.text.length;
  return [sliceLine(line, 0, end), sliceLine(line, end)];
}

export const spanOf = ({ text, start }: DocLine): Span => [start, start + text.length];

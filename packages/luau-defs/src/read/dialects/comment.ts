/** A parsed doc comment of any dialect: the output of all readers and the input of the rest of the stage. */
import type { DocText } from "../syntax/doc-text";
import type { DocComment, DocLine, FunctionBody, Name, Signature, Type, Value } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { CommentProblem, ExternalType } from "../../model/converted-file";

export type Dialect = "luau-defs" | "moonwave";

/** A type as written in a comment, and its equivalent in Luau. */
export interface TypeText {
  readonly luau: string;
  /** The source text, with its location. */
  readonly sourceText: DocLine;
}

export interface Slot {
  readonly kind: "param" | "return" | "field";
  readonly name: DocLine | null;
  readonly type: TypeText | null;
  readonly text: DocText;
  /** Span of the tag, including `@`. */
  readonly span: Span;
}

export type Note =
  | Slot
  /** A tag of our dialect, or an unknown one: unchanged. */
  | { readonly kind: "tag"; readonly lines: DocText };

/** The entity that tags declare, whatever the code below the comment is. */
export interface Declares {
  readonly kind: "class" | "type" | "interface" | "function" | "method" | "prop";
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
  readonly within: DocLine | null;
  readonly generics: readonly string[];
  /** Moonwave's `@external`: types that another site documents. */
  readonly externals: readonly ExternalType[];
  readonly problems: readonly CommentProblem[];
}

/** Every node with a doc comment has one of these shapes. */
export interface Documented {
  readonly kind?: string;
  readonly doc: DocComment;
  readonly name?: Name | null;
  readonly path?: readonly Name[];
  readonly body?: FunctionBody;
  readonly signature?: Signature;
  readonly type?: Type | null;
  readonly value?: Value;
  readonly target?: Value;
  readonly exported?: boolean;
}

export type Declaring = ReadComment & { readonly declares: Declares };

export const isDeclaring = (comment: ReadComment): comment is Declaring => comment.declares !== null;

export const isClass = (comment: ReadComment): comment is Declaring => comment.declares?.kind === "class";

export const slotsOf = ({ notes }: ReadComment, kind: Slot["kind"]): readonly Slot[] =>
  notes.filter((note): note is Slot => note.kind === kind);

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key] };

/** A comment while its tags are read. */
export type CommentBuilder = Mutable<ReadComment>;

export const newComment = (dialect: Dialect, doc: DocComment): CommentBuilder => ({
  dialect,
  doc,
  description: [],
  notes: [],
  declares: null,
  within: null,
  generics: [],
  externals: [],
  problems: [],
});

/** A line from the given column, trimmed. */
export function sliceLine({ text, start }: DocLine, from: number, to = text.length): DocLine {
  const slice = text.slice(from, to).trimStart();
  return { text: slice.trimEnd(), start: start + to - slice.length };
}

export function splitWord(line: DocLine): readonly [word: DocLine, rest: DocLine] {
  const end = /^(?:\.\.\.|\S*)/.exec(line.text)?.[0].length ?? 0;
  return [sliceLine(line, 0, end), sliceLine(line, end)];
}

export const spanOf = ({ text, start }: DocLine): Span => [start, start + text.length];

export const toName = (line: DocLine): Name => ({ text: line.text, span: spanOf(line) });

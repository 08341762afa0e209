/** The types of inputs and results. Offsets and spans are in UTF-16 code units. */

export type Span = readonly [start: number, end: number];

export interface Source {
  /** A path, such as `player/index.luau`. It is the base of relative paths in `require`. */
  readonly name: string;
  readonly text: string;
}

/**
 * - `syntax`, `type`, `lint`: found by Luau.
 * - `timeout`: the check took longer than its limit.
 * - `internal`: Luau gave up on the text, which is nested too deeply, or needs too much memory.
 */
export type LuauDiagnosticKind = "syntax" | "type" | "lint" | "timeout" | "internal";

export interface LuauDiagnostic {
  readonly source: string;
  readonly kind: LuauDiagnosticKind;
  /** The name of a lint warning, such as `LocalUnused`. */
  readonly name?: string;
  readonly message: string;
  readonly span: Span;
}

export interface Completion {
  readonly name: string;
  readonly kind:
    | "property"
    | "binding"
    | "keyword"
    | "string"
    | "type"
    | "module"
    | "function"
    | "path"
    | "comment";
  readonly type?: string;
  /** The documentation symbol, such as `@engine/global/Timer.setTimeout`. */
  readonly symbol?: string;
  /** The text to insert, if it is not the name. */
  readonly insert?: string;
  /** Whether its type is the expected one. */
  readonly fits: boolean;
  readonly deprecated: boolean;
  /** `a.method` where `a:method` is meant, or the reverse. */
  readonly wrongIndex: boolean;
}

export interface Hover {
  /** `name: type`, or a function's signature. */
  readonly text: string;
  readonly symbol?: string;
  readonly span: Span;
}

export interface SignatureHelp {
  readonly name: string;
  /** Index of the parameter at the position. */
  readonly active: number;
  /** More than one for overloads. */
  readonly signatures: readonly Signature[];
}

export interface Signature {
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  readonly returns: string;
  readonly symbol?: string;
}

/** Returns the name of the source that a `require` in `from` refers to, or null. */
export type Resolve = (from: string, request: string, names: ReadonlySet<string>) => string | null;

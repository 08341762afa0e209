/** Luau's results for code samples, for the pages that show them. Pages and notes are matched by the code. */
export interface SampleNotes {
  readonly luau: string;
  readonly samples: readonly SampleNote[];
}

export interface SampleNote {
  /** The sample as it is shown: without hidden lines and magic comments. */
  readonly code: string;
  /** Luau has checked it, and found no problems other than those that it announces. */
  readonly isRight: boolean;
  readonly errors: readonly SampleError[];
  readonly types: readonly NamedType[];
  /** The entries of the reference that it names, each once. */
  readonly uses: readonly SampleUse[];
  /** The platform, `Roblox`, whose names Luau took as `any`. */
  readonly platform?: string;
  /** Hidden lines of a sample in a doc comment, whose page is rendered without them. */
  readonly hidden?: readonly HiddenLines[];
}

/** A block of hidden lines, and the number of shown lines before it. */
export type HiddenLines = readonly [line: number, text: string];

/** An entry that a sample names, by what Luau has resolved. */
export interface SampleUse {
  /** The entry's address, without base path and locale: `/docs/api/timer#clear`. */
  readonly href: string;
  readonly isCalled: boolean;
}

export interface SampleError {
  /** Index of the shown line that it concerns. */
  readonly line: number;
  readonly message: string;
}

export interface NamedType {
  /** A function's signature; of other names, the type without the name. */
  readonly text: string;
  /** Where the names begin in `code`. */
  readonly offsets: readonly number[];
}

/**
 * In: a printer's description of possible line breaks. Out: a tree that `render-layout.ts` fits into a width.
 * Wadler's algebra, as in Prettier. Each node records whether it must break, so no subtree is visited twice.
 */

/** `T` is the data of a piece, apart from its text; none for plain text. */
export type Layout<T = never> = string | LayoutNode<T>;

interface Facts {
  /** Contains a forced line break. */
  readonly forced: boolean;
  /** Ends in a comment that extends to the end of the line. */
  readonly openSuffix: boolean;
  /** Contains a `line` that breaks with the surrounding group. */
  readonly lines: boolean;
}

export type LayoutNode<T = never> = Facts &
  (
    | { readonly kind: "concat"; readonly parts: readonly Layout<T>[] }
    /** Text with data: a token of a signature. */
    | { readonly kind: "piece"; readonly text: string; readonly piece: T }
    | { readonly kind: "indent"; readonly content: Layout<T> }
    | { readonly kind: "group"; readonly content: Layout<T>; readonly broken: boolean }
    /** A line break if the surrounding group is broken. `blank` adds an empty line above. */
    | { readonly kind: "line"; readonly flat: "" | " "; readonly blank: boolean }
    | { readonly kind: "hardline"; readonly blank: boolean }
    /** A line break, unless the line is still empty. */
    | { readonly kind: "freshLine" }
    | { readonly kind: "choice"; readonly broken: string; readonly flat: string }
    | { readonly kind: "suffix"; readonly text: string }
    /** Text of several lines, which are not indented. */
    | { readonly kind: "verbatim"; readonly text: string }
  );

const PLAIN: Facts = { forced: false, openSuffix: false, lines: false };
const LINES: Facts = { ...PLAIN, lines: true };
const FORCED: Facts = { ...LINES, forced: true };

export const line: LayoutNode = { kind: "line", flat: " ", blank: false, ...LINES };
export const softline: LayoutNode = { kind: "line", flat: "", blank: false, ...LINES };
export const hardline: LayoutNode = { kind: "hardline", blank: false, ...FORCED };
const blankLine: LayoutNode = { kind: "hardline", blank: true, ...FORCED };
export const freshLine: LayoutNode = { kind: "freshLine", ...FORCED };

/** A `line` that preserves a blank line of the source. */
export const lineOrBlank = (blank: boolean): LayoutNode => (blank ? { ...line, blank } : line);
export const hardlineOrBlank = (blank: boolean): LayoutNode => (blank ? blankLine : hardline);

export const choice = (broken: string, flat: string): LayoutNode => ({
  kind: "choice",
  broken,
  flat,
  ...PLAIN,
});
export const suffix = (text: string): LayoutNode => ({ kind: "suffix", text, ...PLAIN, openSuffix: true });
export const verbatim = (text: string): LayoutNode => ({
  kind: "verbatim",
  text,
  ...(text.includes("\n") ? FORCED : PLAIN),
});
export const piece = <T>(text: string, of: T): LayoutNode<T> => ({
  kind: "piece",
  text,
  piece: of,
  ...PLAIN,
});
export const indent = <T = never>(content: Layout<T>): LayoutNode<T> => ({
  kind: "indent",
  content,
  ...factsOf(content),
});

/** `broken` breaks the group even if it would fit. */
export function group<T = never>(content: Layout<T>, broken = false): LayoutNode<T> {
  const { forced, openSuffix } = factsOf(content);
  return {
    kind: "group",
    content,
    broken: broken || forced,
    forced: broken || forced,
    openSuffix,
    lines: false,
  };
}

export function concat<T = never>(...parts: readonly Layout<T>[]): LayoutNode<T> {
  let forced = false;
  let openSuffix = false;
  let lines = false;
  for (const part of parts) {
    const facts = factsOf(part);
    // After a comment that extends to the end of the line, the first `line` must break.
    forced ||= facts.forced || (openSuffix && facts.lines);
    openSuffix = facts.openSuffix || (openSuffix && !facts.lines);
    lines ||= facts.lines;
  }
  return { kind: "concat", parts, forced, openSuffix, lines };
}

export const join = <T = never>(separator: Layout<T>, parts: readonly Layout<T>[]): LayoutNode<T> =>
  concat(...parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part])));

function factsOf(layout: Layout<unknown>): Facts {
  if (typeof layout === "string") return PLAIN;
  const { forced, openSuffix, lines } = layout;
  return { forced, openSuffix, lines };
}

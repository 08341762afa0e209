/**
 * The tokens of a file, each with the comments that belong to it. A comment belongs to the token before it
 * when nothing else follows on its line, and to the token behind it in all other cases.
 */
import { tokenize, type Token, type TokenKind } from "full-moon-wasm";

export interface SourceToken {
  readonly text: string;
  readonly start: number;
  readonly attribute: boolean;
  /** Comments above it, or before it on its line. */
  readonly leading: readonly Comment[];
  /** Comments behind it on its line. */
  readonly trailing: readonly string[];
  /** It is the first token or comment on its line. */
  readonly startsLine: boolean;
  /** A blank line lies between it and what stands before it, comments included. */
  readonly blankBefore: boolean;
}

export interface Comment {
  readonly text: string;
  /** It has its line or lines for itself. If not, the token goes on behind it. */
  readonly ownLine: boolean;
  /** False for one behind another comment: `--[[ a ]] -- b`. */
  readonly startsLine: boolean;
  readonly blankBefore: boolean;
  /** The white space before it on its line. */
  readonly indent: string;
}

/** The white space before a token or comment. */
interface Gap {
  readonly breaks: boolean;
  readonly blank: boolean;
  /** What of it is on the last line. */
  readonly indent: string;
}

interface FoundComment {
  readonly text: string;
  readonly gap: Gap;
}

/** A token with all comments since the one before it: to which of the two they belong is not settled. */
interface FoundToken {
  readonly text: string;
  readonly start: number;
  readonly attribute: boolean;
  readonly gap: Gap;
  readonly comments: readonly FoundComment[];
}

/**
 * Tokens that no comment precedes on their line: one that does in the source belongs to what stands before
 * it.
 */
const CLOSERS = new Set([")", "}", "]", ">", ",", ";", "?", ":", "end"]);

/** All tokens of a text with their comments, and at last one without text: the end. */
export function readTokens(text: string): readonly SourceToken[] {
  const found = findTokens(text, tokenize(text).tokens);
  return found.map((token, index) => attachComments(token, index === 0, found[index + 1]));
}

function findTokens(text: string, tokens: readonly Token[]): readonly FoundToken[] {
  const found: FoundToken[] = [];
  let comments: FoundComment[] = [];
  let last = 0;
  for (const { kind, span } of tokens) {
    const [start, end] = span;
    const piece: FoundComment = { text: text.slice(start, end), gap: gapBetween(text, last, start) };
    last = end;
    if (isComment(kind)) {
      comments.push(piece);
    } else {
      // Not spread: that takes longer than all the rest.
      found.push({
        text: piece.text,
        start,
        attribute: kind === "attribute",
        gap: piece.gap,
        comments: comments.length === 0 ? NO_COMMENTS : comments,
      });
      if (comments.length > 0) comments = [];
    }
  }
  const gap = { ...gapBetween(text, last, text.length), breaks: true };
  found.push({ text: "", start: text.length, attribute: false, gap, comments });
  return found;
}

const NO_COMMENTS: readonly never[] = [];

function gapBetween(text: string, from: number, to: number): Gap {
  if (from === to && from > 0) return NO_GAP;
  const lines = text.slice(from, to).split("\n");
  return { breaks: lines.length > 1 || from === 0, blank: lines.length > 2, indent: lines.at(-1) ?? "" };
}

const NO_GAP: Gap = { breaks: false, blank: false, indent: "" };

const isComment = (kind: TokenKind): boolean =>
  kind === "comment" || kind === "docComment" || kind === "hotComment";

function attachComments(token: FoundToken, first: boolean, next: FoundToken | undefined): SourceToken {
  const { text, start, attribute, gap, comments } = token;
  const taken = first ? 0 : trailingCount(token);
  const trailing =
    next === undefined || next.comments.length === 0
      ? NO_COMMENTS
      : next.comments.slice(0, trailingCount(next));
  return {
    text,
    start,
    attribute,
    leading: comments.length === 0 ? NO_COMMENTS : leadingComments(comments.slice(taken), text, gap),
    trailing: trailing.length === 0 ? NO_COMMENTS : trailing.map((comment) => comment.text),
    startsLine: gap.breaks || comments.some((comment) => comment.gap.breaks),
    blankBefore: gap.blank,
  };
}

/** How many of the comments before a token belong to the one before it. */
function trailingCount({ text, gap, comments }: FoundToken): number {
  if (comments.length === 0) return 0;
  const firstBelow = comments.findIndex((comment) => comment.gap.breaks);
  const onLine = firstBelow === -1 ? comments.length : firstBelow;
  if (firstBelow !== -1 || gap.breaks || CLOSERS.has(text)) return onLine;
  // A block over several lines is no comment of what follows its last line: nothing there starts its own
  // line.
  return comments.findLastIndex((comment) => comment.text.includes("\n")) + 1;
}

function leadingComments(comments: readonly FoundComment[], next: string, gap: Gap): readonly Comment[] {
  const lastOfLines = comments.findLastIndex((comment, index) => {
    const after = comments[index + 1]?.gap ?? gap;
    return after.breaks || comment.text.includes("\n") || CLOSERS.has(next);
  });
  return comments.map(({ text, gap: { breaks, blank, indent } }, index) => ({
    text,
    ownLine: index <= lastOfLines,
    startsLine: breaks,
    blankBefore: blank,
    indent,
  }));
}

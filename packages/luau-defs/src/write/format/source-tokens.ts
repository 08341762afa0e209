/** A comment belongs to the token before it if it is the last thing on the line, else to the next token. */
import { isCommentToken, type LuauToken, luauTokens } from "luau-syntax";

export interface SourceToken {
  readonly text: string;
  readonly start: number;
  readonly attribute: boolean;
  /** Comments above the token, or before it on its line. */
  readonly leading: readonly Comment[];
  readonly trailing: readonly string[];
  readonly startsLine: boolean;
  readonly blankBefore: boolean;
}

export interface Comment {
  readonly text: string;
  /** False if the token follows on the same line. */
  readonly ownLine: boolean;
  /** False for a comment after another one: `--[[ a ]] -- b`. */
  readonly startsLine: boolean;
  readonly blankBefore: boolean;
  readonly indent: string;
}

/** Whether a blank line is above a token and its comments. */
export const isBlankBefore = ({ leading, blankBefore }: SourceToken): boolean =>
  leading[0]?.blankBefore ?? blankBefore;

interface Gap {
  readonly breaks: boolean;
  readonly blank: boolean;
  readonly indent: string;
}

interface FoundComment {
  readonly text: string;
  readonly gap: Gap;
}

/** The comments since the previous token are not yet assigned to either. */
interface FoundToken {
  readonly text: string;
  readonly start: number;
  readonly attribute: boolean;
  readonly gap: Gap;
  readonly comments: readonly FoundComment[];
}

/** A comment before one of these on its line belongs to the previous token. */
const CLOSERS = new Set([")", "}", "]", ">", ",", ";", "?", ":", "end"]);

/** An empty token stands for the end of the text. */
export function readTokens(text: string): readonly SourceToken[] {
  const tokens = findTokens(text, luauTokens(text));
  return tokens.map((token, index) => attachComments(token, index === 0, tokens[index + 1]));
}

function findTokens(text: string, tokens: readonly LuauToken[]): readonly FoundToken[] {
  const result: FoundToken[] = [];
  let comments: FoundComment[] = [];
  let last = 0;
  for (const token of tokens) {
    const gap = gapBetween(text, last, token.start);
    last = token.end;
    if (isCommentToken(token)) {
      comments.push({ text: token.text, gap });
    } else {
      // Spread syntax would take longer than everything else.
      result.push({
        text: token.text,
        start: token.start,
        attribute: token.kind === "attribute",
        gap,
        comments: comments.length === 0 ? NO_COMMENTS : comments,
      });
      if (comments.length > 0) comments = [];
    }
  }
  const gap = { ...gapBetween(text, last, text.length), breaks: true };
  result.push({ text: "", start: text.length, attribute: false, gap, comments });
  return result;
}

const NO_COMMENTS: readonly never[] = [];

function gapBetween(text: string, from: number, to: number): Gap {
  if (from === to && from > 0) return NO_GAP;
  const lines = text.slice(from, to).split("\n");
  return { breaks: lines.length > 1 || from === 0, blank: lines.length > 2, indent: lines.at(-1) ?? "" };
}

const NO_GAP: Gap = { breaks: false, blank: false, indent: "" };

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

function trailingCount({ text, gap, comments }: FoundToken): number {
  if (comments.length === 0) return 0;
  const firstBelow = comments.findIndex((comment) => comment.gap.breaks);
  const onLine = firstBelow === -1 ? comments.length : firstBelow;
  if (firstBelow !== -1 || gap.breaks || CLOSERS.has(text)) return onLine;
  // A block comment of several lines does not belong to the token after it, which does not start a line.
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

/**
 * Advances through a file's tokens while its tree is printed. Only these tokens are printed, so none can be
 * lost.
 */
import { leadingLayout, ownLines, trailingLayout } from "./comment-layout";
import { concat, verbatim, type Layout } from "../../model/layout/layout";
import type { SourceToken } from "./source-tokens";

/** A token and the comments before it, separately: a group that starts with the token excludes them. */
export interface SplitToken {
  readonly leading: Layout;
  /** The token and the comments after it. */
  readonly body: Layout;
}

export interface Cursor {
  /** The next token, without consuming it. */
  peek(): SourceToken;
  /** The token after the next one. */
  peekBehind(): SourceToken;
  /** Whether the next token has this text. */
  at(text: string): boolean;
  /** Prints the next token, which must have the given text, if any. */
  take(text?: string): Layout;
  takeSplit(text?: string): SplitToken;
  /** Prints another text in place of the next token; its comments are kept. */
  replace(text: Layout): Layout;
  /** Prints the comments before the next token, so that `take` then prints the token alone. */
  takeLeading(): Layout;
  /**
   * Like `takeLeading`, for a token whose comments are all on separate lines; no line break follows the last
   * one.
   */
  takeAbove(): Layout;
  /** Skips all tokens before an offset. The comments of the first one must have been printed. */
  skipTo(offset: number): void;
  /** Prints the comments after the last skipped token. */
  takeBehind(): Layout;
}

export function createCursor(tokens: readonly SourceToken[]): Cursor {
  let index = 0;
  let leadingTaken = -1;

  const peek = (): SourceToken => tokenAt(tokens, index);

  const takeLeading = (): Layout => {
    const taken = leadingTaken === index;
    leadingTaken = index;
    return taken ? "" : leadingLayout(peek());
  };

  const takeSplit = (text?: string): SplitToken => {
    const token = peek();
    if (text !== undefined && token.text !== text)
      throw new Error(`The tree has \`${text}\` where the text has \`${token.text}\`.`);
    const leading = takeLeading();
    index++;
    return { leading, body: beside(textOf(token), trailingLayout(token)) };
  };

  return {
    peek,
    peekBehind: () => tokenAt(tokens, index + 1),
    at: (text) => tokens[index]?.text === text,
    take: (text) => {
      const { leading, body } = takeSplit(text);
      return beside(leading, body);
    },
    takeSplit,
    replace: (text) => {
      const leading = takeLeading();
      const behind = trailingLayout(peek());
      index++;
      return concat(leading, text, behind);
    },
    takeLeading,
    takeAbove: () => {
      leadingTaken = index;
      return ownLines(peek().leading);
    },
    skipTo: (offset) => {
      while (peek().text !== "" && peek().start < offset) index++;
    },
    takeBehind: () => {
      const last = tokens[index - 1];
      return last === undefined ? "" : trailingLayout(last);
    },
  };
}

function tokenAt(tokens: readonly SourceToken[], place: number): SourceToken {
  const token = tokens[place];
  if (token === undefined) throw new Error("The tree goes on behind the last token.");
  return token;
}

/** Most tokens have no comments, and are a plain string. */
const beside = (first: Layout, second: Layout): Layout =>
  first === "" ? second : second === "" ? first : concat(first, second);

const textOf = ({ text }: SourceToken): Layout => (text.includes("\n") ? verbatim(text) : text);

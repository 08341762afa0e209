/**
 * Advances through a file's tokens while its tree is printed: no other text is printed, so none can be lost.
 */
import { leadingLayout, ownLines, trailingLayout } from "./comment-layout";
import { concat, verbatim, type Layout } from "../../model/layout/layout";
import type { SourceToken } from "./source-tokens";

/** A group that starts with the token excludes the comments before it. */
export interface SplitToken {
  readonly leading: Layout;
  readonly body: Layout;
}

export type Cursor = ReturnType<typeof createCursor>;

export function createCursor(tokens: readonly SourceToken[]) {
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
    /** The token is not consumed. */
    peek,
    peekBehind: () => tokenAt(tokens, index + 1),
    at: (text: string) => tokens[index]?.text === text,
    /** The next token must have the given text, if any. */
    take: (text?: string): Layout => {
      const { leading, body } = takeSplit(text);
      return beside(leading, body);
    },
    takeSplit,
    /** The token's comments are kept. */
    replace: (text: Layout): Layout => {
      const leading = takeLeading();
      const behind = trailingLayout(peek());
      index++;
      return concat(leading, text, behind);
    },
    takeLeading,
    /** Like `takeLeading`, for comments on lines of their own; the last one has no line break behind it. */
    takeAbove: (): Layout => {
      leadingTaken = index;
      return ownLines(peek().leading);
    },
    /** The comments of the first skipped token must have been printed. */
    skipTo: (offset: number): void => {
      while (peek().text !== "" && peek().start < offset) index++;
    },
    /** The comments are those after the last skipped token. */
    takeBehind: (): Layout => {
      const last = tokens[index - 1];
      return last === undefined ? "" : trailingLayout(last);
    },
  };
}

function tokenAt(tokens: readonly SourceToken[], index: number): SourceToken {
  const token = tokens[index];
  if (token === undefined) throw new Error("The tree goes on behind the last token.");
  return token;
}

/** Most tokens have no comments, and are a plain string. */
const beside = (first: Layout, second: Layout): Layout =>
  first === "" ? second : second === "" ? first : concat(first, second);

const textOf = ({ text }: SourceToken): Layout => (text.includes("\n") ? verbatim(text) : text);

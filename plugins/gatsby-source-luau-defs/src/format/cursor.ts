/**
 * Goes through a file's tokens while its tree is printed: what is printed are the tokens themselves, so none
 * can be lost.
 */
import { leadingLayout, ownLines, trailingLayout } from "./comment-layout";
import { concat, verbatim, type Layout } from "../layout/layout";
import type { SourceToken } from "./source-tokens";

/**
 * A token apart from what stands before it, for those that open a group: their comments above are not inside
 * it.
 */
export interface SplitToken {
  readonly leading: Layout;
  /** The token with the comments behind it. */
  readonly body: Layout;
}

export interface Cursor {
  /** The next token, which stays. */
  peek(): SourceToken;
  /** The one behind it. */
  peekBehind(): SourceToken;
  /** Whether the next token is this one. */
  at(text: string): boolean;
  /** Prints the next token, which has to be `text` if that is given. */
  take(text?: string): Layout;
  takeSplit(text?: string): SplitToken;
  /** Leaves out the next token for another text; its comments stay. */
  replace(text: Layout): Layout;
  /** Prints what stands before the next token; when the token comes, it comes alone. */
  takeLeading(): Layout;
  /**
   * As `takeLeading`, of a token whose comments all have lines of their own; nothing follows the last of
   * them.
   */
  takeAbove(): Layout;
  /** Passes over all tokens before an offset. The first of them must have had its comments printed. */
  skipTo(offset: number): void;
  /** Prints the comments behind the token that was passed over last. */
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

/** Most tokens have no comments, and are a text and nothing else. */
const beside = (first: Layout, second: Layout): Layout =>
  first === "" ? second : second === "" ? first : concat(first, second);

const textOf = ({ text }: SourceToken): Layout => (text.includes("\n") ? verbatim(text) : text);

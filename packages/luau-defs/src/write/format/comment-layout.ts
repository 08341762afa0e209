/** Comments keep their positions, and are indented like the code below them. */
import {
  concat,
  freshLine,
  hardlineOrBlank,
  hardline,
  suffix,
  verbatim,
  type Layout,
} from "../../model/layout/layout";
import type { Comment, SourceToken } from "./source-tokens";

export function leadingLayout({ leading, blankBefore }: SourceToken): Layout {
  if (leading.length === 0) return "";
  const ownLineComments = leading.filter((comment) => comment.ownLine);
  const inline = leading.filter((comment) => !comment.ownLine).flatMap(({ text }) => [text, " "]);
  if (ownLineComments.length === 0) return concat(...inline);
  const firstInline = leading[ownLineComments.length];
  const blank = firstInline?.blankBefore ?? blankBefore;
  return concat(freshLine, ownLines(ownLineComments), hardlineOrBlank(blank), ...inline);
}

export const ownLines = (comments: readonly Comment[]): Layout =>
  concat(
    ...comments.flatMap((comment, index) =>
      index === 0 ? [commentLines(comment)] : [gapBefore(comment), commentLines(comment)],
    ),
  );

function gapBefore({ startsLine, blankBefore, indent }: Comment): Layout {
  if (startsLine) return hardlineOrBlank(blankBefore);
  return indent === "" ? "" : " ";
}

export const trailingLayout = ({ text: token, trailing }: SourceToken): Layout =>
  trailing.length === 0
    ? ""
    : concat(
        ...trailing.map((text, index) =>
          isBlock(text)
            ? concat(index === 0 && OPENERS.has(token) ? "" : " ", verbatim(text))
            : suffix(lineComment(text)),
        ),
      );

const OPENERS = new Set(["(", "[", "<"]);

function commentLines({ text, indent }: Comment): Layout {
  if (!isBlock(text)) return lineComment(text);
  const [first = "", ...others] = text.split("\n");
  const closing = /^[ \t]*(\]=*\])$/.exec(others.at(-1) ?? "")?.[1];
  const body = closing === undefined ? others : others.slice(0, -1);
  const common = commonIndent(body);
  // The text is indented one step more than its brackets if it was in the source.
  const step = common.length > indent.length ? "\t" : "";
  const lines = body.map((line) => (line.trim() === "" ? "" : step + line.slice(common.length)));
  return concat(
    first,
    ...[...lines, ...(closing === undefined ? [] : [closing])].flatMap((line) => [hardline, line]),
  );
}

/** The parser removes this indentation from doc comments. */
function commonIndent(lines: readonly string[]): string {
  const [first = "", ...others] = lines.filter((line) => line.trim() !== "").map(indentOf);
  return others.reduce(sharedStart, first);
}

function sharedStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}

const indentOf = (line: string): string => /^[ \t]*/.exec(line)?.[0] ?? "";

/** Trailing white space in a doc comment may be a Markdown line break; elsewhere it goes. */
const lineComment = (text: string): string =>
  /^---(?!-)./.test(text) && text.slice(3).trim() !== "" ? text : text.trimEnd();

const isBlock = (text: string): boolean => /^--\[=*\[/.test(text);

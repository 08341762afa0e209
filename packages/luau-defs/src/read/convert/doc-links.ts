import type { DocLink } from "../../model/model";
import { fencePositions } from "../../model/code-fence";
import { SYMBOL_LINK } from "../../model/symbol-link";
import type { DocText } from "../syntax/doc-text";

const LINKS = new RegExp(SYMBOL_LINK, "g");

/** Finds the symbol links of a Markdown text, outside code and Markdown's own links. */
export function findLinks(text: DocText): readonly DocLink[] {
  // A fast path: most texts have none.
  if (!text.some((line) => line.text.includes("["))) return NO_LINKS;
  const plain = withoutCode(text);
  const defined = new Set(
    [...plain.matchAll(/^ {0,3}\[([^\]]+)\]:/gm)].map((match) => match[1]?.toLowerCase()),
  );
  return plain.split("\n").flatMap((line, index) =>
    [...line.matchAll(LINKS)].flatMap((match): readonly DocLink[] => {
      const { path = "", tick = "", call = "", text: words } = match.groups ?? {};
      if (defined.has(path.toLowerCase()) || !standsAlone(line, match.index, { path, words })) return [];
      const end = (text[index]?.start ?? 0) + match.index + match[0].length - 1;
      const length = path.length + call.length + 2 * tick.length;
      return [{ text: path, target: null, span: [end - length, end] }];
    }),
  );
}

function standsAlone(
  line: string,
  index: number,
  { path, words }: { readonly path: string; readonly words: string | undefined },
): boolean {
  const before = line[index - 1] ?? "";
  if (words !== undefined && /\w/.test(before)) return false;
  const isTaskBox = /^[xX]$/.test(path) && /^\s*(?:[-*+]|\d+[.)])\s+$/.test(line.slice(0, index));
  return before !== "!" && before !== "\\" && before !== "]" && !isTaskBox;
}

/** Replaces the contents of code by spaces, keeping offsets. Backticks directly inside brackets are kept. */
function withoutCode(text: DocText): string {
  const positions = fencePositions(text);
  const lines = text.map((line, index) =>
    positions[index] === "text" ? line.text : " ".repeat(line.text.length),
  );
  return blankSpans(blankIndented(lines).join("\n"));
}

function blankIndented(lines: readonly string[]): readonly string[] {
  let code = true; // at the start, and after a blank line, four spaces begin a code block
  return lines.map((line) => {
    if (line.trim() === "") {
      code = true;
      return line;
    }
    code = code && /^(?: {4}|\t)/.test(line);
    return code ? " ".repeat(line.length) : line;
  });
}

function blankSpans(text: string): string {
  return text.replaceAll(
    /(?<![`\\])(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g,
    (span: string, _marks: string, _code: string, index: number) => {
      const linked = text[index - 1] === "[" && text[index + span.length] === "]";
      return linked ? span : span.replaceAll(/[^\n]/g, " ");
    },
  );
}

export function linksOf(texts: readonly DocText[]): readonly DocLink[] {
  const links = texts.flatMap(findLinks);
  return links.length === 0 ? NO_LINKS : links;
}

const NO_LINKS: readonly DocLink[] = [];

import type { DocLink } from "../model/model";
import { fenceAfter } from "./doc-comment";
import { spanIn, type DocText } from "./doc-text";

/** A symbol's path between brackets, in backticks or not: `[Timer.setTimeout]`, `[Entity:destroy]`, ``[`Timer`]``. */
const SYMBOL_LINK = /^\[(`?)([A-Za-z_]\w*(?:[.:][A-Za-z_]\w*)*)(?:\(\))?\1\](?![([])/;

/** Finds the symbol links of a Markdown text: not in code, not what Markdown itself reads as a link. */
export function findLinks(text: DocText): readonly DocLink[] {
  // Most texts have none; this keeps large files quick.
  if (!text.some((line) => line.text.includes("["))) return NO_LINKS;
  const plain = withoutCode(text);
  const links: DocLink[] = [];
  for (let at = plain.indexOf("["); at !== -1; at = plain.indexOf("[", at + 1)) {
    const match = SYMBOL_LINK.exec(plain.slice(at));
    if (match?.[2] === undefined || !standsAlone(plain, at, match[0].length, match[2])) continue;
    links.push({ text: match[2], target: null, span: spanIn(text, at + 1, at + match[0].length - 1) });
  }
  return links;
}

function standsAlone(text: string, at: number, length: number, path: string): boolean {
  const before = text[at - 1] ?? "";
  if (before === "!" || before === "\\" || before === "]") return false;
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  const indent = text.slice(lineStart, at);
  if (/^[xX]$/.test(path) && /^\s*(?:[-*+]|\d+[.)])\s+$/.test(indent)) return false; // a task's box
  const isDefinition = (label: string) => new RegExp(`^ {0,3}\\[${label}\\]:`, "mi").test(text);
  return !(indent.trim() === "" && text[at + length] === ":") && !isDefinition(path.replaceAll(".", "\\."));
}

/** The text with the inside of code blanked out, every offset as before. Backticks right inside brackets stay. */
function withoutCode(text: DocText): string {
  let fence: string | null = null;
  const lines = text.map((line) => {
    const inside = fence !== null;
    fence = fenceAfter(line.text, fence);
    return inside || fence !== null ? " ".repeat(line.text.length) : line.text;
  });
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
  return text.replaceAll(/(?<![`\\])(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g, (span: string, _marks: string, _code: string, at: number) => {
    const linked = text[at - 1] === "[" && text[at + span.length] === "]";
    return linked ? span : span.replaceAll(/[^\n]/g, " ");
  });
}

/** The links of several texts, in order. */
export function linksOf(texts: readonly DocText[]): readonly DocLink[] {
  const links = texts.flatMap(findLinks);
  return links.length === 0 ? NO_LINKS : links;
}

const NO_LINKS: readonly DocLink[] = [];

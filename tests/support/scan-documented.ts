/**
 * In: a Luau text. Out: its doc comments above functions and fields, and those that declare one. Written with
 * regular expressions, so that it shares no problem with the parser.
 */

export interface DocumentedCode {
  /** Lines of the comment, from 1. */
  readonly first: number;
  readonly last: number;
  /** Words that a reader should find: of the text, or the name of a comment without one. */
  readonly words: string;
}

/** A function of a table, a global function, a field, or a type for scripts. */
const CODE = new RegExp(
  String.raw`^\s*(?:@\w+\s+)?(?:` +
    [
      String.raw`function\s+[\w.:]+\s*[(<]`,
      String.raw`export\s+(?:type|function|class)\b`,
      String.raw`declare\s`,
      String.raw`\w+(?:\.\w+|\["\w+"\])+\s*=(?!=)`,
      String.raw`\(\w+\s*::[^)]*\)\.\w+\s*=(?!=)`,
      String.raw`(?:\w+\s*=\s*)?function\s*[(<]`,
      String.raw`(?:\w+|\["\w+"\])\s*:\s*(?![:=])\S.*[,;{(]\s*(?:--.*)?$`,
      String.raw`(?:\w+|\["\w+"\])\s*=(?!=).*[,;{]\s*(?:--.*)?$`,
    ].join("|") +
    ")",
);

const DECLARING = /^\s*@(?:function|method|prop|class|interface|type)\s+([\w.]+)/m;
const IGNORED = /^\s*@(?:ignore|private|unreleased)\b/m;

export function scanDocumented(text: string): readonly DocumentedCode[] {
  const lines = text.split(/\r?\n/);
  const found: DocumentedCode[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const comment = commentAt(lines, at);
    if (comment === null) continue;
    const { end, body } = comment;
    at = end;
    if (IGNORED.test(body)) continue;
    const declared = DECLARING.exec(body)?.[1];
    if (declared === undefined && !CODE.test(lines[end + 1] ?? "")) continue;
    const words = firstWords(body) || (declared ?? "").replace(/^.*\./, "");
    if (words !== "") found.push({ first: at - (end - comment.start) + 1, last: end + 1, words });
  }
  return found;
}

interface Comment {
  readonly start: number;
  readonly end: number;
  readonly body: string;
}

function commentAt(lines: readonly string[], start: number): Comment | null {
  const line = lines[start] ?? "";
  const level = /^\s*--\[(=*)\[/.exec(line)?.[1];
  if (level !== undefined) {
    const close = `]${level}]`;
    const end = lines.findIndex((one, index) => index >= start && one.includes(close));
    if (end === -1 || (end === start && level === "")) return null;
    const body = lines.slice(start, end + 1).join("\n");
    const inner = body.slice(body.indexOf(`[${level}[`) + level.length + 2, body.indexOf(close));
    return body.slice(body.indexOf(close) + close.length).trim() === "" ? { start, end, body: inner } : null;
  }
  if (!isDashes(line)) return null;
  let end = start;
  while (isDashes(lines[end + 1] ?? "")) end += 1;
  const body = lines.slice(start, end + 1).map((one) => one.replace(/^\s*---/, ""));
  return { start, end, body: body.join("\n") };
}

const isDashes = (line: string): boolean => /^\s*---(?!-|\[=*\[)/.test(line);

/** The first words of the text, as far as Markdown and the dialects leave them as they are. */
function firstWords(body: string): string {
  for (const line of body.split("\n")) {
    if (/^\s*(?:@|\.|[|`#:>]|-?[-=*_]{3,}\s*$)/.test(line)) continue;
    const words = /[A-Za-z][A-Za-z0-9' ]{3,}/.exec(line)?.[0].trim();
    if (words !== undefined && words.length > 3) return words;
  }
  return "";
}

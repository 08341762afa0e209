/** The sentences of a definition file that can be checked, and the entries that they are about. */

/** Sentence → paths of its entries. */
export type Promises = ReadonlyMap<string, readonly string[]>;

/** Errors, defaults and limits. */
const ERROR = /^@error \S+ -- (.+)$/;
const PROMISES = [
  /^Defaults to /,
  /\([^)]*\d[^)]*\)\.?$/,
  /\bfrom -?\d.* to /,
  /\bat (most|least)\b/,
  /\blimited to /,
];

export function promisesIn(text: string): Promises {
  const found = new Map<string, string[]>();
  for (const { path, doc } of documentedIn(text)) {
    for (const sentence of doc.flatMap(sentencesOf)) {
      found.set(sentence, [...(found.get(sentence) ?? []), path]);
    }
  }
  return found;
}

/** All sentences of a file's texts, as one line. */
export const wordsOf = (text: string): string =>
  text.replaceAll(/^\s*(?:---|\t) ?/gm, "").replaceAll(/\s+/g, " ");

function sentencesOf(paragraph: string): readonly string[] {
  const error = ERROR.exec(paragraph);
  if (error) return [error[1] ?? ""];
  if (paragraph.startsWith("@alias")) return [];
  return paragraph
    .replace(/^@(?:param|return) \S+ -- /, "")
    .split(/(?<=[.)`]) (?=[A-Z])/)
    .filter((sentence) => PROMISES.some((pattern) => pattern.test(sentence)));
}

interface Documented {
  readonly path: string;
  /** Paragraphs and tags, each in a line, without samples. */
  readonly doc: readonly string[];
}

function documentedIn(text: string): readonly Documented[] {
  const entries: Documented[] = [];
  let owner = "";
  let lines: string[] = [];
  for (const line of text.replace(/^--\[=\[.*?\]=\]/s, "").split("\n")) {
    const comment = /^\s*--- ?(.*)$/.exec(line);
    if (comment) {
      lines.push(comment[1] ?? "");
      continue;
    }
    const [, name, member] = OPENING.exec(line) ?? MEMBER.exec(line) ?? [];
    if (name) owner = name;
    if (lines.length > 0)
      entries.push({ path: member ? `${owner}.${member}` : (name ?? line), doc: paragraphs(lines) });
    lines = [];
  }
  return entries;
}

const OPENING = /^(?:declare extern type|declare function|declare|export type) (\w+)/;
const MEMBER = /^()\s+(?:function )?(\w+)[:(]/;

const paragraphs = (lines: readonly string[]): readonly string[] =>
  lines
    .join("\n")
    .replaceAll(/^```.*?^```/gms, "")
    .split(/\n\n|\n(?=@)/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s+/g, " "));

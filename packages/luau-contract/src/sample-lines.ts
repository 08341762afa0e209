import { parseMeta, type SampleMeta } from "./sample-meta";

export type LineMark = "highlighted" | "inserted" | "deleted";

const LINE_MARK = /^\s*(?:--|#|\/\/)\s*(highlight|insert|delete|hide)-(next-line|start|end)\s*$/;
const TRAILING_MARK = /[ \t]*(?:--|#|\/\/)[ \t]*\[!code (\+\+|--|highlight)\][ \t]*$/;
const marksByWord: Readonly<Record<string, LineMark>> = {
  highlight: "highlighted",
  insert: "inserted",
  delete: "deleted",
  "++": "inserted",
  "--": "deleted",
};

/** A line of a sample, without the magic comment at its end. */
interface MarkedLine {
  /** Index of the line in the sample as written. */
  readonly index: number;
  readonly text: string;
  readonly mark: LineMark | null;
  /** Set-up that is checked with the sample, but not shown. */
  readonly isHidden: boolean;
}

/**
 * `-- highlight-next-line`, `-- insert-start`, `-- [!code ++]`. The fence counts the remaining lines.
 * @returns the shown code, and the marks by line, from 0
 */
export function markLines(code: string, meta: SampleMeta) {
  const shown = readLines(code, meta).filter(({ isHidden }) => !isHidden);
  return {
    code: shown.map(({ text }) => text).join("\n"),
    marks: new Map(shown.flatMap(({ mark }, index) => (mark === null ? [] : [[index, mark] as const]))),
  };
}

export function hiddenLines(lines: readonly string[]): ReadonlySet<number> {
  const read = readLines(lines.join("\n"), parseMeta(""));
  const shown = new Set(read.flatMap(({ index, isHidden }) => (isHidden ? [] : [index])));
  return new Set(lines.flatMap((line, index) => (shown.has(index) || isOtherMark(line) ? [] : [index])));
}

const isOtherMark = (line: string): boolean => marksByWord[LINE_MARK.exec(line)?.[1] ?? ""] !== undefined;

/** The lines of a sample other than its magic comments, the hidden ones among them. */
export function readLines(code: string, meta: SampleMeta): readonly MarkedLine[] {
  const lines: MarkedLine[] = [];
  const open = new Set<string>();
  let next: string | null = null;
  let shown = 0;
  for (const [index, line] of code.split("\n").entries()) {
    const [, word = "", extent = ""] = LINE_MARK.exec(line) ?? [];
    if (word !== "") {
      if (extent === "next-line") next = word;
      else if (extent === "start") open.add(word);
      else open.delete(word);
      continue;
    }
    const trailingMark = marksByWord[TRAILING_MARK.exec(line)?.[1] ?? ""];
    const isHidden = next === HIDE || open.has(HIDE);
    if (!isHidden) shown += 1;
    const last = [...open].filter((name) => name !== HIDE).at(-1);
    const mark =
      trailingMark ?? marksByWord[next ?? ""] ?? marksByWord[last ?? ""] ?? markOfMeta(meta, shown);
    const text = trailingMark === undefined ? line : line.replace(TRAILING_MARK, "");
    lines.push({ index, text, mark, isHidden });
    next = null;
  }
  return lines;
}

const HIDE = "hide";

function markOfMeta(meta: SampleMeta, line: number): LineMark | null {
  if (meta.inserted.has(line)) return "inserted";
  if (meta.deleted.has(line)) return "deleted";
  return meta.highlighted.has(line) ? "highlighted" : null;
}

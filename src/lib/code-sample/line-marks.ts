import type { SampleMeta } from "./meta";

export type LineMark = "highlighted" | "inserted" | "deleted";

/** A sample without its magic comments, and the line marks set by them and the fence. */
export interface MarkedSample {
  readonly code: string;
  /** By line, from 0. For a line that is both new and highlighted, the diff mark takes precedence. */
  readonly marks: ReadonlyMap<number, LineMark>;
}

const whole = /^\s*(?:--|#|\/\/)\s*(highlight|insert|delete)-(next-line|start|end)\s*$/;
const trailing = /[ \t]*(?:--|#|\/\/)[ \t]*\[!code (\+\+|--|highlight)\][ \t]*$/;
const marksByWord: Readonly<Record<string, LineMark>> = {
  highlight: "highlighted",
  insert: "inserted",
  delete: "deleted",
  "++": "inserted",
  "--": "deleted",
};

/**
 * Removes the magic comments of a sample: `-- highlight-next-line`, `-- insert-start` … `-- insert-end`, and
 * `-- [!code ++]` at the end of a line. Numbers in the fence refer to the remaining lines.
 */
export function markLines(code: string, meta: SampleMeta): MarkedSample {
  const kept: string[] = [];
  const marks = new Map<number, LineMark>();
  const open = new Set<LineMark>();
  let next: LineMark | null = null;
  for (const line of code.split("\n")) {
    const [, word = "", where = ""] = whole.exec(line) ?? [];
    const mark = marksByWord[word];
    if (mark !== undefined) {
      if (where === "next-line") next = mark;
      else if (where === "start") open.add(mark);
      else open.delete(mark);
      continue;
    }
    const own = marksByWord[trailing.exec(line)?.[1] ?? ""];
    const found = own ?? next ?? [...open].at(-1) ?? markOfMeta(meta, kept.length + 1);
    if (found !== null) marks.set(kept.length, found);
    kept.push(own === undefined ? line : line.replace(trailing, ""));
    next = null;
  }
  return { code: kept.join("\n"), marks };
}

function markOfMeta(meta: SampleMeta, line: number): LineMark | null {
  if (meta.inserted.has(line)) return "inserted";
  if (meta.deleted.has(line)) return "deleted";
  return meta.highlighted.has(line) ? "highlighted" : null;
}

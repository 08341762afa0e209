import { luauTokens, type Span } from "luau-syntax";

/** The spans of block comments, and of runs of `---` lines. */
export function docRuns(text: string): readonly Span[] {
  const runs: Span[] = [];
  for (const { kind, start, end } of luauTokens(text)) {
    if (kind !== "docComment") continue;
    const span: Span = [start, end];
    const last = runs.at(-1);
    const follows =
      last !== undefined &&
      isLine(text, last) &&
      isLine(text, span) &&
      /^[^\S\n]*\n?[^\S\n]*$/.test(text.slice(last[1], span[0]));
    if (follows) runs[runs.length - 1] = [last[0], span[1]];
    else runs.push(span);
  }
  return runs;
}

const isLine = (text: string, [start]: Span): boolean => text.startsWith("---", start);

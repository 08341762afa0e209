import { luauTokens, type Span } from "luau-syntax";

/** The spans of block comments, and of runs of `---` lines. */
export function docRuns(text: string): readonly Span[] {
  const runs: Span[] = [];
  for (const { kind, start, end } of luauTokens(text)) {
    if (kind !== "docComment") continue;
    const last = runs.at(-1);
    const follows =
      last !== undefined &&
      text.startsWith("---", last[0]) &&
      text.startsWith("---", start) &&
      /^[^\S\n]*\n?[^\S\n]*$/.test(text.slice(last[1], start));
    if (follows) runs[runs.length - 1] = [last[0], end];
    else runs.push([start, end]);
  }
  return runs;
}

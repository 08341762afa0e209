import type { DocLine } from "full-moon-wasm";
import { codeTokens, type Span } from "luau-syntax";
import type { SampleDocument } from "../../engine/samples/documents";
import { findFences } from "../../engine/samples/fences";
import type { Occurrence, Target } from "./occurrence";

export const luauSamples = ({ texts }: SampleDocument): readonly (readonly DocLine[])[] =>
  texts
    .flatMap(findFences)
    .filter(({ language }) => /^luau?$/.test(language))
    .map(({ lines }) => lines);

/** Paths in code that start with a global or a type, `Timer.setTimeout`: the longest known prefix. */
export function namesInSample(
  file: string,
  lines: readonly DocLine[],
  paths: ReadonlyMap<string, Target>,
): readonly Occurrence[] {
  const tokens = codeTokens(lines.map((line) => line.text).join("\n"));
  const wordAt = (index: number): string => tokens[index]?.text ?? "";
  const names: Occurrence[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const first = tokens[index];
    if (first?.kind !== "name" || isMember(index)) continue;
    let path = wordAt(index);
    let best: { readonly target: Target; readonly end: number } | null = null;
    for (let last = index; ; last += 2) {
      const target = paths.get(path);
      const end = tokens[last]?.end ?? 0;
      if (target !== undefined && (last > index || isType(index))) best = { target, end };
      if (!/^[.:]$/.test(wordAt(last + 1)) || tokens[last + 2]?.kind !== "name") break;
      path = `${path}.${wordAt(last + 2)}`;
    }
    if (best === null) continue;
    const span = inFile(lines, first.start, best.end);
    if (span !== null) names.push({ file, span, target: best.target, kind: "link" });
  }
  return names;

  /** In `a.b` and `a:b()`, but not in `a: b`. */
  function isMember(index: number): boolean {
    const before = wordAt(index - 1);
    return before === "." || (before === ":" && wordAt(index + 1) === "(");
  }

  /** A single name is a symbol in the position of a type; elsewhere it may be a variable. */
  function isType(index: number): boolean {
    return /^(?::|::|->|<|\||&)$/.test(wordAt(index - 1)) && wordAt(index + 1) !== "(";
  }
}

/** Maps a range of the joined lines to the file; null if it spans several lines. */
function inFile(lines: readonly DocLine[], start: number, end: number): Span | null {
  let before = 0;
  for (const line of lines) {
    const after = before + line.text.length;
    if (start <= after) return end > after ? null : [line.start + start - before, line.start + end - before];
    before = after + 1;
  }
  return null;
}

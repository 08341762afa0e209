import type { Span } from "luau-syntax";
import type { UnpublishedDocs } from "../../model/converted-file";
import { entriesWithMembers } from "../../model/entries";
import type { Module } from "../../model/model";
import type { SourceFile } from "../source/source-file";

/** `-- text`, unlike rulers, doc comments, directives and long comments; and `--[[** text **--]]`. */
const PLAIN = /^[ \t]*--(?:(?![-!#]|\[=*\[)[ \t]*[^\s\-=*]|\[\[\*+[ \t]*[^\s*\]](?:(?!\]\]).)*\]\]\s*$)/;

/** The marks of `--[[** text **--]]`, around its indentation and its text. */
export const FRAME = /^([ \t]*)--\[\[\*+[ \t]*(.*?)[ \t]*\**(?:--)?\]\]/gm;

/** Comments for tools and authors, and code that is switched off. */
const NOT_FOR_READERS =
  /^[ \t]*--(?:\[\[\*+)?[ \t]*(?:(?:selene|stylua|luacheck|todo|fixme|hack|xxx|note)\b|(?:local|function|return|if|end|for|while)\b(?!.*[a-z]\.$))/i;

/** Plain comments directly above members that have no doc comment: authors often mean them for readers. */
export function plainComments(source: SourceFile, modules: readonly Module[]): readonly UnpublishedDocs[] {
  if (!/^[ \t]*--(?:[ \t\w]|\[\[\*)/m.test(source.text)) return [];
  const lines = source.text.split("\n");
  const runs = modules
    .flatMap(entriesWithMembers)
    .filter((entry) => ("doc" in entry ? entry.doc : entry).description === "")
    .flatMap(({ location }) => runAbove(source, lines, location.line) ?? []);
  const docs = [...new Map(runs.map((span) => [span[0], span])).values()].sort((a, b) => a[0] - b[0]);
  return docs.length === 0 ? [] : [{ declaration: source.path, docs, reason: "plain" }];
}

function runAbove(
  { lineStarts }: SourceFile,
  lines: readonly string[],
  line: number,
): readonly Span[] | null {
  let first = line - 1;
  while (PLAIN.test(lines[first - 1] ?? "")) first -= 1;
  const run = lines.slice(first, line - 1);
  if (run.length === 0 || run.some((text) => NOT_FOR_READERS.test(text))) return null;
  const start = lineStarts[first] ?? 0;
  return [[start + (run[0]?.indexOf("--") ?? 0), start + run.join("\n").trimEnd().length]];
}

/** Comments that appear on no page. */
import type { DocComment, NestedStatement } from "full-moon-wasm";
import { groupBy, type Span } from "luau-syntax";
import type { ModuleTree } from "../modules/module-tree";
import type { UnpublishedDocs } from "../../model/converted-file";
import { entriesWithMembers } from "../../model/entries";
import type { Module } from "../../model/model";
import type { SourceFile } from "../source/source-file";
import { docLocationsOf } from "../syntax/doc-comment-locations";

/**
 * The doc comments that belong to no entry, by the declaration that contains them.
 * @param declared the effective declaration of each name: another rule reports the others
 */
export function unpublishedDocs(
  { source: { text }, form }: Pick<ModuleTree, "source" | "form">,
  declared: readonly NestedStatement[],
  read: ReadonlySet<DocComment>,
): readonly UnpublishedDocs[] {
  // The largest files are generated and have no comments, so this search is skipped.
  if (!text.includes("--")) return [];
  return declared.flatMap(({ statement, blocks }) => {
    // Another rule reports exported types inside blocks.
    if (blocks.length > 0 && "exported" in statement && statement.exported) return [];
    const docs = docLocationsOf(statement)
      .filter(({ doc }) => !read.has(doc))
      .map(({ doc }) => doc.span);
    if (docs.length === 0) return [];
    const noun = NOUNS[statement.kind];
    // Plain modules declare nothing.
    const isWritten = form === "definitions" || !noun.startsWith("declare");
    const declaration = isWritten ? `${noun} ${statement.name.text}` : statement.name.text;
    const reason = "exported" in statement && !statement.exported ? "local" : "unnamed";
    return [{ declaration, docs, reason }];
  });
}

/** Comments of a table's members for which the file has no declaration, by table. */
export function unreachedDocs(
  file: Pick<ModuleTree, "source" | "tree" | "strays" | "expected">,
  declared: readonly NestedStatement[],
  read: ReadonlySet<DocComment>,
): readonly UnpublishedDocs[] {
  if (file.expected.length === 0) return [];
  // One comment may document both a table and its class.
  const attached = declared.flatMap(({ statement }) => docLocationsOf(statement)).map(({ doc }) => doc);
  const spans = [...strayDocsOf(file), ...[...attached, ...read].map(({ span }) => span)];
  const seen = new Set(spans.map(([start]) => start));
  const unread = [...file.expected]
    .sort((a, b) => a.doc.span[0] - b.doc.span[0])
    .filter(({ doc }) => !seen.has(doc.span[0]) && seen.add(doc.span[0]));
  return [...groupBy(unread, ({ owner, reason }) => `${reason} ${owner}`).values()].map((group) => {
    const [{ owner, reason }] = group;
    return { declaration: owner ?? file.source.path, docs: group.map(({ doc }) => doc.span), reason };
  });
}

export const strayDocsOf = ({ tree, strays }: Pick<ModuleTree, "tree" | "strays">): readonly Span[] => [
  ...tree.strayDocs.map(({ span }) => span),
  ...strays,
];

const NOUNS = {
  declareFunction: "declare function",
  declareGlobal: "declare",
  externType: "extern type",
  typeAlias: "type",
  typeFunction: "type function",
} as const;

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

import type { DocComment, NestedStatement } from "full-moon-wasm";
import { groupBy, type Span } from "luau-syntax";
import type { ModuleTree } from "../modules/module-tree";
import type { UnpublishedDocs } from "../../model/converted-file";
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
    // A type for scripts inside a block has a rule of its own, too.
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
  const places = declared.flatMap(({ statement }) => docLocationsOf(statement)).map(({ doc }) => doc);
  const spans = [...strayDocsOf(file), ...[...places, ...read].map(({ span }) => span)];
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

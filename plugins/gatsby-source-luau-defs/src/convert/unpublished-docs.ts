import type { DocComment, NestedStatement } from "full-moon-wasm";
import type { UnpublishedDocs } from "../model/draft";
import { docPlacesOf } from "../syntax/doc-places";

/**
 * The doc comments that no entry was made of, by the declaration they are in.
 * @param declared of each name the declaration that counts: a rule of its own reports the others
 */
export function unpublishedDocs(
  declared: readonly NestedStatement[],
  read: ReadonlySet<DocComment>,
): readonly UnpublishedDocs[] {
  return declared.flatMap(({ statement, blocks }) => {
    // So does one for a type for scripts inside a block.
    if (blocks.length > 0 && "exported" in statement && statement.exported) return [];
    const docs = docPlacesOf(statement)
      .filter(({ doc }) => !read.has(doc))
      .map(({ doc }) => doc.span);
    if (docs.length === 0) return [];
    const isLocal =
      (statement.kind === "typeAlias" || statement.kind === "typeFunction") && !statement.exported;
    return [{ declaration: `${NOUNS[statement.kind]} ${statement.name.text}`, docs, isLocal }];
  });
}

/** Comments of another dialect that no declaration of the file has: those of a table that nothing leads to. */
export function unreachedDocs(
  path: string,
  declared: readonly NestedStatement[],
  {
    expected,
    readDocs,
  }: { readonly expected: readonly DocComment[]; readonly readDocs: ReadonlySet<DocComment> },
): readonly UnpublishedDocs[] {
  // One comment may be above a table and its class: either will do.
  const places = declared.flatMap(({ statement }) => docPlacesOf(statement)).map(({ doc }) => doc);
  const known = new Set([...places, ...readDocs].map(({ span }) => span[0]));
  const docs = expected.map(({ span }) => span).filter(([start]) => !known.has(start));
  return docs.length === 0 ? [] : [{ declaration: path, docs, isLocal: false }];
}

const NOUNS = {
  declareFunction: "declare function",
  declareGlobal: "declare",
  externType: "extern type",
  typeAlias: "type",
  typeFunction: "type function",
} as const;

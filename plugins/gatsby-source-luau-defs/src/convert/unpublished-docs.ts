import type { DocComment, NestedStatement } from "full-moon-wasm";
import type { UnpublishedDocs } from "../model/draft";
import type { Declared } from "../syntax/declarations";
import { docPlacesOf } from "../syntax/doc-places";

/** The doc comments that no entry was made of, by the declaration they are in, in the order of the file. */
export function unpublishedDocs(
  declared: readonly NestedStatement[],
  read: ReadonlySet<DocComment>,
): readonly UnpublishedDocs[] {
  const winners = winnersOf(declared);
  return declared.flatMap(({ statement, blocks }) => {
    // A rule of its own reports a name that is declared twice, and a type for scripts inside a block.
    const isReported =
      winners.get(nameOf(statement)) !== statement || (blocks.length > 0 && isExported(statement));
    if (isReported) return [];
    const docs = docPlacesOf(statement)
      .filter(({ doc }) => !read.has(doc))
      .map(({ doc }) => doc.span);
    if (docs.length === 0) return [];
    const isLocal =
      (statement.kind === "typeAlias" || statement.kind === "typeFunction") && !statement.exported;
    return [{ declaration: `${NOUNS[statement.kind]} ${statement.name.text}`, docs, isLocal }];
  });
}

/** Of globals the last of each name counts, of types the first. */
function winnersOf(declared: readonly NestedStatement[]): ReadonlyMap<string, Declared> {
  const winners = new Map<string, Declared>();
  for (const { statement } of declared)
    if (isValue(statement) || !winners.has(nameOf(statement))) winners.set(nameOf(statement), statement);
  return winners;
}

const isValue = ({ kind }: Declared): boolean => kind === "declareFunction" || kind === "declareGlobal";
const isExported = (statement: Declared): boolean => "exported" in statement && statement.exported;
const nameOf = (statement: Declared): string =>
  `${isValue(statement) ? "value" : "type"} ${statement.name.text}`;

const NOUNS = {
  declareFunction: "declare function",
  declareGlobal: "declare",
  externType: "extern type",
  typeAlias: "type",
  typeFunction: "type function",
} as const;

import type { DocComment, ParseResult, Statement } from "full-moon-wasm";
import type { Documented } from "./attach-comments";
import { returnedTable } from "./class-tables";
import type { ReadComment } from "./comment";
import { ownComment } from "./write-comment";

/** The module's introduction: that of its class, or else the block at the top that declares nothing. */
export function moduleComment(
  tree: ParseResult,
  unattached: readonly ReadComment[],
  ofClass: ReadComment | null,
): DocComment | null {
  const atTop = unattached.find(
    ({ doc, declares }) => doc.span[0] === tree.moduleDoc?.span[0] && declares === null,
  );
  const comment = ofClass ?? atTop;
  return comment === undefined ? null : ownComment(comment);
}

/** Above a table that is not returned, if the type of the class has a comment of its own. */
export function classIntroduction(
  slug: string,
  statements: readonly Statement[],
  subjects: ReadonlyMap<ReadComment, Documented>,
): ReadComment | null {
  const returned = returnedTable(statements);
  const comment = [...subjects].find(
    ([{ declares }, { kind, name }]) =>
      declares?.kind === "class" &&
      declares.name.text.toLowerCase() === slug.toLowerCase() &&
      kind === "variable" &&
      name?.text !== returned,
  )?.[0];
  const hasOwnType = statements.some(
    (one) => one.kind === "typeAlias" && one.name.text === comment?.declares?.name.text && one.doc !== null,
  );
  return comment === undefined || !hasOwnType ? null : comment;
}

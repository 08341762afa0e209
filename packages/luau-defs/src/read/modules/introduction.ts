/** In: the tree of a plain module. Out: the same tree, introduced by a comment that documents nothing else. */
import { luauTokens, type Span } from "luau-syntax";
import type { DialectFile } from "../dialects/read-dialects";
import { docAt } from "../dialects/unattached-docs";
import { luauIn } from "../syntax/declarations";
import { docRuns } from "../source/doc-runs";
import { docsIn } from "../syntax/visit-syntax";

/**
 * The comment is at the top of the file, with a blank line below it, or directly above its `return`. Moonwave's
 * classes have their own.
 */
export function withIntroduction(file: DialectFile): DialectFile {
  const { source, tree, handledDocs } = file;
  if (file.dialect === "moonwave" || tree.moduleDoc !== null) return file;
  const top = luauTokens(source.text).find(({ kind }) => kind !== "comment" && kind !== "directive")?.start;
  const last = luauIn(tree.statements).at(-1);
  const introduces = ([start, end]: Span): boolean =>
    (start === top && /^[^\S\n]*\n[^\S\n]*\n/.test(source.text.slice(end))) ||
    (last?.kind === "return" && /^[^\S\n]*\n[^\S\n]*$/.test(source.text.slice(end, last.span[0])));
  const attached = new Set(docsIn(tree.statements).map(({ span }) => span[0]));
  const run = docRuns(source.text).find(introduces);
  if (run === undefined || attached.has(run[0]) || handledDocs.has(run[0])) return file;
  const [moduleDoc = null] = docAt(source.text, run);
  const strayDocs = tree.strayDocs.filter(({ span }) => span[0] !== run[0]);
  return { ...file, tree: { ...tree, moduleDoc, strayDocs } };
}

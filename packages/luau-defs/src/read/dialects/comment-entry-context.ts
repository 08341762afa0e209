import { exportedAlias, luauOf } from "../syntax/build-syntax";
import type { LuauStatement, Statement, Type } from "full-moon-wasm";
import type { Documented } from "./attach-comments";
import { spanOf, type Declares, type ReadComment } from "./comment";
import type { ReportFinding } from "./comment-types";
import type { AliasStatement } from "../syntax/declarations";
import { genericsNamed } from "./comment-signatures";
import { ownComment } from "./write-comment";

export interface CommentEntryContext {
  readonly comments: readonly ReadComment[];
  readonly others: readonly ReadComment[];
  /** The code that each comment above code documents. */
  readonly subjects: ReadonlyMap<ReadComment, Documented>;
  readonly classes: ReadonlyMap<string, string>;
  readonly report: ReportFinding;
}

export type Declaring = ReadComment & { readonly declares: Declares };
export const isDeclaring = (comment: ReadComment): comment is Declaring => comment.declares !== null;

export function aliasOf(comment: Declaring, type: Type): AliasStatement {
  const { name, generics } = comment.declares;
  const span = spanOf(name);
  return {
    ...exportedAlias({ text: name.text, span }, type, comment.doc.span),
    generics: genericsNamed(generics, span),
    doc: ownComment(comment),
  };
}

export const replaced = (
  statements: readonly Statement[],
  old: Statement,
  statement: Statement,
): readonly Statement[] => statements.map((one) => (one === old ? statement : one));

export const withAssignments = (
  statements: readonly Statement[],
  added: readonly LuauStatement[],
): readonly Statement[] => {
  const [first] = added;
  return first === undefined ? statements : [...statements, luauOf(added, first.span)];
};

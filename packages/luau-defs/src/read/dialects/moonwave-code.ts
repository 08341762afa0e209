/** The code and comments of a file in Moonwave's dialect, while declarations in comments become code. */
import type { LuauStatement, Name, Statement, Type } from "full-moon-wasm";
import { exportedAlias, luauOf } from "../syntax/build-syntax";
import type { AliasStatement } from "../syntax/declarations";
import type { CommentMember } from "./class-tables";
import { slotsOf, toName, type Declaring, type Documented, type ReadComment, type Slot } from "./comment";
import { genericsNamed, slotType } from "./comment-signatures";
import { parseType, type ReportProblem } from "./comment-types";
import { moonwaveType } from "./moonwave-type";
import { fieldComment, rewrittenComment } from "./write-comment";

export interface MoonwaveCode {
  readonly statements: readonly Statement[];
  readonly comments: readonly ReadComment[];
  /** Comments that do not document the code below them, in file order. */
  readonly unattached: readonly ReadComment[];
  /** The code that each attached comment documents. */
  readonly subjects: ReadonlyMap<ReadComment, Documented>;
  /** The names of tables in the code, by the name of their class. */
  readonly classes: ReadonlyMap<string, string>;
  readonly report: ReportProblem;
}

/** The name in the code of the table of a class. */
export const tableOf = ({ classes }: Pick<MoonwaveCode, "classes">, name: string): string =>
  classes.get(name) ?? name;

export function commentFinder({
  subjects,
}: Pick<MoonwaveCode, "subjects">): (statement: LuauStatement) => ReadComment | undefined {
  const byStart = new Map([...subjects.keys()].map((one) => [one.doc.span[0], one]));
  return ({ doc }) => (doc === null ? undefined : byStart.get(doc.span[0]));
}

/** The exported type that a comment declares. */
export const aliasOf = (comment: Declaring, type: Type): AliasStatement => {
  const name = toName(comment.declares.name);
  return {
    ...exportedAlias(name, type, comment.doc.span),
    generics: genericsNamed(comment.declares.generics, name.span),
    doc: rewrittenComment(comment),
  };
};

export const replaced = (
  statements: readonly Statement[],
  old: Statement,
  statement: Statement,
): readonly Statement[] => statements.map((one) => (one === old ? statement : one));

export function withAssignments(
  statements: readonly Statement[],
  added: readonly LuauStatement[],
): readonly Statement[] {
  const [first] = added;
  return first === undefined ? statements : [...statements, luauOf(added, first.span)];
}

/** The fields that a comment lists, as members. */
export const fieldMembers = (comment: ReadComment, report: ReportProblem): readonly CommentMember[] =>
  slotsOf(comment, "field").map((slot) => ({
    key: keyOf(slot, report),
    name: nameOf(slot),
    type: slotType(slot, report),
    doc: fieldComment(slot),
    isStatic: false,
    span: slot.span,
  }));

const nameOf = ({ name, span }: Slot): Name => (name === null ? { text: "", span } : toName(name));

/** The type `string` of `.[string] type` */
function keyOf({ name }: Slot, report: ReportProblem): Type | null {
  const key = name === null ? undefined : /^\[(.+)\]$/.exec(name.text)?.[1];
  return name === null || key === undefined
    ? null
    : parseType({ luau: moonwaveType(key), sourceText: { text: key, start: name.start + 1 } }, report);
}

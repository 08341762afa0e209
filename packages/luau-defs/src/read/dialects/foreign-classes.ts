/**
 * In: the statements and comments of a file in Moonwave's dialect. Out: the same without the members that
 * comments add, by `@within`, to classes of other files; and for each of these classes a tree of its own.
 */
import { mapLuau } from "../syntax/declarations";
import { pathTo, luauOf, localTable, returnOf, exportedAlias } from "../syntax/build-syntax";
import type { LuauStatement, Name, Statement, Value } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { Documented } from "./attach-comments";
import { ofTable } from "./class-code";
import { instanceType } from "./class-tables";
import { spanOf, type ReadComment } from "./comment";
import { withCommentEntries } from "./comment-entries";
import type { ReportFinding } from "./comment-types";

export interface ForeignClass {
  readonly owner: string;
  /** A module that has only these members. */
  readonly statements: readonly Statement[];
  /** Names of the members and types, where they are written. */
  readonly names: readonly Name[];
}

interface Comments {
  readonly unattached: readonly ReadComment[];
  readonly subjects: ReadonlyMap<ReadComment, Documented>;
  readonly otherClasses: ReadonlySet<string>;
  readonly report: ReportFinding;
}

interface SplitFile {
  readonly statements: readonly Statement[];
  readonly foreign: readonly ForeignClass[];
  readonly foreignComments: ReadonlySet<ReadComment>;
}

export function withoutForeign(all: readonly Statement[], comments: Comments): SplitFile {
  const { unattached, subjects, otherClasses } = comments;
  const owners = new Map<string, Foreign>();
  const isForeign = ({ within, declares }: ReadComment): boolean =>
    within !== null && otherClasses.has(within.text) && declares?.kind !== "class";
  const foreignOf = ({ within }: ReadComment): Foreign => {
    const name = { text: within?.text ?? "", span: within === null ? NOWHERE : spanOf(within) };
    const owner = owners.get(name.text) ?? { name, comments: [], code: [] };
    owners.set(name.text, owner);
    return owner;
  };
  const attached = new Map([...subjects.keys()].filter(isForeign).map((one) => [one.doc.span[0], one]));
  const foreignComments = new Set(unattached.filter((one) => isForeign(one) && one.declares !== null));
  for (const comment of foreignComments) foreignOf(comment).comments.push(comment);
  const isKept = (statement: LuauStatement): boolean => {
    const comment = attached.get(statement.doc?.span[0] ?? -1);
    const moved = comment === undefined ? null : asMember(statement, foreignOf(comment).name);
    if (comment === undefined || moved === null) return true;
    foreignOf(comment).code.push(moved);
    foreignComments.add(comment);
    return false;
  };
  const statements = attached.size === 0 ? all : mapLuau(all, (one) => (isKept(one) ? [one] : []));
  const foreign = [...owners.values()].map((one) => toClass(one, comments.report));
  return { statements, foreign: foreign.filter(({ names }) => names.length > 0), foreignComments };
}

const NOWHERE: Span = [0, 0];

interface Foreign {
  readonly name: Name;
  readonly comments: ReadComment[];
  readonly code: MemberStatement[];
}

type MemberStatement = Extract<LuauStatement, { kind: "fieldFunction" | "assignment" }>;

/** The same code as a member of a table; null for code that is none. */
function asMember(statement: LuauStatement, owner: Name): MemberStatement | null {
  const { doc, span } = statement;
  const path = (name: Name): Value => pathTo([owner, name], name.span);
  switch (statement.kind) {
    case "localFunction": {
      const { name, body, attributes } = statement;
      const members = [owner, name];
      return { kind: "fieldFunction", blocks: [], attributes, path: members, method: false, body, doc, span };
    }
    case "variable": {
      const { name, value } = statement;
      return value.kind === "closure" || value.kind === "cast"
        ? { kind: "assignment", blocks: [], target: path(name), value, doc, span }
        : null;
    }
    case "fieldFunction":
    case "assignment": {
      const moved = ofTable(statement, owner);
      return moved === statement ? null : { ...moved, blocks: [] };
    }
    default:
      return null;
  }
}

/** `local Kite = {} … return Kite`, and the type of its instances. */
function toClass({ name, comments, code }: Foreign, report: ReportFinding): ForeignClass {
  const { span } = name;
  const module = luauOf([localTable(name, span), ...code, returnOf(name, span)], span);
  const instances = exportedAlias(name, instanceType(name.text, [], span), span);
  const context = { comments, others: comments, subjects: new Map(), classes: new Map(), report };
  return {
    owner: name.text,
    statements: withCommentEntries([module, instances], context),
    names: [...comments.flatMap(declaredName), ...code.flatMap(memberName)],
  };
}

const declaredName = ({ declares }: ReadComment): readonly Name[] =>
  declares === null ? [] : [{ text: declares.name.text, span: spanOf(declares.name) }];

const memberName = (member: MemberStatement): readonly Name[] => {
  if (member.kind === "fieldFunction") return member.path.slice(1);
  return member.target.kind === "path" ? member.target.names.slice(1) : [];
};

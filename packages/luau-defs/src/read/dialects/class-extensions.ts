/**
 * In: the code of a file in Moonwave's dialect. Out: the same without the members that comments add, by `@within`,
 * to classes of other files; and for each of these classes a tree of its own.
 */
import type { LuauStatement, Name, Statement } from "full-moon-wasm";
import { exportedAlias, localTable, luauOf, pathTo, returnOf } from "../syntax/build-syntax";
import { mapLuau } from "../syntax/declarations";
import { ofTable } from "./class-code";
import { instanceType, memberPathOf } from "./class-tables";
import { isClass, isDeclaring, toName, type ReadComment } from "./comment";
import { withCommentEntries } from "./comment-entries";
import { commentFinder, type MoonwaveCode } from "./moonwave-code";

export interface ClassExtension {
  readonly owner: string;
  /** The code of a module with these members only. */
  readonly statements: readonly Statement[];
  /** Names of the members and types, at their locations in the file. */
  readonly names: readonly Name[];
}

export function splitExtensions(original: MoonwaveCode, otherClasses: ReadonlySet<string>) {
  const owners = new Map<string, ExtensionParts>();
  const ownerOf = (comment: ReadComment): ExtensionParts | null => {
    const { within } = comment;
    if (within === null || !otherClasses.has(within.text) || isClass(comment)) return null;
    const owner = owners.get(within.text) ?? { name: toName(within), comments: [], code: [] };
    owners.set(within.text, owner);
    return owner;
  };
  const movedComments = new Set<ReadComment>();
  for (const comment of original.unattached.filter(isDeclaring)) {
    const owner = ownerOf(comment);
    owner?.comments.push(comment);
    if (owner !== null) movedComments.add(comment);
  }
  const commentOf = commentFinder(original);
  const statements = mapLuau(original.statements, (statement) => {
    const comment = commentOf(statement);
    const owner = comment === undefined ? null : ownerOf(comment);
    const member = owner === null ? null : asMember(statement, owner.name);
    if (comment === undefined || owner === null || member === null) return [statement];
    owner.code.push(member);
    movedComments.add(comment);
    return [];
  });
  const isUnmoved = (comment: ReadComment): boolean => !movedComments.has(comment);
  const code = {
    ...original,
    statements,
    unattached: original.unattached.filter(isUnmoved),
    subjects: new Map([...original.subjects].filter(([comment]) => isUnmoved(comment))),
  };
  const extensions = [...owners.values()].map((one) => toClass(one, original));
  return { code, extensions: extensions.filter(({ names }) => names.length > 0), moved: [...movedComments] };
}

interface ExtensionParts {
  readonly name: Name;
  readonly comments: ReadComment[];
  readonly code: LuauStatement[];
}

/** Moves code to another table; null if it defines no member or function. */
function asMember(statement: LuauStatement, owner: Name): LuauStatement | null {
  const { doc, span } = statement;
  switch (statement.kind) {
    case "localFunction": {
      const { name, body, attributes } = statement;
      const path = [owner, name];
      return { kind: "fieldFunction", blocks: [], attributes, path, method: false, body, doc, span };
    }
    case "variable": {
      const { name, value } = statement;
      return value.kind === "closure" || value.kind === "cast"
        ? { kind: "assignment", blocks: [], target: pathTo([owner, name], name.span), value, doc, span }
        : null;
    }
    default: {
      const member = ofTable(statement, owner);
      return member === statement ? null : { ...member, blocks: [] };
    }
  }
}

/** `local Kite = {} … return Kite`, and the type of its instances. */
function toClass({ name, comments, code }: ExtensionParts, { report }: MoonwaveCode): ClassExtension {
  const { span } = name;
  const module = luauOf([localTable(name, span), ...code, returnOf(name, span)], span);
  const instances = exportedAlias(name, instanceType(name.text, [], span), span);
  const declared = comments.filter(isDeclaring).map(({ declares }) => toName(declares.name));
  return {
    owner: name.text,
    statements: withCommentEntries({
      statements: [module, instances],
      comments,
      unattached: comments,
      subjects: new Map(),
      classes: new Map(),
      report,
    }),
    names: [...declared, ...code.flatMap((one) => memberPathOf(one).slice(1))],
  };
}

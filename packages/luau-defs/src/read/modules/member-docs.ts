import type { DocComment, LuauStatement, ParseResult } from "full-moon-wasm";
import type { ExpectedDoc } from "../dialects/read-dialects";
import { tablesIn, type ClassStatement } from "./module-values";
import type { ReadValues } from "./read-values";
import { isMethod } from "./type-of";

/** The comments of members that may appear on no page, each with the reason if it does not. */
export function memberDocs(
  { locals, returned }: ReadValues,
  { statements }: ParseResult,
  luau: readonly LuauStatement[],
): readonly ExpectedDoc[] {
  const exported = new Set(
    statements.flatMap((one) => (one.kind === "typeAlias" && one.exported ? [one.name.text] : [])),
  );
  const tablesWithPaths = locals.flatMap(({ name, value }) => [...tablesIn(value, name.text)]);
  const isIndex = ([, owner]: (typeof tablesWithPaths)[number]): boolean => owner.endsWith(".__index");
  const tables = new Map([
    ...tablesWithPaths.filter(isIndex),
    ...tablesWithPaths.filter((one) => !isIndex(one)),
  ]);
  const indexed = new Set([...tables.keys()].map((table) => table.latest.get("__index")?.value));
  // A member's function may also be returned, with another comment.
  const publishedSpans = new Set(
    [...tablesIn(returned?.built ?? null).keys()].flatMap(({ members }) =>
      members.map(({ value }) => value.span),
    ),
  );
  const ofTables = [...tables].flatMap(([table, owner]) => {
    if (table.statement !== null) return classDocs(table.statement, owner);
    const isClass = table.latest.has("__index") || indexed.has(table);
    return table.members.flatMap((member) => {
      const isUnreturned = !isClass || !isMethod(member);
      const reason = isUnreturned ? "unreturned" : exported.has(owner) ? "missing" : "untyped";
      const isShown =
        member.name.text === "__index" || (isUnreturned && publishedSpans.has(member.value.span));
      return isShown ? [] : expected(member.doc, owner, reason);
    });
  });
  const ofGlobals = locals.flatMap(({ name, value, doc, isGlobal }) =>
    isGlobal && value.kind === "function" ? expected(doc, name.text, "unreturned") : [],
  );
  const builtTables = new Set(
    locals.flatMap(({ name, value }) => (value.kind === "table" ? [name.text] : [])),
  );
  // Functions of a table that the file does not build: of a global, or of another file.
  const ofOthers = luau.flatMap((one) => {
    const owner = one.kind === "fieldFunction" ? one.path.slice(0, -1).map(({ text }) => text) : [];
    return owner[0] === undefined || builtTables.has(owner[0])
      ? []
      : expected(one.doc, owner.join("."), "unreturned");
  });
  return [...ofTables, ...ofGlobals, ...ofOthers];
}

const expected = (
  doc: DocComment | null,
  owner: string,
  reason: ExpectedDoc["reason"],
): readonly ExpectedDoc[] => (doc === null ? [] : [{ doc, owner, reason }]);

/** A class has an entry only if scripts can reach it. */
const classDocs = ({ doc, members }: ClassStatement, owner: string): readonly ExpectedDoc[] =>
  [doc, ...members.map((member) => member.doc)].flatMap((one) => expected(one, owner, "local"));

import type { DocComment, LuauStatement, ParseResult } from "full-moon-wasm";
import type { ExpectedDoc } from "../dialects/read-dialects";
import type { ClassStatement, ModuleTable, ModuleValue } from "./module-values";
import type { ReadValues } from "./read-values";
import { takesSelf } from "./type-of";

/** Scripts receive instances even if their class is not exported, and a table may be meant to be returned. */
export function memberDocs(
  { locals, returned }: ReadValues,
  { statements }: ParseResult,
  luau: readonly LuauStatement[],
): readonly ExpectedDoc[] {
  const exported = new Set(
    statements.flatMap((one) => (one.kind === "typeAlias" && one.exported ? [one.name.text] : [])),
  );
  const tablesWithPaths = locals.flatMap(({ name, value }) => tablesIn(name.text, value));
  const isIndex = ([, owner]: (typeof tablesWithPaths)[number]): boolean => owner.endsWith(".__index");
  const tables = new Map([
    ...tablesWithPaths.filter(isIndex),
    ...tablesWithPaths.filter((one) => !isIndex(one)),
  ]);
  const indexed = new Set([...tables.keys()].map((table) => table.latest.get("__index")?.value));
  // The function of a member may be returned under a comment of its own.
  const publishedSpans = new Set(
    tablesIn("", returned?.built ?? null).flatMap(([{ members }]) => members.map(({ value }) => value.span)),
  );
  const ofTables = [...tables].flatMap(([table, owner]) => {
    if (table.statement !== null) return classDocs(table.statement, owner);
    const isClass = table.latest.has("__index") || indexed.has(table);
    return table.members.flatMap((member) => {
      const isUnreturned = !isClass || !takesSelf(member);
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

/** Of a class, which has no entry unless scripts can reach it. */
const classDocs = ({ doc, members }: ClassStatement, owner: string): readonly ExpectedDoc[] =>
  [doc, ...members.map((member) => member.doc)].flatMap((one) => expected(one, owner, "local"));

function tablesIn(path: string, value: ModuleValue | null): readonly (readonly [ModuleTable, string])[] {
  const tables = new Map<ModuleTable, string>();
  const queue: [ModuleValue, string][] = value === null ? [] : [[value, path]];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [table, name] = next;
    if (table.kind !== "table" || tables.has(table)) continue;
    tables.set(table, name);
    for (const member of table.members) queue.push([member.value, `${name}.${member.name.text}`]);
  }
  return [...tables];
}

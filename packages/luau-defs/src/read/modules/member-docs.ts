import type { LuauStatement, ParseResult } from "full-moon-wasm";
import type { ExpectedDoc } from "../dialects/read-dialects";
import type { ClassStatement, Member, ModuleTable, ModuleValue } from "./module-values";
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
  const found = locals.flatMap(({ name, value }) => tablesIn(name.text, value));
  const isIndex = ([, owner]: (typeof found)[number]): boolean => owner.endsWith(".__index");
  const tables = new Map([...found.filter(isIndex), ...found.filter((one) => !isIndex(one))]);
  const indexed = new Set([...tables.keys()].map((table) => table.latest.get("__index")?.value));
  // The function of a member may be returned under a comment of its own.
  const shown = new Set(
    tablesIn("", returned?.built ?? null).flatMap(([{ members }]) => members.map(({ value }) => value.span)),
  );
  const ofTables = [...tables].flatMap(([table, owner]) => {
    if (table.statement !== null) return classDocs(table.statement, owner);
    const isClass = table.latest.has("__index") || indexed.has(table);
    const errorMessage = (member: Member): ExpectedDoc["reason"] => {
      if (!isClass || !takesSelf(member)) return "unreturned";
      return exported.has(owner) ? "missing" : "untyped";
    };
    return table.members.flatMap((member): readonly ExpectedDoc[] => {
      const { doc, name, value } = member;
      const reason = errorMessage(member);
      const isShown = name.text === "__index" || (reason === "unreturned" && shown.has(value.span));
      return doc === null || isShown ? [] : [{ doc, owner, reason }];
    });
  });
  const built = new Set(locals.flatMap(({ name, value }) => (value.kind === "table" ? [name.text] : [])));
  const ofGlobals = locals.flatMap(({ name, value, doc, isGlobal }): readonly ExpectedDoc[] =>
    isGlobal && value.kind === "function" && doc !== null
      ? [{ doc, owner: name.text, reason: "unreturned" }]
      : [],
  );
  return [...ofTables, ...ofGlobals, ...luau.filter((one) => !built.has(rootOf(one))).flatMap(functionDoc)];
}

/** Of a class, which has no entry unless scripts can reach it. */
const classDocs = ({ doc, members }: ClassStatement, owner: string): readonly ExpectedDoc[] =>
  [doc, ...members.map((member) => member.doc)].flatMap((one) =>
    one === null ? [] : [{ doc: one, owner, reason: "local" }],
  );

const rootOf = (statement: LuauStatement): string =>
  statement.kind === "fieldFunction" ? (statement.path[0]?.text ?? "") : "";

function tablesIn(path: string, value: ModuleValue | null): readonly (readonly [ModuleTable, string])[] {
  const found = new Map<ModuleTable, string>();
  const left: [ModuleValue, string][] = value === null ? [] : [[value, path]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [table, name] = next;
    if (table.kind !== "table" || found.has(table)) continue;
    found.set(table, name);
    for (const member of table.members) left.push([member.value, `${name}.${member.name.text}`]);
  }
  return [...found];
}

/** A function of a table that the file does not build: of a global, or of another file. */
const functionDoc = (statement: LuauStatement): readonly ExpectedDoc[] =>
  statement.kind === "fieldFunction" && statement.path.length > 1 && statement.doc !== null
    ? [
        {
          doc: statement.doc,
          owner: statement.path
            .slice(0, -1)
            .map(({ text }) => text)
            .join("."),
          reason: "unreturned",
        },
      ]
    : [];

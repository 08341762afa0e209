import { luauIn } from "../syntax/declarations";
import { localTable, luauOf, returnOf } from "../syntax/build-syntax";
import type { LuauStatement, Name, Statement } from "full-moon-wasm";
import type { Span } from "luau-contract";

/**
 * LuaCATS annotations often document tables of the host program: `function love.timer.sleep() end`. The table
 * that most statements refer to is treated as the file's module.
 */
export function withGlobalTable(statements: readonly Statement[]): readonly Statement[] {
  const luau = luauIn(statements);
  if (luau.some(({ kind }) => kind === "return")) return statements;
  const locals = new Set(luau.flatMap((one) => (one.kind === "variable" ? [one.name.text] : [])));
  const roots = luau.flatMap(rootOf).filter(({ text }) => !locals.has(text));
  const counts = new Map<string, number>();
  for (const { text } of roots) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  const root = roots.find(({ text }) => text === most?.[0]);
  if (root === undefined) return statements;
  const span: Span = [root.span[0], root.span[0]];
  return [luauOf([localTable(root, span)], span), ...statements, luauOf([returnOf(root, span)], span)];
}

/** The root of each assigned path: `love` in `love.timer = {}`. */
function rootOf(statement: LuauStatement): readonly Name[] {
  if (statement.kind === "fieldFunction") return statement.path.slice(0, 1);
  return statement.kind === "assignment" && statement.target.kind === "path"
    ? statement.target.names.slice(0, 1)
    : [];
}

/** Metatables: the calls and types that set one, and the tables in which fields are looked up by it. */
import { isPack } from "../syntax/build-syntax";
import type { Type, Value } from "full-moon-wasm";
import type { ModuleTable, ModuleValue } from "./module-values";

/** The arguments of `setmetatable`, in a `typeof` or as a type function. */
export function partsOf(type: Type): readonly [Value | Type, Value | Type] | null {
  if (type.kind === "reference" && type.prefix === null && type.name.text === "setmetatable") {
    const [base, metatable] = type.args ?? [];
    return base === undefined || metatable === undefined || isPack(base) || isPack(metatable)
      ? null
      : [base, metatable];
  }
  if (type.kind !== "typeof" || type.value.kind !== "call") return null;
  const {
    callee,
    arguments: [base, metatable],
  } = type.value;
  const isCall =
    callee.kind === "path" && callee.names.length === 1 && callee.names[0]?.text === "setmetatable";
  return isCall && base !== undefined && metatable !== undefined ? [base, metatable] : null;
}

/** The table in which missing fields are looked up: usually a class is the `__index` of its own metatable. */
export function indexOf(metatable: ModuleTable | null): ModuleTable | null {
  const index = metatable?.latest.get("__index")?.value;
  return index?.kind === "table" ? index : metatable;
}

/** A class and its ancestors: `local Dog = setmetatable({}, { __index = Animal })`. */
export function ancestry(table: ModuleTable): readonly ModuleTable[] {
  const found = new Set<ModuleTable>();
  let current: ModuleValue | undefined = table;
  while (current?.kind === "table" && !found.has(current)) {
    found.add(current);
    const { metatable }: ModuleTable = current;
    current = metatable?.kind === "table" ? metatable.latest.get("__index")?.value : undefined;
  }
  return [...found];
}

/** The symbols that Luau has resolved names to; of plain modules, by the modules' variables. */
import type { EngineNames } from "luau-contract";
import type { Span } from "luau-wasm";
import type { HoveredName } from "./hovered-names";
import { sourceOfRequest } from "./module-scope";
import type { UnitCode } from "./units";

export interface UsedName {
  readonly span: Span;
  /** See used-entries.ts: `global/Timer.clear`, `globaltype/Door.open`, `std/fs.luau#read`, `#Door.open`. */
  readonly symbol: string;
  readonly isCalled: boolean;
}

/** @param engine the names that definitions declare */
export function readUses(
  names: readonly HoveredName[],
  { sources, modules }: UnitCode,
  engine: EngineNames,
): readonly UsedName[] {
  const text = sources[0]?.text ?? "";
  const required = modules.length === 0 ? new Map<string, string>() : requiredModules(text, modules);
  const declared = new Set(Array.from(text.matchAll(/\btype\s+(\w+)/g), ([, name = ""]) => name));
  return names.flatMap((one): readonly UsedName[] => {
    const symbol = symbolOf(one);
    return symbol === null ? [] : [{ span: one.span, symbol, isCalled: one.isCalled }];
  });

  function symbolOf(one: HoveredName): string | null {
    const { name, hover, isType } = one;
    const documented =
      hover?.symbol === undefined ? null : /^@engine\/(.+?)(?:\/overload\/.*)?$/.exec(hover.symbol);
    if (documented !== null) return documented[1] ?? null;
    if (isType && hover === null)
      return engine.types.has(name) && !declared.has(name) ? `globaltype/${name}` : null;
    return modules.length === 0 ? null : memberOfModule(one);
  }

  function memberOfModule({ name, owners: [root, ...others], isDetached }: HoveredName): string | null {
    if (root === undefined || isDetached) return null;
    const source = required.get(root.name);
    if (source !== undefined) return `${source}#${[...others, { name }].map((one) => one.name).join(".")}`;
    const type = typeName((others.at(-1) ?? root).hover?.text ?? "");
    return type === null || declared.has(type) ? null : `#${type}.${name}`;
  }
}

const requiredModules = (text: string, modules: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    Array.from(text.matchAll(REQUIRE), ([, name = "", request = ""]): [string, string] => [
      name,
      sourceOfRequest(request, modules) ?? "",
    ]).filter(([, source]) => source !== ""),
  );

const REQUIRE = /\blocal\s+(\w+)[^=\n]*=\s*require\s*\(?\s*["']([^"'\n]+)["']/g;

/** `Door` for `door: Door` and `door: Door?`. */
const typeName = (hover: string): string | null => /^\w+: (\w+)\??$/.exec(hover)?.[1] ?? null;

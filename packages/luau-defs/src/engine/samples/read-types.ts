import type { Span } from "luau-wasm";
import type { HoveredName } from "./hovered-names";

export interface TypedName {
  readonly span: Span;
  /** A function's signature; for other names, the type without the name. */
  readonly type: string;
}

const LONGEST = 120;
const UNKNOWN = /\*error-type\*|^(?:any|unknown)$/;

/** @param engine the engine's globals, which pages link to their entries */
export const readTypes = (names: readonly HoveredName[], engine: ReadonlySet<string>): readonly TypedName[] =>
  names.flatMap(({ name, span, owners, hover }): readonly TypedName[] => {
    const root = owners.at(-1)?.name ?? name;
    if (engine.has(root) || hover === null || hover.symbol?.includes("/global/")) return [];
    const type = typeOf(name, hover.text);
    return type === null ? [] : [{ span, type }];
  });

/** @param hover `name: type` or `function name(…)` */
function typeOf(name: string, hover: string): string | null {
  const prefix = `${name}: `;
  const type = hover.startsWith(prefix)
    ? hover.slice(prefix.length)
    : hover.startsWith(`function ${name}`)
      ? hover
      : "";
  if (type === "" || UNKNOWN.test(type)) return null;
  return type.length > LONGEST ? `${type.slice(0, LONGEST - 1)}…` : type;
}

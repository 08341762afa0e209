/** In: a checked unit. Out: the types of the names in its sample. */
import { tokenize } from "full-moon-wasm";
import type { Checker, Span } from "luau-wasm";
import type { UnitCode } from "./units";

export interface TypedName {
  readonly span: Span;
  /** A function's signature; for other names, the type without the name. */
  readonly type: string;
}

/** Maximum length; longer types are truncated. */
const LONGEST = 120;
/** Types that Luau could not infer. */
const UNKNOWN = /\*error-type\*|^(?:any|unknown)$/;

/**
 * Types of variables, parameters and the members of their values.
 * @param engine the engine's globals, which pages link to their entries
 */
export function readTypes(
  { main, sources, lines, before }: UnitCode,
  checker: Checker,
  engine: ReadonlySet<string>,
): readonly TypedName[] {
  const text = sources[0]?.text ?? "";
  const first = lines.slice(0, before).reduce((sum, line) => sum + line.text.length + 1, 0);
  const tokens = tokenize(text).tokens.filter(({ kind }) => kind !== "comment" && kind !== "docComment");
  return tokens.flatMap(({ kind, span }, index): readonly TypedName[] => {
    const isMember = /^[.:]$/.test(textOf(tokens[index - 1]));
    const root = isMember ? textOf(tokens[index - 2]) : text.slice(...span);
    if (kind !== "identifier" || span[0] < first || engine.has(root)) return [];
    const hover = checker.hover(main, span[0]);
    // In type annotations, Luau returns the type of the enclosing expression.
    if (hover === null || hover.span[1] !== span[1] || hover.symbol?.includes("/global/")) return [];
    const type = typeOf(text.slice(...span), hover.text);
    return type === null ? [] : [{ span, type }];
  });

  function textOf(token: { readonly span: Span } | undefined): string {
    return token === undefined ? "" : text.slice(...token.span);
  }
}

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

/** In: a checked unit. Out: the names in its sample, with what Luau reports about each, and their types. */
import { codeTokens, type LuauToken, type Span } from "luau-syntax";
import type { Checker, Hover } from "luau-wasm";
import { isMemberAt } from "./names-in-code";
import { textOf } from "./sample";
import type { UnitCode } from "./units";

export interface HoveredName {
  readonly name: string;
  readonly span: Span;
  /** The names before it, outermost first: `love`, `graphics` for `draw` in `love.graphics.draw`. */
  readonly owners: readonly HoveredName[];
  /** Whether it is a member of something other than a name: of a call's result, or of an element. */
  readonly isDetached: boolean;
  readonly isCalled: boolean;
  /** Whether it is in a position of a type; of a value, if Luau has a type for it. */
  readonly isType: boolean;
  readonly hover: Hover | null;
}

/** Each name once, in order; without those in the samples that this one continues. */
export function hoveredNames(
  { main, sources, lines, precedingLines }: UnitCode,
  checker: Pick<Checker, "hover">,
): readonly HoveredName[] {
  const first = textOf(lines.slice(0, precedingLines)).length;
  const tokens = codeTokens(sources[0]?.text ?? "");
  const names = new Map<number, HoveredName>();
  for (const [index, { kind, text: name, start, end }] of tokens.entries()) {
    if (kind !== "name" || start < first) continue;
    const span: Span = [start, end];
    const isMember = isMemberAt(tokens, index);
    const owner = isMember ? names.get(index - 2) : undefined;
    names.set(index, {
      name,
      span,
      owners: owner === undefined ? [] : [...owner.owners, owner],
      isDetached: isMember && (owner === undefined || owner.isDetached),
      isCalled: /^[({"'`]|^\[=*\[/.test(tokens[index + 1]?.text ?? ""),
      isType: !isMember && isTypeAt(tokens, index),
      hover: hoverAt(checker, main, span),
    });
  }
  return [...names.values()];
}

/** In braces and parentheses, a name before `=` is a key. */
function isTypeAt(tokens: readonly LuauToken[], index: number): boolean {
  const before = tokens[index - 1]?.text ?? "";
  return /^(?::|::|->|<|\||&|=)$/.test(before) || (/^[{(,]$/.test(before) && tokens[index + 1]?.text !== "=");
}

/** In type annotations, Luau returns the type of the enclosing expression, which ends elsewhere. */
function hoverAt(checker: Pick<Checker, "hover">, main: string, span: Span): Hover | null {
  const hover = checker.hover(main, span[0]);
  return hover?.span[1] === span[1] ? hover : null;
}

export interface TypedName {
  readonly span: Span;
  /** A function's signature; for other names, the type without the name. */
  readonly type: string;
}

const MAX_TYPE_LENGTH = 120;
const UNKNOWN = /\*error-type\*|^(?:any|unknown)$/;

/** @param engine the engine's globals, which pages link to their entries */
export const readTypes = (names: readonly HoveredName[], engine: ReadonlySet<string>): readonly TypedName[] =>
  names.flatMap(({ name, span, owners, hover }): readonly TypedName[] => {
    const root = owners.at(-1)?.name ?? name;
    if (engine.has(root) || hover === null || hover.symbol?.includes("/global/")) return [];
    const type = typeOf(name, hover.text);
    return type === null ? [] : [{ span, type }];
  });

function typeOf(name: string, hover: string): string | null {
  const prefix = `${name}: `;
  const type = hover.startsWith(prefix)
    ? hover.slice(prefix.length)
    : hover.startsWith(`function ${name}`)
      ? hover
      : "";
  if (type === "" || UNKNOWN.test(type)) return null;
  return type.length > MAX_TYPE_LENGTH ? `${type.slice(0, MAX_TYPE_LENGTH - 1)}…` : type;
}

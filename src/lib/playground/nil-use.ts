/** In: the error of a run and its line. Out: the name in the line that is nil, which Luau may not name. */
import { type LuauToken, luauTokens, STANDARD_LIBRARY } from "luau-syntax";

export interface NilUse {
  readonly name: string;
  readonly from: number;
  /** The member that was read; null if the value was called. */
  readonly member: string | null;
}

const CALLED = /attempt to call a nil value(?: \('([^']+)'\))?$/;
const INDEXED = /attempt to index nil with '([^']+)'$/;

/** Returns null for other errors, and where several names of the line can be the one. */
export function nilUse(message: string, line: string): NilUse | null {
  const called = CALLED.exec(message);
  const [, member = null] = INDEXED.exec(message) ?? [];
  if (called === null && member === null) return null;
  const tokens = luauTokens(line);
  if (called !== null && called[1] === undefined && isChained(tokens)) return null;
  const uses = namePaths(tokens).flatMap(({ parts, next }) =>
    member === null ? calledIn(parts, next, called?.[1]) : indexedIn(parts, member),
  );
  const [first] = uses;
  return first !== undefined && uses.every(({ name }) => name === first.name) ? first : null;
}

/** Something without a name is called, as in `find().open()` and `doors[1]()`. */
const isChained = (tokens: readonly LuauToken[]): boolean =>
  tokens.some(({ text }, index) => /^[.:(]$/.test(text) && /^[)\]]$/.test(tokens[index - 1]?.text ?? ""));

/** Luau names a global and its members, so that an error without a name is about another one. */
function calledIn(
  parts: readonly LuauToken[],
  next: LuauToken | undefined,
  name?: string,
): readonly NilUse[] {
  const isCall = next !== undefined && (/^[({]$/.test(next.text) || /string/i.test(next.kind));
  const path = textOf(parts);
  if (!isCall || (name === undefined ? isBuiltIn(parts) : path !== name)) return [];
  return [{ name: path, from: startOf(parts), member: null }];
}

function indexedIn(parts: readonly LuauToken[], member: string): readonly NilUse[] {
  const index = parts.findIndex(({ text }, position) => position > 0 && text === member);
  const object = parts.slice(0, index - 1);
  return index === -1 ? [] : [{ name: textOf(object), from: startOf(object), member }];
}

const isBuiltIn = ([root]: readonly LuauToken[]): boolean => STANDARD_LIBRARY.has(root?.text ?? "");
const textOf = (parts: readonly LuauToken[]): string => parts.map(({ text }) => text).join("");
const startOf = ([first]: readonly LuauToken[]): number => first?.start ?? 0;

interface NamePath {
  /** Names, and the dots and colons between them. */
  readonly parts: readonly LuauToken[];
  readonly next: LuauToken | undefined;
}

function namePaths(tokens: readonly LuauToken[]): readonly NamePath[] {
  const paths: NamePath[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens[index]?.kind !== "name") continue;
    const start = index;
    while (/^[.:]$/.test(tokens[index + 1]?.text ?? "") && tokens[index + 2]?.kind === "name") index += 2;
    // A member of an expression, as in `f().open`, has no name of its own.
    const isWhole = !/^[.:]$/.test(tokens[start - 1]?.text ?? "");
    if (isWhole) paths.push({ parts: tokens.slice(start, index + 1), next: tokens[index + 1] });
  }
  return paths;
}

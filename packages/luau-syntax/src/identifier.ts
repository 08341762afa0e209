import { quoted, unquoted } from "./luau-string";

/** Whether Luau accepts a name without quotes. */
export const isIdentifier = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name);

/** As a script writes it: `Timer.clear`, `Entity:destroy`, `Table["odd name"]`. */
export const memberPath = (owner: string, name: string, separator: "." | ":"): string =>
  isIdentifier(name) ? `${owner}${separator}${name}` : `${owner}[${quoted(name)}]`;

/** With dots only, since links, searches and documentation keys may write `.` for `:`. */
export const dotted = (path: string): string => path.replaceAll(":", ".");

/** Offset of a path's last name: of `setTimeout` in `Timer.setTimeout`. */
export const nameStartIn = (path: string): number =>
  Math.max(path.lastIndexOf("."), path.lastIndexOf(":")) + 1;

export const lastPart = (path: string): string => path.slice(nameStartIn(path));

/** The names of a path as a script writes it: `Table` and `odd name`. */
export const namesOfPath = (path: string): readonly string[] =>
  (path.match(/[A-Za-z_]\w*|"(?:[^"\\]|\\.)*"/g) ?? []).map((part) =>
    part.startsWith('"') ? unquoted(part) : part,
  );

export const KEYWORDS: ReadonlySet<string> = new Set(
  (
    "and break do else elseif end false for function if in local nil not or repeat return " +
    "then true until while"
  ).split(" "),
);

/** Whether a variable or a field can have a name without quotes: an identifier that is not a keyword. */
export const isLuauName = (name: string): boolean => isIdentifier(name) && !KEYWORDS.has(name);

/** A name that a variable can have: `deferred-layout` → `deferredLayout`, `2d` → `_2d`, `end` → `_end`. */
export function toLuauName(text: string): string {
  const name = text
    .replaceAll(/[^A-Za-z0-9_]+(.?)/g, (_, next: string) => next.toUpperCase())
    .replace(/^(?=\d|$)/, "_");
  return KEYWORDS.has(name) ? `_${name}` : name;
}

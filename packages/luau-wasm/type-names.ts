/** Names unions in what Luau prints: `Button` for a hundred literals. */

/** A union that definitions or a script have named. */
export interface Alias {
  readonly name: string;
  /** As Luau prints them. */
  readonly members: readonly string[];
}

/** Replaces the unions in a text by their names, and shortens what is still long. */
export type NameTypes = (text: string) => string;

export type IsShown = (name: string) => boolean;

export interface TypeNames {
  define(aliases: readonly Alias[]): void;
  clear(isShown?: IsShown): void;
  /** Adds those of a source, which only what is said of it may have. */
  add(source: string, aliases: readonly Alias[]): void;
  of(source: string): NameTypes;
}

const ALL: IsShown = () => true;

export function keepNames(defined: readonly Alias[]): TypeNames {
  const common = byMember(defined);
  let isShown = ALL;
  const bySource = new Map<string, ByMember>();
  return {
    define: (aliases) => addMembers(common, aliases),
    clear: (isShownNow = ALL) => {
      isShown = isShownNow;
      bySource.clear();
    },
    add: (source, aliases) => void bySource.set(source, byMember(aliases)),
    of: (source) =>
      naming((member) => [
        ...(bySource.get(source)?.get(member) ?? []),
        ...(common.get(member)?.filter(({ name }) => isShown(name)) ?? []),
      ]),
  };
}

/** The name of a union that has none. */
const MOST_MEMBERS = 12;
/** UTF-16 code units of a table without a name. */
const LONGEST_TABLE = 500;

export function createNames(aliases: readonly Alias[]): NameTypes {
  const members = byMember(aliases);
  return naming((member) => members.get(member) ?? []);
}

const naming =
  (names: Names): NameTypes =>
  (text) =>
    rewrite(withoutComponents(text), names);

type ByMember = Map<string, Alias[]>;

function byMember(aliases: readonly Alias[]): ByMember {
  const members: ByMember = new Map();
  addMembers(members, aliases);
  return members;
}

function addMembers(members: ByMember, aliases: readonly Alias[]): void {
  for (const alias of aliases)
    for (const member of alias.members) {
      const same = members.get(member);
      if (same === undefined) members.set(member, [alias]);
      else same.push(alias);
    }
}

/** The new solver explains each member of a union that a value is not. */
const COMPONENTS =
  /;? *\n?this is because *(?:\n\t \* the \d+\w\w component of the union is `[^\n]*)+(?!\n\t \*)/g;

const withoutComponents = (text: string): string => text.replaceAll(COMPONENTS, "");

/** The unions that have a member. */
type Names = (member: string) => readonly Alias[];

function rewrite(text: string, names: Names): string {
  let out = "";
  for (let at = 0; at < text.length; ) {
    const members = membersAt(text, at);
    const end = members.at(-1)?.end ?? at;
    // The old solver widens each literal to `string`.
    const texts = [...new Set(members.map((member) => member.text))];
    out += members.length === 0 ? text[at] : unionText(texts, names);
    at = Math.max(end, at + 1);
  }
  return out;
}

interface Member {
  readonly text: string;
  readonly end: number;
}

/** The members of the union that begins at an offset: one for any other type, none for anything else. */
function membersAt(text: string, start: number): readonly Member[] {
  const members: Member[] = [];
  for (let at = start; ; at += SEPARATOR.length) {
    const end = memberEnd(text, at);
    if (end === at) return members;
    members.push({ text: text.slice(at, end), end });
    at = end;
    if (!text.startsWith(SEPARATOR, at)) return members;
  }
}

const SEPARATOR = " | ";
const WORD = /[\w.]+/y;
const LITERAL = /"(?:[^"\\]|\\.)*"/y;
const CLOSING: Readonly<Record<string, string>> = { "(": ")", "{": "}", "<": ">" };

function memberEnd(text: string, start: number): number {
  const literal = endOf(LITERAL, text, start);
  if (literal > start) return literal;
  const word = endOf(WORD, text, start);
  const end = word === start || text[word] === "<" ? groupEnd(text, word) : word;
  return end > start && text[end] === "?" ? end + 1 : end;
}

function endOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}

/** The end of what is in brackets; the start if they are not closed. */
function groupEnd(text: string, start: number): number {
  const open: string[] = [];
  for (let at = start; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (char === '"') at = Math.max(at, endOf(LITERAL, text, at) - 1);
    else if (CLOSING[char] !== undefined) open.push(CLOSING[char]);
    else if (char === open.at(-1) && !(char === ">" && text[at - 1] === "-")) open.pop();
    if (open.length === 0) return at === start ? start : at + 1;
  }
  return start;
}

function unionText(members: readonly string[], names: Names): string {
  const named = members.length === 1 ? [] : namesOf(members, names);
  const covered = new Set(named.flatMap((alias) => alias.members));
  // A few of many members say less than the members themselves.
  const isNamed = covered.size * 2 >= members.length;
  const rest = isNamed ? members.filter((member) => !covered.has(member)) : members;
  const shown = rest.length > MOST_MEMBERS ? rest.slice(0, MOST_MEMBERS) : rest;
  return [
    ...(isNamed ? named.map(({ name }) => name) : []),
    ...shown.map((member) => memberText(member, names)),
    ...(shown.length < rest.length ? [`… ${rest.length - shown.length} more`] : []),
  ].join(SEPARATOR);
}

/** The aliases whose members are all there, largest first, each with one that those before it have not. */
function namesOf(members: readonly string[], names: Names): readonly Alias[] {
  const counts = new Map<Alias, number>();
  for (const member of members)
    for (const alias of names(member)) counts.set(alias, (counts.get(alias) ?? 0) + 1);
  const covered = new Set<string>();
  return [...counts]
    .filter(([alias, count]) => count === alias.members.length)
    .map(([alias]) => alias)
    .sort((a, b) => b.members.length - a.members.length || (a.name < b.name ? -1 : 1))
    .filter((alias) => {
      const isMore = alias.members.some((member) => !covered.has(member));
      for (const member of alias.members) covered.add(member);
      return isMore;
    });
}

const BRACKETS = /^([^({"]*)([({<])(.*)([)}>])(\??)$/s;

function memberText(member: string, names: Names): string {
  const [, before = "", open, inner = "", close, end = ""] = BRACKETS.exec(member) ?? [];
  if (open === undefined || member.startsWith('"')) return member;
  const text = rewrite(inner, names);
  // `(Button)?`
  if (before === "" && open === "(" && end !== "" && /^\w+$/.test(text)) return `${text}?`;
  return `${before}${open}${open === "{" ? shortened(text) : text}${close}${end}`;
}

const shortened = (table: string): string =>
  table.length <= LONGEST_TABLE ? table : `${table.slice(0, table.lastIndexOf(", ", LONGEST_TABLE))}, … `;

/** Scores names against a query that is spelt right; `name-typo.ts` does against others. */
import type { NameForms } from "./name-forms";
import type { NameQuery } from "./name-query";
import type { OpenSymbols } from "./open-index";
import { NAME } from "./weights";

export type NameReason =
  | "exact"
  | "prefix"
  | "word"
  | "initials"
  | "substring"
  | "owner"
  | "camelCase"
  | "typo";

export interface NameMatch {
  readonly score: number;
  readonly reason: NameReason;
}

/** Two letters begin too many names: in shorter queries, neither case nor the matched share counts. */
const SIGNIFICANT_LENGTH = 3;

export function scoreName(query: NameQuery, open: OpenSymbols, symbol: number): NameMatch | null {
  const forms = open.forms[symbol];
  if (forms === undefined) return null;
  const path = open.symbols[symbol]?.path ?? "";
  const match = best(
    scoreFlat(query, forms, path),
    query.tokens.length > 1 ? scoreTokens(query, forms) : scoreInitials(query, forms),
  );
  if (match === null) return null;
  // Readers type lower case: `entity` also counts as the same case for a name without an owner.
  if (query.flat.length < SIGNIFICANT_LENGTH && match.reason !== "exact") return match;
  const sameCase =
    path.includes(query.raw) || (forms.nameStart === forms.pathStart && query.raw === path.toLowerCase());
  return sameCase ? { ...match, score: match.score + NAME.sameCase } : match;
}

function best(a: NameMatch | null, b: NameMatch | null): NameMatch | null {
  if (a === null || b === null) return a ?? b;
  return b.score > a.score ? b : a;
}

function scoreFlat(query: NameQuery, forms: NameForms, path: string): NameMatch | null {
  const { flat, raw, memberStart, tokens } = query;
  const { full, nameStart, pathStart } = forms;
  const ofOneLetter = memberStart < 0 && (tokens.at(-1) ?? "").length > 1 ? nameStart - flat.length + 1 : -1;
  const end = full.length;
  let found: NameMatch | null = null;
  for (let at = full.indexOf(flat); at >= 0; at = full.indexOf(flat, at + 1)) {
    // A match cannot cross from the owner to one letter of the name: `key codes` is not `KeyCode.S`.
    if (at === ofOneLetter) continue;
    const aligned = memberStart < 0 || at + memberStart === nameStart;
    const toEnd = at + flat.length === end;
    if (toEnd && (at === nameStart || at === pathStart || at === 0) && (aligned || memberStart === 0)) {
      return {
        score: NAME.exact + (path === raw ? NAME.sameText : 0),
        reason: "exact",
      };
    }
    const fromOwner = at < nameStart && (memberStart >= 0 || at === pathStart || at === 0);
    found = best(
      found,
      scoreOccurrence(flat, forms, at, { aligned, fromOwner, ofMember: memberStart === flat.length }),
    );
  }
  return found;
}

interface Alignment {
  /** The query has no separator, or has it where the name begins. */
  readonly aligned: boolean;
  /** The match begins where the owner does: `timerset`, but not `model` in `DrawMode.line`. */
  readonly fromOwner: boolean;
  /** A query that ends in a separator, `timer.`, lists members. */
  readonly ofMember: boolean;
}

function scoreOccurrence(
  flat: string,
  { full, nameStart, starts }: NameForms,
  at: number,
  { aligned, fromOwner, ofMember }: Alignment,
): NameMatch | null {
  const end = at + flat.length;
  const nameLength = full.length - nameStart;
  const covered = (end - Math.max(at, nameStart)) / nameLength;
  const room = flat.length < SIGNIFICANT_LENGTH ? 0 : NAME.room * Math.max(covered, 0);
  const onWord = starts.includes(at);
  if (!aligned && ofMember) return null;
  if (end <= nameStart)
    return onWord && flat.length >= 2 && aligned ? { score: NAME.owner, reason: "owner" } : null;
  if (aligned && (at === nameStart || (fromOwner && onWord)))
    return { score: NAME.prefix + room, reason: "prefix" };
  if (flat.length < 2 || (at < nameStart && !(fromOwner && onWord))) return null;
  if (onWord)
    return {
      score: (end === full.length ? NAME.tail : NAME.boundary) + room,
      reason: "word",
    };
  const enough = flat.length >= 3 && covered >= 0.25;
  return enough ? { score: NAME.substring + room, reason: "substring" } : null;
}

/** Each word must begin a different word of the path, and at least one a word of the name. */
function scoreTokens({ tokens, memberStart }: NameQuery, forms: NameForms): NameMatch | null {
  let penalty = 0;
  let covered = 0;
  let last = -1;
  const taken: (readonly [start: number, end: number])[] = [];
  for (const [index, token] of tokens.entries()) {
    const free = forms.starts.filter((start) => taken.every(([from, to]) => start < from || start >= to));
    const at = findToken(token, forms, free, {
      after: last,
      inName: index === tokens.length - 1 && memberStart >= 0,
    });
    if (at === null) return null;
    taken.push([at, at + token.length]);
    if (at <= last) penalty += NAME.outOfOrder;
    if (at >= forms.nameStart) covered += token.length;
    last = Math.max(last, at);
  }
  if (covered === 0) return null;
  const share = Math.min(covered / (forms.full.length - forms.nameStart), 1);
  return {
    score: (share === 1 ? NAME.parts - NAME.room : NAME.tokens) + NAME.room * share - penalty,
    reason: share === 1 ? "exact" : "word",
  };
}

interface TokenPosition {
  readonly after: number;
  readonly inName: boolean;
}

/** A word after the previous token is preferred, and one of the name required if `inName`. */
function findToken(
  token: string,
  { full, starts, nameStart }: NameForms,
  free: readonly number[],
  { after, inName }: TokenPosition,
): number | null {
  const positions = free.filter((start) => full.startsWith(token, start) && (!inName || start >= nameStart));
  return (
    positions.find((start) => start > after && endsOnWord(start + token.length, { full, starts })) ??
    positions.find((start) => start > after) ??
    positions[0] ??
    null
  );
}

function endsOnWord(end: number, { full, starts }: Pick<NameForms, "full" | "starts">): boolean {
  return end === full.length || starts.includes(end);
}

/** `st` and `sTO` match `setTimeout`, `tst` matches `Timer.setTimeout`, `gpos` matches `getPosition`. */
function scoreInitials({ flat, raw }: NameQuery, forms: NameForms): NameMatch | null {
  if (flat.length < 2 || flat.length > 12) return null;
  const { full, nameStart, pathStart, starts } = forms;
  for (const from of nameStart === pathStart ? [nameStart] : [nameStart, pathStart]) {
    const words = starts.filter((start) => start >= from);
    if (words.length < 2 || full[from] !== flat[0]) continue;
    if (words.length === flat.length && words.every((start, at) => full[start] === flat[at]))
      return { score: NAME.initials + (from === nameStart ? NAME.initialsOfName : 0), reason: "initials" };
    if (from === nameStart && matchesWordPrefixes(flat, full, words))
      return {
        score: NAME.beginnings + (NAME.room / 2) * (flat.length / (full.length - from)),
        reason: "initials",
      };
    // A capital after the first letter counts: `Color` must not abbreviate `Colour.red`.
    if (/.[A-Z]/.test(raw) && flat.length <= 5 && matchesLoosely(flat, full, words))
      return { score: NAME.looseInitials, reason: "initials" };
  }
  return null;
}

/** At least two of the first words: `s|time` of `set|Timeout`. */
function matchesWordPrefixes(
  flat: string,
  full: string,
  words: readonly number[],
  word = 0,
  at = 0,
): boolean {
  if (at === flat.length) return word > 1 && (word === words.length || flat.length > 2);
  const start = words[word];
  if (start === undefined) return false;
  const end = words[word + 1] ?? full.length;
  let length = 0;
  while (start + length < end && at + length < flat.length && full[start + length] === flat[at + length])
    length++;
  for (let taken = length; taken > 0; taken--) {
    if (matchesWordPrefixes(flat, full, words, word + 1, at + taken)) return true;
  }
  return false;
}

/** Any further letters of the words may follow their first ones, in order. */
function matchesLoosely(flat: string, full: string, words: readonly number[]): boolean {
  let at = 0;
  let last = (words[0] ?? 0) - 1;
  for (const letter of flat) {
    const next = words[at];
    if (next !== undefined && full[next] === letter) {
      last = next;
      at++;
      continue;
    }
    last = full.indexOf(letter, last + 1);
    if (last < 0 || (next !== undefined && last >= next)) return false;
  }
  return at === words.length;
}

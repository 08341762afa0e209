/** How well a symbol's name matches a query that is spelt right. */
import type { NameForms } from "./name-forms";
import type { NameQuery } from "./name-query";
import type { OpenSymbols } from "./open-index";

export type NameReason = "exact" | "prefix" | "word" | "initials" | "substring" | "owner" | "humps" | "typo";

export interface NameMatch {
  readonly score: number;
  readonly reason: NameReason;
}

/** The bands, each with room above for how much of the name is covered. */
const BAND = {
  exact: 96,
  parts: 90,
  prefix: 80,
  tail: 70,
  boundary: 64,
  tokens: 60,
  initials: 54,
  beginnings: 50,
  apart: 43,
  owner: 40,
  substring: 30,
} as const;
const ROOM = 8;
const SAME_CASE = 0.9;

/**
 * Two letters begin too many names for length or case to tell anything: what kind of symbol readers mean more
 * often does.
 */
const TELLING_LENGTH = 3;

export function scoreName(query: NameQuery, open: OpenSymbols, symbol: number): NameMatch | null {
  const forms = open.forms[symbol];
  if (forms === undefined) return null;
  const path = open.symbols[symbol]?.path ?? "";
  const match = best(
    scoreFlat(query, forms, path),
    query.tokens.length > 1 ? scoreTokens(query, forms) : scoreInitials(query, forms),
  );
  if (match === null) return null;
  // Small letters are how people type: next to `entity`, the class `Entity` is not written wrong.
  if (query.flat.length < TELLING_LENGTH && match.reason !== "exact") return match;
  const sameCase =
    path.includes(query.raw) || (forms.nameStart === forms.pathStart && query.raw === path.toLowerCase());
  return sameCase ? { ...match, score: match.score + SAME_CASE } : match;
}

function best(a: NameMatch | null, b: NameMatch | null): NameMatch | null {
  if (a === null || b === null) return a ?? b;
  return b.score > a.score ? b : a;
}

/** The whole query as one run of letters, wherever it occurs. */
function scoreFlat(query: NameQuery, forms: NameForms, path: string): NameMatch | null {
  const { flat, raw, memberStart, tokens } = query;
  const { full, nameStart, pathStart } = forms;
  const ofOneLetter = memberStart < 0 && (tokens.at(-1) ?? "").length > 1 ? nameStart - flat.length + 1 : -1;
  const end = full.length;
  let found: NameMatch | null = null;
  for (let at = full.indexOf(flat); at >= 0; at = full.indexOf(flat, at + 1)) {
    // A plural is no beginning of a member: `key codes` is not `KeyCode.S`.
    if (at === ofOneLetter) continue;
    const aligned = memberStart < 0 || at + memberStart === nameStart;
    const toEnd = at + flat.length === end;
    if (toEnd && (at === nameStart || at === pathStart || at === 0) && (aligned || memberStart === 0)) {
      const withModule = at < pathStart;
      return {
        score:
          BAND.exact -
          (withModule ? 1 : 0) +
          (path === raw ? 2 : 0) +
          (at === nameStart && at === pathStart ? 0.5 : 0),
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
  /** The separator in the query, if any, stands where the name begins. */
  readonly aligned: boolean;
  readonly fromOwner: boolean;
  /** The query ends in a separator: `timer.` asks for members. */
  readonly ofMember: boolean;
}

/**
 * `fromOwner`: it begins where an owner does, so that `timerset` counts but `model` does not for
 * `DrawMode.line`.
 */
function scoreOccurrence(
  flat: string,
  { full, nameStart, starts }: NameForms,
  at: number,
  { aligned, fromOwner, ofMember }: Alignment,
): NameMatch | null {
  const end = at + flat.length;
  const nameLength = full.length - nameStart;
  const covered = (end - Math.max(at, nameStart)) / nameLength;
  const room = flat.length < TELLING_LENGTH ? 0 : ROOM * Math.max(covered, 0);
  const onWord = starts.includes(at);
  if (!aligned && ofMember) return null;
  if (end <= nameStart)
    return onWord && flat.length >= 2 && aligned ? owner(end === nameStart ? 1 : 0) : null;
  if (aligned && (at === nameStart || (fromOwner && onWord)))
    return { score: BAND.prefix + room, reason: "prefix" };
  if (flat.length < 2 || (at < nameStart && !(fromOwner && onWord))) return null;
  if (onWord)
    return {
      score: (end === full.length ? BAND.tail : BAND.boundary) + room - (aligned ? 0 : 10),
      reason: "word",
    };
  const enough = flat.length >= 3 && covered >= 0.25;
  return enough ? { score: BAND.substring + room, reason: "substring" } : null;
}

function owner(whole: number): NameMatch {
  return { score: BAND.owner + whole * 2, reason: "owner" };
}

/**
 * Several words: each must begin a word of the path that no other has taken, one of them a word of the name.
 */
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
    if (at <= last) penalty += 2;
    if (at >= forms.nameStart) covered += token.length;
    if (!endsOnWord(at + token.length, forms)) penalty += 0.5;
    last = Math.max(last, at);
  }
  if (covered === 0) return null;
  const share = Math.min(covered / (forms.full.length - forms.nameStart), 1);
  return {
    score: (share === 1 ? BAND.parts - ROOM : BAND.tokens) + ROOM * share - penalty,
    reason: share === 1 ? "exact" : "word",
  };
}

interface TokenPlace {
  /** Where the token before it stands. */
  readonly after: number;
  readonly inName: boolean;
}

/** Where a token begins a word: after the last one if it can, in the name if it has to. */
function findToken(
  token: string,
  { full, starts, nameStart }: NameForms,
  free: readonly number[],
  { after, inName }: TokenPlace,
): number | null {
  const places = free.filter((start) => full.startsWith(token, start) && (!inName || start >= nameStart));
  return (
    places.find((start) => start > after && endsOnWord(start + token.length, { full, starts })) ??
    places.find((start) => start > after) ??
    places[0] ??
    null
  );
}

function endsOnWord(end: number, { full, starts }: Pick<NameForms, "full" | "starts">): boolean {
  return end === full.length || starts.includes(end);
}

/** How much of the name has to do with it decides among names that hold the words apart. */
const ROOM_APART = 5;

/**
 * The words of an unbroken run, each whole, in order, with others between: `Entity.setPosition` for
 * `Entity.setLocalPosition`. The last may be unfinished. What stands before a separator must be the owner's.
 */
export function scoreHumps(
  { humps, ownerHumps }: NameQuery,
  open: OpenSymbols,
  symbol: number,
): NameMatch | null {
  const forms = open.forms[symbol];
  if (forms === undefined || humps.length === 0 || ownerHumps === humps.length) return null;
  const { full, starts, nameStart } = forms;
  if (!humps.every((hump) => full.includes(hump))) return null;
  let covered = 0;
  let word = 0;
  for (const [at, hump] of humps.entries()) {
    const ofOwner = at < ownerHumps;
    const inPlace = (start: number) => ofOwner === start < nameStart || ownerHumps === 0;
    const whole = at < humps.length - 1;
    while (word < starts.length && !(inPlace(starts[word] ?? 0) && beginsWord(hump, forms, word, whole)))
      word++;
    const start = starts[word++];
    if (start === undefined) return null;
    if (start >= nameStart) covered += hump.length;
    else if (!whole) return null;
  }
  return {
    score: BAND.apart + ROOM_APART * Math.min(covered / (full.length - nameStart), 1),
    reason: "humps",
  };
}

function beginsWord(text: string, { full, starts }: NameForms, word: number, whole: boolean): boolean {
  const start = starts[word] ?? 0;
  return (
    full.startsWith(text, start) && (!whole || start + text.length === (starts[word + 1] ?? full.length))
  );
}

/** `st` and `sTO` for `setTimeout`, `tst` for `Timer.setTimeout`, `getpos` written `gpos`. */
function scoreInitials({ flat, raw }: NameQuery, forms: NameForms): NameMatch | null {
  if (flat.length < 2 || flat.length > 12) return null;
  const { full, nameStart, pathStart, starts } = forms;
  for (const from of nameStart === pathStart ? [nameStart] : [nameStart, pathStart]) {
    const words = starts.filter((start) => start >= from);
    if (words.length < 2 || full[from] !== flat[0]) continue;
    if (words.length === flat.length && words.every((start, at) => full[start] === flat[at]))
      return { score: BAND.initials + (from === nameStart ? 4 : 2), reason: "initials" };
    if (from === nameStart && matchesHumps(flat, full, words))
      return {
        score: BAND.beginnings + (ROOM / 2) * (flat.length / (full.length - from)),
        reason: "initials",
      };
    // A capital that only begins the query tells nothing: `Color` is no short form of `Colour.red`.
    if (/.[A-Z]/.test(raw) && flat.length <= 5 && matchesLoosely(flat, full, words))
      return { score: BAND.beginnings - 2, reason: "initials" };
  }
  return null;
}

/** Beginnings of the first words, one after the other, at least of two: `s|time` of `set|Timeout`. */
function matchesHumps(flat: string, full: string, words: readonly number[], word = 0, at = 0): boolean {
  if (at === flat.length) return word > 1 && (word === words.length || flat.length > 2);
  const start = words[word];
  if (start === undefined) return false;
  const end = words[word + 1] ?? full.length;
  let length = 0;
  while (start + length < end && at + length < flat.length && full[start + length] === flat[at + length])
    length++;
  for (let taken = length; taken > 0; taken--) {
    if (matchesHumps(flat, full, words, word + 1, at + taken)) return true;
  }
  return false;
}

/** The beginning of every word, and some letters of the words besides. */
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

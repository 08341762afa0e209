/**
 * Short words are near many others, and a wrong result is worse than none, so this is strict. It runs over
 * the whole index for each key, so it allocates no strings or arrays.
 */
import { editDistance } from "./edit-distance";
import type { NameForms } from "./name-forms";
import type { NameQuery } from "./name-query";
import type { NameMatch } from "./name-score";
import type { OpenSymbols } from "./open-index";
import { NAME } from "./weights";

/** From this length on, two typos are more likely than another word: `insurance` is two from `instance`. */
const LONG = 10;

/** A typo in a shorter query is not accepted, depending on the part of the name. */
const LEAST = { tail: 5, word: 6, beginning: 6, token: 4 } as const;

/** A query whose name is missing (`timer.`) may have no typo. */
export function typoLimit({ flat, memberStart }: NameQuery): 0 | 1 | 2 {
  if (flat.length < 3 || memberStart === flat.length) return 0;
  return flat.length < LONG ? 1 : 2;
}

export function scoreTypo(
  query: NameQuery,
  open: OpenSymbols,
  symbol: number,
  limit: number,
): NameMatch | null {
  const forms = open.forms[symbol];
  if (forms === undefined) return null;
  const score =
    scoreWhole(query, forms, limit) ||
    scoreParts(query, forms) ||
    scoreTokens(query, forms) ||
    scoreDoubtful(query, forms);
  return score > 0 ? { score, reason: "typo" } : null;
}

/** A doubtful match counts only if no other name is as near: `bount` is `Mount`, unless there is `Count`. */
export function isDoubtful({ score }: NameMatch): boolean {
  return score === NAME.typo.doubtful;
}

/** The first letter of a name of five letters may be wrong. */
function scoreDoubtful({ flat, memberStart }: NameQuery, { full, nameStart }: NameForms): number {
  const isPossible = memberStart < 0 && flat.length === 5 && full.length - nameStart === 5;
  return isPossible && full.startsWith(flat.slice(1), nameStart + 1) ? NAME.typo.doubtful : 0;
}

/** A query with an owner must match the whole path. */
function scoreWhole(
  { flat, memberStart }: NameQuery,
  { full, nameStart, pathStart }: NameForms,
  limit: number,
): number {
  const byName = memberStart < 0 ? typos(flat, full, nameStart, full.length, limit) : limit + 1;
  const byPath = Math.min(
    typos(flat, full, pathStart, full.length, limit),
    pathStart === 0 ? limit + 1 : typos(flat, full, 0, full.length, limit),
  );
  const least = Math.min(byName, byPath);
  return least > limit ? 0 : NAME.typo.whole - NAME.perTypo * (least - 1);
}

/** The last words of the name, one of its words, or a prefix may have one typo. */
function scoreParts(
  { flat, memberStart }: NameQuery,
  { full, nameStart, pathStart, starts }: NameForms,
): number {
  if (memberStart < 0 && flat.length >= LEAST.tail) {
    for (const start of starts)
      if (start > nameStart && typos(flat, full, start, full.length, 1) <= 1) return NAME.typo.member;
  }
  if (memberStart < 0 && flat.length >= LEAST.word) {
    for (let at = 0; at < starts.length; at++) {
      const start = starts[at] ?? 0;
      if (start >= nameStart && typos(flat, full, start, starts[at + 1] ?? full.length, 1) <= 1)
        return NAME.typo.word;
    }
  }
  if (flat.length < LEAST.beginning) return 0;
  const start = memberStart < 0 ? nameStart : pathStart;
  for (let length = flat.length - 1; length <= flat.length + 1; length++) {
    if (start + length < full.length && typos(flat, full, start, start + length, 1) <= 1)
      return NAME.typo.prefix;
  }
  return 0;
}

/** Every token is a prefix of a word or has one typo; at least one is in the name. */
function scoreTokens({ tokens, memberStart }: NameQuery, { full, starts, nameStart }: NameForms): number {
  if (tokens.length < 2 || memberStart >= 0) return 0;
  let inName = false;
  for (const token of tokens) {
    const start = starts.find(
      (candidate, at) =>
        full.startsWith(token, candidate) ||
        (token.length >= LEAST.token && typos(token, full, candidate, starts[at + 1] ?? full.length, 1) <= 1),
    );
    if (start === undefined) return 0;
    inName ||= start >= nameStart;
  }
  return inName ? NAME.typo.tokens : 0;
}

/** In short words, the first letter must match, and three letters allow only a swap. */
function typos(typed: string, full: string, start: number, end: number, limit: number): number {
  const length = end - start;
  const shorter = Math.min(typed.length, length);
  const allowed = shorter < LONG ? 1 : limit;
  if (shorter < 3 || Math.abs(typed.length - length) > allowed) return limit + 1;
  const distance = editDistance(typed, full, allowed, start, end);
  if (distance > allowed || (shorter <= 5 && typed[0] !== full[start])) return limit + 1;
  if (shorter > 5 || typed.length !== length || isSwap(typed, full, start)) return distance;
  return shorter === 3 ? limit + 1 : distance;
}

function isSwap(typed: string, full: string, start: number): boolean {
  return [...typed].sort().join("") === [...full.slice(start, start + typed.length)].sort().join("");
}

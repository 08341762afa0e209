/**
 * How well a symbol's name matches a query that is spelt wrong. Strict on purpose: short words have
 * neighbours everywhere, and a wrong guess is worse than none. Runs over whole indexes, so it makes no
 * strings and no lists.
 */
import { editDistance } from "./edit-distance";
import type { NameForms } from "./name-forms";
import type { NameQuery } from "./name-query";
import type { NameMatch } from "./name-score";
import type { OpenSymbols } from "./open-index";

const BAND = { whole: 24, member: 22, word: 18, prefix: 16, tokens: 14, doubtful: 10 } as const;
const PER_TYPO = 6;

/** From this length on two typos are more likely than another word: `insurance` is two from `instance`. */
const LONG = 10;

/** Where a typo may hide in a part of a name: from this length of the query on. */
const LEAST = { tail: 5, word: 6, beginning: 6, token: 4 } as const;

/** How many typos a query may hold. A long name may have lost a letter or two; `timer.` has no name yet. */
export function typoLimit({ flat, memberStart }: NameQuery): 0 | 1 | 2 {
  if (flat.length < 3 || memberStart === flat.length) return 0;
  return flat.length < LONG ? 1 : 2;
}

/** The best way to read the query as the symbol's name or path with typos, or null. */
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

/**
 * Whether a match by typo is only worth showing if nothing else is as near: `qive` for `Five`, unless there
 * is a `Give`.
 */
export function isDoubtful({ score }: NameMatch): boolean {
  return score === BAND.doubtful;
}

/**
 * Another first letter in a name of four or five. Many words are that near to each other, so in four letters
 * the finger must have hit the key beside the right one.
 */
function scoreDoubtful({ flat, memberStart }: NameQuery, { full, nameStart }: NameForms): number {
  const length = full.length - nameStart;
  if (memberStart >= 0 || flat.length !== length || length < 4 || length > 5) return 0;
  if (!full.startsWith(flat.slice(1), nameStart + 1)) return 0;
  return length === 5 || areNeighbours(flat[0] ?? "", full[nameStart] ?? "") ? BAND.doubtful : 0;
}

/** Rows of the keyboard: each key lies below the gap between two, `a` below `q` and `w`. */
const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"] as const;

function areNeighbours(a: string, b: string): boolean {
  const [rowA, rowB] = [a, b].map((letter) => KEYS.findIndex((row) => row.includes(letter)));
  if (rowA === undefined || rowB === undefined || rowA < 0 || rowB < 0) return false;
  const step = (KEYS[rowB]?.indexOf(b) ?? 0) - (KEYS[rowA]?.indexOf(a) ?? 0);
  if (rowA === rowB) return Math.abs(step) === 1;
  return Math.abs(rowA - rowB) === 1 && (step === 0 || step === rowA - rowB);
}

/** With an owner in the query, the whole path has to fit. */
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
  return least > limit ? 0 : BAND.whole - PER_TYPO * (least - 1);
}

/**
 * One typo in the words at the end of the name, in one of its words, or in a beginning that is still being
 * typed.
 */
function scoreParts(
  { flat, memberStart }: NameQuery,
  { full, nameStart, pathStart, starts }: NameForms,
): number {
  if (memberStart < 0 && flat.length >= LEAST.tail) {
    for (const start of starts)
      if (start > nameStart && typos(flat, full, start, full.length, 1) <= 1) return BAND.member;
  }
  if (memberStart < 0 && flat.length >= LEAST.word) {
    for (let at = 0; at < starts.length; at++) {
      const start = starts[at] ?? 0;
      if (start >= nameStart && typos(flat, full, start, starts[at + 1] ?? full.length, 1) <= 1)
        return BAND.word;
    }
  }
  if (flat.length < LEAST.beginning) return 0;
  const start = memberStart < 0 ? nameStart : pathStart;
  for (let length = flat.length - 1; length <= flat.length + 1; length++) {
    if (start + length < full.length && typos(flat, full, start, start + length, 1) <= 1) return BAND.prefix;
  }
  return 0;
}

/** Every token is a beginning of a word or has one typo in a word; at least one stands in the name. */
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
  return inName ? BAND.tokens : 0;
}

/**
 * The edit distance, with short words held to more: no other first letter, and in three letters only a swap
 * or a slip.
 */
function typos(typed: string, full: string, start: number, end: number, limit: number): number {
  const length = end - start;
  const shorter = Math.min(typed.length, length);
  const allowed = shorter < LONG ? 1 : limit;
  if (shorter < 3 || Math.abs(typed.length - length) > allowed) return limit + 1;
  const distance = editDistance(typed, full, allowed, start, end);
  if (distance > allowed) return limit + 1;
  if (shorter > 5 || typed.length !== length || isSwap(typed, full, start)) return distance;
  return shorter === 3 || typed[0] !== full[start] ? limit + 1 : distance;
}

/** Whether a text of the same length has the same letters in another order. */
function isSwap(typed: string, full: string, start: number): boolean {
  return [...typed].sort().join("") === [...full.slice(start, start + typed.length)].sort().join("");
}

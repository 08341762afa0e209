/**
 * How well a symbol's name matches a query that is spelt wrong. Strict on purpose: short words have neighbours
 * everywhere, and a wrong guess is worse than none.
 */
import { editDistance } from "./edit-distance";
import type { NameForms } from "./name-forms";
import type { NameMatch, NameQuery } from "./name-score";
import type { OpenSymbols } from "./open-index";

const BAND = { whole: 24, member: 22, word: 18, prefix: 16, tokens: 14 } as const;
const PER_TYPO = 6;

/** How many typos a query may hold: none in two letters, one up to seven, two from there on. */
export function typoLimit({ flat }: NameQuery): 0 | 1 | 2 {
  if (flat.length < 3) return 0;
  return flat.length < 8 ? 1 : 2;
}

/** The best way to read the query as the symbol's name or path with typos, or null. */
export function scoreTypo(query: NameQuery, open: OpenSymbols, symbol: number, limit: number): NameMatch | null {
  const forms = open.forms[symbol];
  if (forms === undefined) return null;
  const score = Math.max(scoreWhole(query, forms, limit), scoreParts(query, forms), query.tokens.length > 1 && query.memberStart < 0 ? scoreTokens(query, forms) : 0);
  return score > 0 ? { score, reason: "typo" } : null;
}

function scoreWhole({ flat, memberStart }: NameQuery, { full, nameStart, pathStart }: NameForms, limit: number): number {
  const wholes = memberStart >= 0 ? [pathStart, 0] : [nameStart, pathStart, 0];
  const distances = wholes.filter((start, at) => wholes.indexOf(start) === at).map((start) => typos(flat, full.slice(start), limit));
  const least = Math.min(...distances);
  return least > limit ? 0 : BAND.whole - PER_TYPO * (least - 1);
}

/** One typo in the words at the end of the name, or in the beginning of a name that is still being typed. */
function scoreParts({ flat, memberStart }: NameQuery, { full, nameStart, pathStart, starts }: NameForms): number {
  if (flat.length < 5) return 0;
  const tails = memberStart >= 0 ? [] : starts.filter((start) => start > nameStart);
  if (tails.some((start) => typos(flat, full.slice(start), 1) <= 1)) return BAND.member;
  const words = memberStart >= 0 || flat.length < 6 ? [] : starts.flatMap((start, at) => (start >= nameStart ? [full.slice(start, starts[at + 1] ?? full.length)] : []));
  if (words.some((word) => typos(flat, word, 1) <= 1)) return BAND.word;
  const beginnings = flat.length < 6 ? [] : [flat.length, flat.length + 1, flat.length - 1].map((length) => full.slice(memberStart >= 0 ? pathStart : nameStart).slice(0, length));
  return beginnings.some((beginning) => typos(flat, beginning, 1) <= 1) ? BAND.prefix : 0;
}

/** Every token is a beginning of a word or has one typo in a word; at least one stands in the name. */
function scoreTokens({ tokens }: NameQuery, { full, starts, nameStart }: NameForms): number {
  let inName = false;
  const ends = starts.slice(1).concat(full.length);
  for (const token of tokens) {
    const at = starts.findIndex((start, index) => full.startsWith(token, start) || (token.length >= 4 && typos(token, full.slice(start, ends[index]), 1) <= 1));
    const start = starts[at];
    if (start === undefined) return 0;
    inName ||= start >= nameStart;
  }
  return inName ? BAND.tokens : 0;
}

/** The edit distance, with short words held to more: no other first letter, and in three letters only a swap or a slip. */
function typos(typed: string, name: string, limit: number): number {
  const none = limit + 1;
  const shorter = Math.min(typed.length, name.length);
  if (shorter < 3) return none;
  const distance = editDistance(typed, name, shorter < 7 ? 1 : limit);
  if (distance > limit) return none;
  const substituted = typed.length === name.length && [...typed].sort().join("") !== [...name].sort().join("");
  if (shorter === 3 && substituted) return none;
  return shorter <= 5 && substituted && typed[0] !== name[0] ? none : distance;
}

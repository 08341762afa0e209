/** Segments are plain text, each a match or not, to be highlighted. */
import { nameStartIn } from "luau-syntax";
import { fold, splitWords } from "./name-forms";
import { stemmedTerms } from "./plain-terms";
import { findWords, type Word } from "./find-words";

export interface Segment {
  readonly text: string;
  readonly hit: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const SNIPPET_LENGTH = 160;
const WORDS_BEFORE = 6;

export function markWords(text: string, stems: ReadonlySet<string>): readonly Segment[] {
  return toSegments(
    text,
    findWords(text).filter((word) => matches(word, stems)),
  );
}

/** The excerpt has most distinct words of a search. */
export function toSnippet(text: string, stems: ReadonlySet<string>): readonly Segment[] {
  const words = findWords(text);
  const hits = words.filter((word) => matches(word, stems));
  const centre = hits.reduce<{ word: Word | undefined; variety: number }>(
    (best, word) => {
      const near = hits.filter(
        ({ start }) => start >= word.start && start < word.start + SNIPPET_LENGTH * 0.7,
      );
      const variety = new Set(near.flatMap((other) => stemmedTerms(other.text)[0] ?? [])).size;
      return variety > best.variety ? { word, variety } : best;
    },
    { word: hits[0], variety: 0 },
  ).word;
  const first = words[Math.max(0, words.findIndex((word) => word === centre) - WORDS_BEFORE)];
  const start = first === undefined || text.length <= SNIPPET_LENGTH ? 0 : first.start;
  const last = words.findLast((word) => word.end <= start + SNIPPET_LENGTH);
  const end = text.length <= start + SNIPPET_LENGTH ? text.length : Math.max(last?.end ?? 0, start + 1);
  const inside = hits
    .filter((word) => word.start >= start && word.end <= end)
    .map((word) => ({ start: word.start - start, end: word.end - start }));
  return [
    ...ellipsis(start > 0),
    ...toSegments(text.slice(start, end), inside),
    ...ellipsis(end < text.length),
  ];
}

export function markName(path: string, query: string): readonly Segment[] {
  const nameStart = nameStartIn(path);
  const whole = find(path, fold(query), nameStart);
  const tokens = query.split(/[^A-Za-z0-9_]+/).filter(Boolean);
  const ranges =
    whole === null
      ? tokens.flatMap((token) => find(path, fold(token), nameStart) ?? camelWords(path, token, nameStart))
      : [whole];
  return toSegments(path, ranges.length > 0 ? ranges : initials(path, nameStart, fold(query)));
}

/** A range in the name is preferred; separators are ignored. */
function find(path: string, folded: string, nameStart: number): Range | null {
  if (folded === "") return null;
  const offsets = [...path].flatMap((letter, at) => (/[A-Za-z0-9]/.test(letter) ? [at] : []));
  const flat = fold(path);
  const flatName = offsets.findIndex((at) => at >= nameStart);
  const inName = flat.indexOf(folded, Math.max(flatName, 0));
  const at = inName < 0 ? flat.indexOf(folded) : inName;
  const start = offsets[at];
  const last = offsets[at + folded.length - 1];
  return at < 0 || start === undefined || last === undefined ? null : { start, end: last + 1 };
}

/** A token that is not in the path as a whole may have its camelCase words there. */
function camelWords(path: string, token: string, nameStart: number): readonly Range[] {
  const words = splitWords(token);
  const ranges = words.flatMap((word) => (word.length > 1 ? (find(path, fold(word), nameStart) ?? []) : []));
  return ranges.length === words.length ? ranges : [];
}

function initials(path: string, nameStart: number, folded: string): readonly Range[] {
  let at = nameStart;
  const starts = splitWords(path.slice(nameStart)).map((word) => {
    at = path.indexOf(word, at) + word.length;
    return at - word.length;
  });
  const fits =
    starts.length >= folded.length &&
    [...folded].every((letter, index) => path[starts[index] ?? 0]?.toLowerCase() === letter);
  return fits ? starts.slice(0, folded.length).map((start) => ({ start, end: start + 1 })) : [];
}

const matches = (word: Word, stems: ReadonlySet<string>): boolean =>
  stemmedTerms(word.text).some((stem) => stems.has(stem));

function ellipsis(needed: boolean): readonly Segment[] {
  return needed ? [{ text: "…", hit: false }] : [];
}

function toSegments(text: string, ranges: readonly Range[]): readonly Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (end <= done) continue;
    if (start > done) segments.push({ text: text.slice(done, start), hit: false });
    segments.push({ text: text.slice(Math.max(start, done), end), hit: true });
    done = end;
  }
  if (done < text.length) segments.push({ text: text.slice(done), hit: false });
  return segments;
}

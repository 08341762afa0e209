import { splitWords } from "./name-forms";
import shortForms from "./short-forms.json";
import { stem } from "./stem";
import { findWords, normalise } from "./find-words";

/** `RunService.Heartbeat` is `run`, `service`, `heartbeat`. */
export function plainTerms(text: string): readonly string[] {
  return findWords(text).flatMap(({ text: word }) => partsOf(word));
}

/** Texts repeat words: a reference of thousands of symbols has a few thousand of them. */
const knownParts = new Map<string, readonly string[]>();

function partsOf(word: string): readonly string[] {
  const cached = knownParts.get(word);
  if (cached !== undefined) return cached;
  const hasSeveral = /[a-z][A-Z]|[A-Z]{2}[a-z]|_|[A-Za-z]\d/.test(word) && !/^[A-Za-z]\d+$/.test(word);
  const parts = (hasSeveral ? splitWords(word) : [word]).flatMap((part) => writtenOut(normalise(part) ?? ""));
  knownParts.set(word, parts);
  return parts;
}

const oneOf = (words: string): string => words.replaceAll(" ", "|");
/** Names of many systems have two words and no capital: `listdir`, `readfile`. */
const RUN_TOGETHER = new RegExp(`^(${oneOf(shortForms.first)})(${oneOf(shortForms.second)})$`);
const ABBREVIATIONS = new Map(
  Object.entries(shortForms.abbreviations).map(([short, long]) => [short, long.split(" ")]),
);

function writtenOut(word: string): readonly string[] {
  if (word === "") return [];
  const [, ...both] = RUN_TOGETHER.exec(word) ?? [];
  return (both.length > 0 ? both : [word]).flatMap((part) => ABBREVIATIONS.get(part) ?? [part]);
}

/** A sign between spaces is meant itself: `; key`. */
const SIGNS: Readonly<Record<string, string>> = shortForms.signs;
const withSigns = (text: string): string =>
  text.replace(/(?<!\S)[^\w\s](?!\S)/g, (sign) => SIGNS[sign] ?? sign);

/** In scripts without spaces, the last bigram already has a run's last letter. */
export function queryTerms(text: string): readonly string[] {
  const words = findWords(withSigns(text));
  const outermost = words.filter(({ end }, at) => end > (words[at - 1]?.end ?? 0));
  return outermost.flatMap(({ text: word }) => partsOf(word));
}

export const stemmedTerms = (text: string): readonly string[] => plainTerms(text).map((term) => stem(term));

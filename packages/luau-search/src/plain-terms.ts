/** Texts and names as the words that search by meaning compares. */
import { splitWords } from "./name-forms";
import { stem } from "./stem";
import { findWords, toPlain } from "./words";

/** Plain words of a text, those of names apart: `RunService.Heartbeat` is `run`, `service`, `heartbeat`. */
export function plainTerms(text: string): readonly string[] {
  return findWords(text).flatMap(({ text: word }) =>
    (/[a-z][A-Z]|_|[A-Za-z]\d/.test(word) ? splitWords(word) : [word]).flatMap((part) => toPlain(part) ?? []),
  );
}

export const stemmedTerms = (text: string): readonly string[] => plainTerms(text).map((term) => stem(term));

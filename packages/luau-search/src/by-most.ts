/**
 * Search for most of the words, for when nothing holds all of them. `setTimeout callback` still finds the
 * function: a word with capitals in it counts as often as it has parts. Half of the words is too little: one
 * of two is a guess.
 */
import type { OpenWords, SymbolWords, WordHit } from "./by-word";
import { letterMask, splitWords, type NameForms } from "./name-forms";
import type { OpenSymbols } from "./open-index";
import { stem } from "./stem";
import { findWords, tellingWords, toPlain } from "./words";

/** A word of the query. */
interface Asked {
  readonly stem: string;
  /** Its parts, in lower case: itself where it has no capitals inside. */
  readonly humps: readonly string[];
}

/** Sections, by how many of the words they hold. */
export function searchMostSections({ index }: OpenWords, text: string): readonly WordHit[] {
  const asked = askedIn(text);
  const total = asked.reduce((sum, { humps }) => sum + humps.length, 0);
  const weight = (stems: readonly string[]) =>
    asked.reduce((sum, word) => sum + (stems.includes(word.stem) ? word.humps.length : 0), 0);
  const results = findStems(
    index,
    asked.map((word) => word.stem),
  );
  return inOrder(
    results.map(({ id, score, terms, queryTerms }) => ({
      id: id as number,
      score,
      terms: new Set(terms),
      found: weight(queryTerms),
    })),
    total,
  );
}

/** Symbols, by how many of the words begin a word of their path or stand in their summary. */
export function searchMostSymbols(
  open: OpenSymbols,
  { index }: SymbolWords,
  text: string,
): readonly WordHit[] {
  const words = [...new Set(askedIn(text).flatMap(({ humps }) => humps))];
  const stems = words.map((word) => stem(word));
  const told = new Map(
    findStems(index, stems).map(({ id, terms, queryTerms }) => [id as number, { terms, queryTerms }]),
  ); // The numbers that went in.
  const masks = words.map(letterMask);
  const hits =
    words.length === 0
      ? []
      : open.forms.flatMap((forms, id) => {
          const summary = told.get(id);
          const named = words.filter(
            (word, at) => ((masks[at] ?? 0) & ~(open.masks[id] ?? 0)) === 0 && beginsIn(forms, word),
          );
          if (summary === undefined && named.length === 0) return [];
          const found = words.filter(
            (word, at) => named.includes(word) || summary?.queryTerms.includes(stems[at] ?? ""),
          );
          return [
            {
              id,
              score: named.length - forms.full.length / 1000,
              terms: new Set(summary?.terms),
              found: found.length,
            },
          ];
        });
  return inOrder(hits, words.length);
}

/** The words that tell something; none unless there are several. */
function askedIn(text: string): readonly Asked[] {
  if (!text.includes(" ")) return [];
  const found = findWords(text).map(({ text: word }) => ({ word, plain: toPlain(word) ?? "" }));
  const { telling } = tellingWords(found.flatMap(({ plain }) => (plain === "" ? [] : plain)));
  return found
    .filter(({ plain }) => telling.includes(plain))
    .map(({ word, plain }) => ({
      stem: stem(plain),
      humps: /[a-z][A-Z]/.test(word) ? splitWords(word).map((part) => part.toLowerCase()) : [plain],
    }));
}

/** They are stems already. */
function findStems(index: OpenWords["index"] | SymbolWords["index"], stems: readonly string[]) {
  return index.search(
    { combineWith: "OR", queries: [...stems] },
    { boost: { title: 4, heading: 3, text: 1 }, tokenize: (term) => [term], processTerm: (term) => term },
  );
}

/** Short words begin too many others. */
function beginsIn({ full, starts }: NameForms, word: string): boolean {
  return starts.some(
    (start, at) =>
      full.startsWith(word, start) &&
      (word.length > 3 || start + word.length === (starts[at + 1] ?? full.length)),
  );
}

function inOrder(hits: readonly (WordHit & { readonly found: number })[], total: number): readonly WordHit[] {
  return hits.filter(({ found }) => found * 2 > total).sort((a, b) => b.found - a.found || b.score - a.score);
}

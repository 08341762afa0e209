/** Readers see why a symbol matched, if its path and summary do not contain the words. */
import type { Concept } from "./concepts";
import type { IndexedSymbol } from "./open-index";
import { stemmedTerms } from "./plain-terms";
import type { Why } from "./results";

/** @param details stems of the symbol's other texts */
export function matchReason(
  symbol: IndexedSymbol,
  details: string,
  concepts: readonly Concept[],
): Why | null {
  const queryTerms = new Set(
    concepts.flatMap(({ alternatives }) => alternatives.flatMap(({ phrase }) => phrase)),
  );
  const fits = (text: string) => stemmedTerms(text).some((term) => queryTerms.has(term));
  const alias = symbol.aliases.find(fits);
  if (alias !== undefined) return { kind: "alias", text: alias };
  if (fits(symbol.path) || fits(symbol.summary)) return null;
  const parameter = parametersOf(symbol.signature).find(fits);
  if (parameter !== undefined) return { kind: "parameter", text: parameter };
  const stems = new Set(details.split(" "));
  const words = concepts.filter(({ alternatives }) =>
    alternatives.some(({ phrase }) => phrase.every((word) => stems.has(word))),
  );
  if (words.length === 0) return null;
  return { kind: "description", text: words.map(({ typed }) => typed).join(", ") };
}

/** `duration`, `callback` of `setTimeout(duration: number, callback: () -> ())`. */
export const parametersOf = (signature: string): readonly string[] =>
  [...signature.slice(signature.indexOf("(")).matchAll(/([A-Za-z_]\w*): /g)].map(([, name = ""]) => name);

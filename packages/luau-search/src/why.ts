/** Why a symbol was found by its meaning, where its path and summary do not show it. */
import type { Concept } from "./concepts";
import type { IndexedSymbol } from "./open-index";
import { stemmedTerms } from "./plain-terms";
import type { Why } from "./results";

/** `details`: stems of its other texts. */
export function whyFound(symbol: IndexedSymbol, details: string, concepts: readonly Concept[]): Why | null {
  const asked = new Set(concepts.flatMap(({ alternatives }) => alternatives.flatMap(({ phrase }) => phrase)));
  const fits = (text: string) => stemmedTerms(text).some((term) => asked.has(term));
  const alias = symbol.aliases.find(fits);
  if (alias !== undefined) return { kind: "alias", text: alias };
  if (fits(symbol.path) || fits(symbol.summary)) return null;
  const parameter = parametersOf(symbol.signature).find(fits);
  if (parameter !== undefined) return { kind: "parameter", text: parameter };
  const told = new Set(details.split(" "));
  const words = concepts.filter(({ alternatives }) =>
    alternatives.some(({ phrase }) => phrase.every((word) => told.has(word))),
  );
  if (words.length === 0) return null;
  return { kind: "description", text: words.map(({ typed }) => typed).join(", ") };
}

/** The names before the colons of `setTimeout(duration: number, callback: () -> ())`. */
export const parametersOf = (signature: string): readonly string[] =>
  [...signature.slice(signature.indexOf("(")).matchAll(/([A-Za-z_]\w*): /g)].map(([, name = ""]) => name);

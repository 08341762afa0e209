/** Search by meaning: BM25F over symbols and sections. A query is a bag of words, and none must match. */
import type { SectionRecord } from "luau-contract";
import { lastPart, nameStartIn } from "luau-syntax";
import { toConcepts, type Asked, type Concept } from "./concepts";
import { FieldIndex } from "./field-index";
import type { IndexedSymbol, OpenSymbols } from "./open-index";
import { plainTerms } from "./plain-terms";
import type { OpenThesaurus, Phrase } from "./thesaurus";
import { parametersOf } from "./match-reason";

export interface OpenMeanings {
  readonly index: FieldIndex;
  /** Symbols come first: a record from this number on is a section. */
  readonly symbolCount: number;
  readonly thesaurus: OpenThesaurus;
  /** By record: a factor for how often readers look for its kind. */
  readonly priors: readonly number[];
  /** By record: its name's words, and the name's with its owner's, as `wordsKey`; none for sections. */
  readonly names: readonly (readonly string[])[];
}

interface MeaningHit {
  /** Number of the record. */
  readonly id: number;
  readonly score: number;
}

export interface MeaningHits {
  readonly hits: readonly MeaningHit[];
  readonly asked: Asked;
}

/** Factors by kind. */
const PRIOR: Readonly<Record<IndexedSymbol["kind"] | SectionRecord["kind"], number>> = {
  function: 1.1,
  event: 1.1,
  method: 1.05,
  class: 1,
  constant: 1,
  enum: 0.95,
  property: 0.92,
  module: 0.9,
  enumValue: 0.75,
  type: 0.85,
  guide: 0.9,
  post: 0.6,
};
const DEPRECATED = 0.9;
/** Functions that undo others are wanted less often, unless the query names them. */
const UNDOING = /^(?:clear|delete|destroy|disconnect|remove|reset|stop|un(?=[A-Z]))/;
const UNDONE = 0.93;
/** Records per step: about ten milliseconds. */
const STEP = 1000;

/** Indexes symbols and sections, step by step. */
export function* openMeanings(
  symbols: OpenSymbols | null,
  sections: readonly SectionRecord[],
  thesaurus: OpenThesaurus,
): Generator<undefined, OpenMeanings, undefined> {
  const index = new FieldIndex();
  const priors: number[] = [];
  const names: (readonly string[])[] = [];
  for (const symbol of symbols?.symbols ?? []) {
    const details = symbols?.details[symbol.id]?.split(" ") ?? [];
    const parameters = parametersOf(symbol.signature).flatMap(plainTerms);
    const terms = symbolTerms(symbol);
    index.add({ ...terms, details: [...details, ...parameters] });
    const whole = [...ownerTerms(symbol), ...terms.name];
    names.push([terms.name, whole].map((words) => wordsKey(index, words)));
    priors.push(priorOf(symbol));
    if (index.size % STEP === 0) yield;
  }
  const symbolCount = index.size;
  for (const { kind, title, heading, text } of sections) {
    const name = plainTerms(heading === "" ? title : heading);
    index.add({ name, owner: heading === "" ? [] : plainTerms(title), details: plainTerms(text) });
    priors.push(PRIOR[kind]);
    if (index.size % STEP === 0) yield;
  }
  return { index, symbolCount, thesaurus, priors, names };
}

/** Words in any order and form: those of `read file` and of `files.read` are equal. */
export const wordsKey = (index: FieldIndex, terms: readonly string[]): string =>
  terms
    .map((term) => index.stemOf(term))
    .sort()
    .join(" ");

const priorOf = ({ kind, path, deprecated }: IndexedSymbol): number =>
  PRIOR[kind] * (deprecated ? DEPRECATED : 1) * (UNDOING.test(lastPart(path)) ? UNDONE : 1);

/** Of a class's member, without the module: the class is called by its own name. */
function ownerTerms({ path, moduleName }: IndexedSymbol): readonly string[] {
  const at = nameStartIn(path);
  return plainTerms(at === 0 ? moduleName : path.slice(0, at));
}

function symbolTerms({ path, moduleName, summary, aliases }: IndexedSymbol) {
  const at = nameStartIn(path);
  const owner = plainTerms(path.slice(0, at));
  const inModule = at === 0 || !path.startsWith(moduleName);
  return {
    name: plainTerms(path.slice(at)),
    aliases: aliases.flatMap(plainTerms),
    owner: inModule && path !== moduleName ? [...owner, ...plainTerms(moduleName)] : owner,
    summary: plainTerms(summary),
  };
}

interface MeaningOptions {
  readonly admits: (record: number) => boolean;
  /** A symbol has this name, so it is not looked up as the last part of another engine's name. */
  readonly isNamed: boolean;
}

/** Records that `admits` accepts, best first. */
export function searchMeanings(
  { index, thesaurus, priors, names }: OpenMeanings,
  text: string,
  { admits, isNamed }: MeaningOptions,
): MeaningHits {
  const asked = toConcepts(index, thesaurus, text, isNamed);
  const totals = new Float64Array(index.size);
  const found = new Uint8Array(index.size);
  for (const concept of asked.concepts) {
    const { scores, ids } = scoreConcept(index, concept);
    for (const id of ids) {
      totals[id] = (totals[id] ?? 0) + (scores[id] ?? 0);
      found[id] = (found[id] ?? 0) + 1;
    }
  }
  const verbs = verbWeights(asked.concepts);
  const hits: MeaningHit[] = [];
  let best = 0;
  for (let id = 0; id < index.size; id++) {
    if (found[id] === 0 || !admits(id)) continue;
    const coordination = ((found[id] ?? 0) / asked.concepts.length) ** COORDINATION;
    const score =
      (totals[id] ?? 0) *
      (priors[id] ?? 1) *
      coordination *
      (1 + VERB * (verbs.get(names[id]?.[0] ?? "") ?? 0));
    best = Math.max(best, score);
    // Filtered again below: a later record may raise the best score.
    if (score >= best * LEAST_SHARE) hits.push({ id, score });
  }
  const kept = hits.filter(({ score }) => score >= best * LEAST_SHARE);
  return { hits: kept.sort((a, b) => b.score - a.score || a.id - b.id), asked };
}

/** Added to a function whose whole name is the verb of the query, as a share of its score. */
const VERB = 0.2;

/**
 * Of a query such as `draw image`, the first word is what a function does: its alternatives of one word, with
 * their weights. None for a query of one word.
 */
function verbWeights(concepts: readonly Concept[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { phrase, weight } of concepts.length < 2 ? [] : (concepts[0]?.alternatives ?? [])) {
    const [verb = "", ...others] = phrase;
    if (others.length === 0 && !weights.has(verb)) weights.set(verb, weight);
  }
  return weights;
}

/** Hits with a lower share of the best score are noise. */
const LEAST_SHARE = 0.3;
/** Exponent of the share of concepts that a record matches. */
const COORDINATION = 0.35;

/**
 * A record's best alternative counts, once. Rarity is that of the whole concept, so that a rare synonym of a
 * frequent word does not weigh more than the word.
 */
function scoreConcept(index: FieldIndex, { alternatives }: Concept): ConceptScores {
  const scores = new Float64Array(index.size);
  const ids: number[] = [];
  let most = 0;
  const add = (id: number, score: number) => {
    if (score <= (scores[id] ?? 0)) return;
    if (scores[id] === 0) ids.push(id);
    scores[id] = score;
    most = Math.max(most, score);
  };
  for (const { phrase, weight } of alternatives)
    forEachShare(index, phrase, (id, share) => add(id, share * weight));
  let count = 0;
  for (const id of ids) if ((scores[id] ?? 0) > most / 2) count++;
  const rarity = index.rarityOf(count);
  for (const id of ids) scores[id] = (scores[id] ?? 0) * rarity;
  return { scores, ids };
}

/** Scores by record, and the records with a score. */
interface ConceptScores {
  readonly scores: Float64Array;
  readonly ids: readonly number[];
}

/** Visits records with a phrase's share of each; records with only part of the phrase score much less. */
function forEachShare(index: FieldIndex, phrase: Phrase, visit: (id: number, share: number) => void): void {
  const [only] = phrase;
  if (only === undefined) return;
  if (phrase.length === 1) return index.forEach(only, visit);
  const rarities = phrase.map((word) => index.rarityOf(index.countOf(word)));
  const sum = rarities.reduce((total, rarity) => total + rarity, 0);
  const shares = new Map<number, { share: number; part: number }>();
  phrase.forEach((word, at) => {
    const part = (rarities[at] ?? 0) / sum;
    index.forEach(word, (id, share) => {
      const known = shares.get(id);
      if (known === undefined) shares.set(id, { share: part * share, part });
      else {
        known.share += part * share;
        known.part += part;
      }
    });
  });
  for (const [id, { share, part }] of shares) visit(id, share * part ** 2);
}

/** BM25F over symbols and sections. A query is a bag of words, and none must match. */
import type { SectionRecord } from "luau-contract";
import { lastPart, nameStartIn } from "luau-syntax";
import { toConcepts, type QueryConcepts, type Concept, type NameMatch } from "./concepts";
import { FieldIndex } from "./field-index";
import type { IndexedSymbol, OpenSymbols } from "./open-index";
import { plainTerms } from "./plain-terms";
import { stem } from "./stem";
import type { OpenThesaurus, Phrase } from "./thesaurus";
import { parametersOf } from "./match-reason";
import { MEANING, PRIOR } from "./weights";

export interface OpenMeanings {
  readonly index: FieldIndex;
  /** Symbols come first: a record from this number on is a section. */
  readonly symbolCount: number;
  readonly thesaurus: OpenThesaurus;
  /** Readers look for some kinds more often: a factor by record. */
  readonly priors: readonly number[];
  /** The words of a name, or a heading, and those of the name and its owner, as `wordsKey`; by record. */
  readonly names: readonly (readonly string[])[];
}

interface MeaningHit {
  readonly id: number;
  readonly score: number;
  /** The share of the query's meaning that the record matches, and how well: 1 is a rare word in its name. */
  readonly confidence: number;
}

export interface MeaningHits {
  readonly hits: readonly MeaningHit[];
  readonly query: QueryConcepts;
}

/** Functions that undo others are wanted less often, unless the query names them. */
const UNDOING = /^(?:clear|delete|destroy|disconnect|remove|reset|stop|un(?=[A-Z]))/;
/** A step of this many records takes about ten milliseconds. */
const STEP = 1000;

export function* openMeanings(
  symbols: OpenSymbols | null,
  sections: readonly SectionRecord[],
  thesaurus: OpenThesaurus,
): Generator<undefined, OpenMeanings, undefined> {
  const index = new FieldIndex();
  const priors: number[] = [];
  const names: (readonly string[])[] = [];
  const contexts = contextsOf(symbols?.symbols ?? []);
  for (const symbol of symbols?.symbols ?? []) {
    const detailStems = symbols?.details[symbol.id]?.split(" ") ?? [];
    const parameters = parametersOf(symbol.signature).flatMap(plainTerms);
    const terms = symbolTerms(symbol);
    index.add({ ...terms, details: parameters, context: contexts[symbol.id] ?? [] }, detailStems);
    const whole = [...ownerTerms(symbol), ...terms.name];
    names.push([terms.name, whole].map((words) => wordsKey(words)));
    priors.push(priorOf(symbol));
    if (index.size % STEP === 0) yield;
  }
  const symbolCount = index.size;
  for (const section of sections) {
    const terms = sectionTerms(section);
    index.add(terms);
    names.push([wordsKey(terms.name)]);
    priors.push(PRIOR[section.isLimit === true ? "limit" : section.kind]);
    if (index.size % STEP === 0) yield;
  }
  return { index, symbolCount, thesaurus, priors, names };
}

/** By symbol: its owner's summary, and the names of its members. */
function contextsOf(symbols: readonly IndexedSymbol[]): readonly (readonly string[])[] {
  const byPath = new Map(symbols.map((symbol) => [symbol.path, symbol]));
  const contexts = symbols.map((): string[] => []);
  for (const { id, path, kind, moduleName } of symbols) {
    const owner = byPath.get(path.slice(0, Math.max(0, nameStartIn(path) - 1))) ?? byPath.get(moduleName);
    if (owner === undefined || owner.id === id) continue;
    contexts[id]?.push(...plainTerms(owner.summary));
    if (kind === "enumValue" || kind === "property") contexts[owner.id]?.push(...plainTerms(lastPart(path)));
  }
  return contexts;
}

/**
 * A section on what is not possible is as short as a summary; the title of its page says nothing about it.
 */
function sectionTerms({ title, heading, text, isLimit }: SectionRecord) {
  if (isLimit === true) return { name: plainTerms(heading), summary: plainTerms(text) };
  const owner = heading === "" ? [] : plainTerms(title);
  return { name: plainTerms(heading === "" ? title : heading), owner, details: plainTerms(text) };
}

/** Order and form of words are ignored: the keys of `read file` and `files.read` are equal. */
export const wordsKey = (terms: readonly string[]): string =>
  terms
    .map((term) => stem(term))
    .sort()
    .join(" ");

const priorOf = ({ kind, path, deprecated, isExternal }: IndexedSymbol): number =>
  PRIOR[kind] *
  (deprecated ? PRIOR.deprecated : 1) *
  (isExternal ? PRIOR.external : 1) *
  (UNDOING.test(lastPart(path)) ? PRIOR.undoing : 1);

/** Readers search for a class by its own name: its members' owner terms exclude the module. */
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
  readonly ownName: NameMatch;
}

/** A guide answers such questions rather than a symbol. */
const EXPLAIN = /^(?:what (?:is|are|does)|why|when|is|are|does|explain|difference)\b/i;

export function searchMeanings(
  { index, symbolCount, thesaurus, priors, names }: OpenMeanings,
  text: string,
  { admits, ownName }: MeaningOptions,
): MeaningHits {
  const query = toConcepts(index, thesaurus, text, ownName);
  const totals = new Float64Array(index.size);
  const covered = new Float64Array(index.size);
  let whole = 0;
  for (const concept of query.concepts) {
    const { scores, qualities, ids, rarity } = scoreConcept(index, concept);
    const weight = rarity * concept.weight;
    whole += weight;
    for (const id of ids) {
      totals[id] = (totals[id] ?? 0) + (scores[id] ?? 0) * weight;
      covered[id] = (covered[id] ?? 0) + (qualities[id] ?? 0) * weight;
    }
  }
  const meant = meantNames(query.concepts);
  const explained = EXPLAIN.test(text) ? PRIOR.explained : 1;
  const hits: MeaningHit[] = [];
  let best = 0;
  for (let id = 0; id < index.size; id++) {
    if (covered[id] === 0 || !admits(id)) continue;
    const coverage = (covered[id] ?? 0) / whole;
    const coordination = coverage ** MEANING.coordination;
    const score =
      (totals[id] ?? 0) *
      (priors[id] ?? 1) *
      (id < symbolCount ? 1 : explained) *
      coordination *
      (1 + MEANING.called * Math.max(0, ...(names[id] ?? []).map((name) => meant.get(name) ?? 0)));
    best = Math.max(best, score);
    // Filtered again below: a later record may raise the best score.
    if (score < best * MEANING.leastShare) continue;
    hits.push({ id, score, confidence: coverage * Math.sqrt(score / index.rarityOf(0)) });
  }
  const similar = hits.filter(({ score }) => score >= best * MEANING.leastShare);
  return { hits: similar.sort((a, b) => b.score - a.score || a.id - b.id), query };
}

/**
 * Names and headings that the query means, as `wordsKey`: in `draw image`, `draw` is what a function does, and
 * the idiom `stop timer` is `Timer.clear`. A query of one word means none.
 */
function meantNames(concepts: readonly Concept[]): ReadonlyMap<string, number> {
  if (concepts.length < 2) return new Map();
  const verb = concepts.find(({ weight }) => weight === 1);
  const names = concepts.flatMap((concept) =>
    concept.alternatives.filter(({ phrase }) => phrase.length > 1 || concept === verb),
  );
  const ordered = names.toSorted((a, b) => a.weight - b.weight);
  return new Map(ordered.map(({ phrase, weight }) => [phrase.toSorted().join(" "), weight]));
}

/**
 * Only a record's best alternative counts. A rare synonym of a frequent word must not weigh more than the
 * word, so rarity is that of the whole concept.
 */
function scoreConcept(index: FieldIndex, { alternatives }: Concept): ConceptScores {
  const scores = new Float64Array(index.size);
  const qualities = new Float64Array(index.size);
  const ids: number[] = [];
  let most = 0;
  const add = (id: number, score: number, quality: number) => {
    if (score <= (scores[id] ?? 0)) return;
    if (scores[id] === 0) ids.push(id);
    scores[id] = score;
    qualities[id] = quality;
    most = Math.max(most, score);
  };
  for (const { phrase, weight, quality } of alternatives)
    forEachShare(index, phrase, (id, share, part) => add(id, share * weight, quality * part));
  let count = 0;
  for (const id of ids) if ((scores[id] ?? 0) > most / 2) count++;
  // A word that nothing contains counts as the rarest.
  return { scores, qualities, ids, rarity: index.rarityOf(count) };
}

interface ConceptScores {
  readonly scores: Float64Array;
  readonly qualities: Float64Array;
  readonly ids: readonly number[];
  readonly rarity: number;
}

/** Records with only part of the phrase score much less. */
function forEachShare(
  index: FieldIndex,
  phrase: Phrase,
  visit: (id: number, share: number, part: number) => void,
): void {
  const [only] = phrase;
  if (only === undefined) return;
  if (phrase.length === 1) return index.forEach(only, (id, share) => visit(id, share, 1));
  const rarities = phrase.map((word) => index.rarityOf(index.countOf(word)));
  const sum = rarities.reduce((total, rarity) => total + rarity, 0);
  const shares = new Map<number, { share: number; part: number }>();
  phrase.forEach((word, at) => {
    const part = (rarities[at] ?? 0) / sum;
    index.forEach(word, (id, share) => {
      const recorded = shares.get(id);
      if (recorded === undefined) shares.set(id, { share: part * share, part });
      else {
        recorded.share += part * share;
        recorded.part += part;
      }
    });
  });
  for (const [id, { share, part }] of shares) visit(id, share * part ** 2, part);
}

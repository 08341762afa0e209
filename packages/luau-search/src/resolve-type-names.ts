/** Names in a query by type may be abbreviations, in another case, or misspelt. */
import { childrenOf, mapChildren, type TypeNode, type TypeOrPack } from "luau-syntax";
import { editDistance } from "./edit-distance";
import { fold, splitWords } from "./name-forms";
import { isGeneric, named } from "./search-type";
import type { TypeQuery } from "./search-type";

/** A cost of 0 is certain. */
export interface NameCandidate {
  readonly name: string;
  readonly cost: number;
}

/** No type has the name; others are similar. */
export interface UnknownType {
  readonly name: string;
  readonly near: readonly string[];
}

interface ResolvedNames {
  readonly candidates: ReadonlyMap<string, readonly NameCandidate[]>;
  readonly unknown: readonly UnknownType[];
}

const MAX_NEAR_NAMES = 6;

export function resolveNames(query: TypeQuery, typeNames: ReadonlySet<string>): ResolvedNames {
  const candidates = new Map<string, readonly NameCandidate[]>();
  const unknown: UnknownType[] = [];
  for (const name of namesOf([...(query.params ?? []), ...(query.returns ?? [])])) {
    const names = findName(name, typeNames);
    candidates.set(name, names);
    if (names.every(({ cost }) => cost > 0))
      unknown.push({ name, near: names.slice(0, 3).map((candidate) => candidate.name) });
  }
  return { candidates, unknown };
}

/** A single capital that is not a type, such as `T`, is a generic. */
export function withGenerics(type: TypeNode, typeNames: ReadonlySet<string>): TypeNode {
  if (
    type.kind === "reference" &&
    type.args.length === 0 &&
    /^[A-Z]$/.test(type.name) &&
    !typeNames.has(type.name)
  )
    return named(type.name, [], true);
  return mapChildren(type, withGenerics, typeNames);
}

function namesOf(types: readonly TypeOrPack[]): ReadonlySet<string> {
  const own = types.flatMap((type) => (type.kind === "reference" && !isGeneric(type) ? [type.name] : []));
  const inner = types.flatMap((type) => [...namesOf(childrenOf(type))]);
  return new Set([...own, ...inner]);
}

/** The name itself comes first, then another case, then names with this prefix or word, or similar ones. */
function findName(name: string, typeNames: ReadonlySet<string>): readonly NameCandidate[] {
  if (typeNames.has(name)) return [{ name, cost: 0 }];
  const folded = fold(name);
  const same = [...typeNames].filter((other) => fold(other) === folded);
  if (same.length > 0) return same.map((other) => ({ name: other, cost: 0 }));
  return [...typeNames]
    .flatMap((other) => {
      const cost = nearNameCost(folded, other);
      return cost === null ? [] : [{ name: other, cost }];
    })
    .sort((a, b) => a.cost - b.cost || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_NEAR_NAMES);
}

function nearNameCost(folded: string, other: string): number | null {
  const candidate = fold(other);
  if (folded.length >= 2 && candidate.startsWith(folded)) return 0.75;
  const words = abbreviatedWords(folded, other);
  if (words > 0) return words === partsOf(other).length ? 0.75 : 1;
  if (folded.length >= 4 && splitWords(other).some((word) => word.toLowerCase() === folded)) return 1;
  const limit = folded.length >= 8 ? 2 : 1;
  if (folded.length < 4) return null;
  const distance = editDistance(folded, candidate, limit);
  if (distance <= limit) return 1 + 0.25 * distance;
  const start = candidate.slice(0, folded.length + 1);
  return folded.length >= 4 && candidate.length > folded.length && editDistance(folded, start, 1) <= 1
    ? 1.5
    : null;
}

/**
 * The number of words of which the text has prefixes: `vec3` of both in `Vector3`. 0 if it is not an
 * abbreviation.
 */
function abbreviatedWords(folded: string, other: string): number {
  const parts = partsOf(other);
  const reaches = (from: number, part: number): number => {
    if (from === folded.length) return part;
    const word = parts[part] ?? "";
    for (let length = commonLength(folded, from, word); length > 0; length -= 1) {
      const reached = reaches(from + length, part + 1);
      if (reached > 0) return reached;
    }
    return 0;
  };
  const reached = folded.length < 2 ? 0 : reaches(0, 0);
  return reached > 1 ? reached : 0;
}

/** Numbers are parts of their own. */
const partsOf = (name: string): readonly string[] =>
  splitWords(name)
    .flatMap((word) => word.match(/\d+|\D+/g) ?? [])
    .map((part) => part.toLowerCase());

function commonLength(text: string, from: number, word: string): number {
  let length = 0;
  while (length < word.length && text[from + length] === word[length]) length += 1;
  return length;
}

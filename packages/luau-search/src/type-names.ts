/**
 * In: the names that a query by type uses. Out: the types they may mean, and those that nothing is called.
 */
import { childrenOf, mapChildren, type TypeNode, type TypeOrPack } from "luau-contract";
import { editDistance } from "./edit-distance";
import { fold, splitWords } from "./name-forms";
import { isGeneric, named } from "./search-type";
import type { TypeQuery } from "./type-query";

/** A type that a name may mean, and how sure that is: 0 is certain. */
export interface NameCandidate {
  readonly name: string;
  readonly cost: number;
}

/** A name in a query that no type has, and those that come near. */
export interface UnknownType {
  readonly name: string;
  readonly near: readonly string[];
}

export interface ResolvedNames {
  readonly candidates: ReadonlyMap<string, readonly NameCandidate[]>;
  readonly unknown: readonly UnknownType[];
}

const MOST_NEAR = 6;

/** Looks every name of a query up. Single capitals that are no types, and declared generics, are left out. */
export function resolveNames(query: TypeQuery, known: ReadonlySet<string>): ResolvedNames {
  const candidates = new Map<string, readonly NameCandidate[]>();
  const unknown: UnknownType[] = [];
  for (const name of namesOf([...(query.params ?? []), ...(query.returns ?? [])])) {
    const found = findName(name, known);
    candidates.set(name, found);
    if (found.every(({ cost }) => cost > 0))
      unknown.push({ name, near: found.slice(0, 3).map((candidate) => candidate.name) });
  }
  return { candidates, unknown };
}

/** With the names that must be generics as generics: `T` where no type is called so. */
export function withGenerics(type: TypeNode, known: ReadonlySet<string>): TypeNode {
  if (
    type.kind === "reference" &&
    type.args.length === 0 &&
    /^[A-Z]$/.test(type.name) &&
    !known.has(type.name)
  )
    return named(type.name, [], true);
  return mapChildren(type, withGenerics, known);
}

function namesOf(types: readonly TypeOrPack[]): ReadonlySet<string> {
  const own = types.flatMap((type) => (type.kind === "reference" && !isGeneric(type) ? [type.name] : []));
  const inner = types.flatMap((type) => [...namesOf(childrenOf(type))]);
  return new Set([...own, ...inner]);
}

/**
 * The name itself, else the same in another case, else names that begin so, contain it as a word or look like
 * it.
 */
function findName(name: string, known: ReadonlySet<string>): readonly NameCandidate[] {
  if (known.has(name)) return [{ name, cost: 0 }];
  const folded = fold(name);
  const same = [...known].filter((other) => fold(other) === folded);
  if (same.length > 0) return same.map((other) => ({ name: other, cost: 0 }));
  return [...known]
    .flatMap((other) => {
      const cost = nearness(folded, other);
      return cost === null ? [] : [{ name: other, cost }];
    })
    .sort((a, b) => a.cost - b.cost || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_NEAR);
}

function nearness(folded: string, other: string): number | null {
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
 * How many words of a name an abbreviation stands for, each by its beginning: `vec3` for both of `Vector3`,
 * `cseq` for those of `ColorSequence`. 0 where it stands for none.
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

/** The words and numbers of a name, in lower case. */
const partsOf = (name: string): readonly string[] =>
  splitWords(name)
    .flatMap((word) => word.match(/\d+|\D+/g) ?? [])
    .map((part) => part.toLowerCase());

function commonLength(text: string, from: number, word: string): number {
  let length = 0;
  while (length < word.length && text[from + length] === word[length]) length += 1;
  return length;
}

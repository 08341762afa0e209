/**
 * Groups of definitions that Luau can load one after the other. Words find those that a text can reach: its
 * declared names, then those of their declarations. A word may be a field, so this is a superset.
 */
import { digestOf } from "../../read/digest";
import { isCommentToken, luauTokens } from "luau-syntax";
import type { DeclaredName, Definition } from "../../model/definition";
import { topologicalOrder } from "../../model/topological-order";

/** Declarations that refer to each other. */
export interface DefinitionGroup {
  /** Without comments. */
  readonly code: string;
  readonly values: readonly string[];
  readonly types: readonly string[];
  /** Indexes of the groups that it refers to, all of them earlier. */
  readonly dependencies: readonly number[];
  /** The platform whose names these are, as `any`; null for definitions with types. */
  readonly platform: string | null;
  readonly digest: string;
}

export function definitionGroups(definitions: readonly Definition[]): readonly DefinitionGroup[] {
  const parts = linked(definitions.map(toPart).filter(({ code }) => code !== ""));
  const groups: DefinitionGroup[] = [];
  const groupOf = new Map<Part, number>();
  for (const members of components(parts)) {
    for (const part of members) groupOf.set(part, groups.length);
    const code = members.map((part) => part.code).join("\n");
    const used = new Set(
      members.flatMap(({ dependencies }) => [...dependencies].map((part) => groupOf.get(part) ?? 0)),
    );
    const dependencies = [...used].filter((group) => group !== groups.length).sort((a, b) => a - b);
    const digests = dependencies.map((group) => groups[group]?.digest).sort();
    groups.push({
      code,
      values: members.flatMap(({ values }) => values),
      types: members.flatMap(({ types }) => types),
      dependencies,
      platform: members.find(({ platform }) => platform !== null)?.platform ?? null,
      digest: digestOf([code, digests]),
    });
  }
  return groups;
}

export const wordsIn = (code: string): readonly string[] => code.match(/[A-Za-z_]\w*/g) ?? [];

/** The index of the group that declares each name. */
export const groupsByName = (groups: readonly DefinitionGroup[]): ReadonlyMap<string, number> =>
  new Map(groups.flatMap(({ values, types }, index) => [...values, ...types].map((name) => [name, index])));

export const groupsNamedIn = (
  texts: readonly string[],
  byName: ReadonlyMap<string, number>,
): readonly number[] =>
  [...new Set(texts.flatMap(wordsIn).flatMap((word) => byName.get(word) ?? []))].sort((a, b) => a - b);

interface Part {
  readonly code: string;
  readonly values: readonly string[];
  readonly types: readonly string[];
  readonly scope: Definition["scope"];
  readonly platform: Definition["platform"];
  readonly dependencies: Set<Part>;
}

function toPart({ text, declares, scope, platform }: Definition): Part {
  const namesIn = (space: DeclaredName["namespace"]): readonly string[] =>
    declares.flatMap((one) => (one.namespace === space ? one.name : []));
  return {
    code: codeOf(text),
    values: namesIn("value"),
    types: namesIn("type"),
    scope,
    platform,
    dependencies: new Set(),
  };
}

const codeOf = (text: string): string =>
  luauTokens(text)
    .filter((token) => !isCommentToken(token))
    .map((token) => token.text)
    .join(" ");

/** Records references between parts; in both directions if one can only be loaded with the other. */
function linked(parts: readonly Part[]): readonly Part[] {
  const declaring = new Map<string, Part[]>();
  for (const part of parts)
    for (const name of new Set([...part.values, ...part.types]))
      declaring.set(name, [...(declaring.get(name) ?? []), part]);
  for (const part of parts)
    for (const word of new Set(wordsIn(part.code)))
      for (const other of declaring.get(word) ?? []) {
        part.dependencies.add(other);
        if (other.scope === "file") other.dependencies.add(part);
      }
  // Effects of locals and blocks are not visible in names.
  const [unknown] = parts.filter(({ scope }) => scope === "unknown");
  if (unknown !== undefined)
    for (const part of parts) {
      part.dependencies.add(unknown);
      unknown.dependencies.add(part);
    }
  return parts;
}

/** Strongly connected components in order of dependency, each in the order of the bundle. */
function components(parts: readonly Part[]): readonly (readonly Part[])[] {
  const order = new Map(parts.map((part, index) => [part, index]));
  const users = new Map(parts.map((part) => [part, [] as Part[]]));
  for (const part of parts) for (const other of part.dependencies) users.get(other)?.push(part);
  const taken = new Set<Part>();
  // Kosaraju's second pass: in reverse finishing order, each unvisited part reaches exactly one component.
  return topologicalOrder(parts, (part) => users.get(part) ?? [])
    .toReversed()
    .flatMap((first) => {
      if (taken.has(first)) return [];
      const members = topologicalOrder([first], (part) =>
        [...part.dependencies].filter((other) => !taken.has(other)),
      );
      for (const member of members) taken.add(member);
      return [[...members].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))];
    });
}

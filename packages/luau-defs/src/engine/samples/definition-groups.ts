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
  const declarations = linkDeclarations(definitions.map(toDeclaration).filter(({ code }) => code !== ""));
  const groups: DefinitionGroup[] = [];
  const groupOf = new Map<Declaration, number>();
  for (const members of connectedComponents(declarations)) {
    for (const declaration of members) groupOf.set(declaration, groups.length);
    const code = members.map((declaration) => declaration.code).join("\n");
    const used = new Set(
      members.flatMap(({ dependencies }) =>
        [...dependencies].map((declaration) => groupOf.get(declaration) ?? 0),
      ),
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

export const groupsByName = (groups: readonly DefinitionGroup[]): ReadonlyMap<string, number> =>
  new Map(groups.flatMap(({ values, types }, index) => [...values, ...types].map((name) => [name, index])));

export const groupsNamedIn = (
  texts: readonly string[],
  byName: ReadonlyMap<string, number>,
): readonly number[] =>
  [...new Set(texts.flatMap(wordsIn).flatMap((word) => byName.get(word) ?? []))].sort((a, b) => a - b);

interface Declaration {
  readonly code: string;
  readonly values: readonly string[];
  readonly types: readonly string[];
  readonly scope: Definition["scope"];
  readonly platform: Definition["platform"];
  readonly dependencies: Set<Declaration>;
}

function toDeclaration({ text, declares, scope, platform }: Definition): Declaration {
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

/** Records references between declarations; in both directions if one can only be loaded with the other. */
function linkDeclarations(declarations: readonly Declaration[]): readonly Declaration[] {
  const declaring = new Map<string, Declaration[]>();
  for (const declaration of declarations)
    for (const name of new Set([...declaration.values, ...declaration.types]))
      declaring.set(name, [...(declaring.get(name) ?? []), declaration]);
  for (const declaration of declarations)
    for (const word of new Set(wordsIn(declaration.code)))
      for (const other of declaring.get(word) ?? []) {
        declaration.dependencies.add(other);
        if (other.scope === "file") other.dependencies.add(declaration);
      }
  // Effects of locals and blocks are not visible in names.
  const [unknown] = declarations.filter(({ scope }) => scope === "unknown");
  if (unknown !== undefined)
    for (const declaration of declarations) {
      declaration.dependencies.add(unknown);
      unknown.dependencies.add(declaration);
    }
  return declarations;
}

/** Strongly connected components in order of dependency, each in the order of the bundle. */
function connectedComponents(declarations: readonly Declaration[]): readonly (readonly Declaration[])[] {
  const order = new Map(declarations.map((declaration, index) => [declaration, index]));
  const users = new Map(declarations.map((declaration) => [declaration, [] as Declaration[]]));
  for (const declaration of declarations)
    for (const other of declaration.dependencies) users.get(other)?.push(declaration);
  const taken = new Set<Declaration>();
  // Kosaraju's second pass: in reverse finishing order, each unvisited declaration reaches exactly one component.
  return topologicalOrder(declarations, (declaration) => users.get(declaration) ?? [])
    .toReversed()
    .flatMap((first) => {
      if (taken.has(first)) return [];
      const members = topologicalOrder([first], (declaration) =>
        [...declaration.dependencies].filter((other) => !taken.has(other)),
      );
      for (const member of members) taken.add(member);
      return [[...members].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))];
    });
}

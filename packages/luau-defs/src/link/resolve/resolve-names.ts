import { type LocalKey, type TypeNode, type TypeReference, visitReferences } from "luau-syntax";
import { isBuiltinType } from "../../model/builtin-types";
import {
  isInComment,
  type LocalAlias,
  type ConvertedFile,
  type RequiredFile,
} from "../../model/converted-file";
import { moduleType } from "../../model/ids";
import { linkType, type ResolveReference } from "./link-types";
import type { SymbolIndex } from "./symbol-index";

/**
 * Resolves names in one file, in this order: types of a required module (if qualified), the file's own
 * types, its aliases without `export`, exported types of other files (in comments, of any module), Luau's
 * built-in types. Readers cannot look up an alias that is not exported, so it is replaced by its body if that
 * is short and not recursive.
 * `onUnknown` is called for each unresolved name.
 */
export function nameResolver(
  converted: ConvertedFile,
  index: SymbolIndex,
  required: ReadonlyMap<RequiredFile, ConvertedFile>,
  onUnknown: (reference: TypeReference) => void,
): ResolveReference {
  const moduleSymbols = index.modules.get(converted.module.id);
  const locals = new Map(converted.locals.map((alias) => [alias.key, alias]));
  const typeFunctions = new Set(
    converted.declarations.flatMap(({ form, blocks, name }) =>
      form === "typeFunction" && blocks === "" ? [name] : [],
    ),
  );
  const inlinable = inlinableAliases(locals);
  const imported = new Map(converted.requires.map((one) => [one.name, required.get(one)?.module.id]));
  const moduleBehind = (prefix: string) => {
    const module = imported.get(prefix);
    if (module !== undefined) return index.modules.get(module);
    return imported.has(prefix) ? undefined : index.modulesByName.get(prefix);
  };
  const commentType = (name: string, { span }: TypeReference) =>
    isInComment(converted, span) ? index.commentTypes.get(name) : undefined;
  const find: ResolveReference = (reference) => {
    const { prefix, name } = reference;
    if (prefix !== null) {
      const path = `${prefix}.${name}`;
      const type = moduleBehind(prefix)?.types.get(name) ?? index.types.get(path);
      return symbol(type ?? (imported.has(prefix) ? undefined : commentType(path, reference)));
    }
    const key = localKey(reference);
    const ownType = key === name ? moduleSymbols?.types.get(name) : undefined;
    if (ownType !== undefined) return symbol(ownType);
    const body = inlinable.get(key);
    if (body !== undefined) return { kind: "inlined", type: linkType(body, resolve) };
    if (locals.has(key) || typeFunctions.has(name)) return { kind: "local" };
    const elsewhere = index.types.get(name) ?? commentType(name, reference);
    if (elsewhere === undefined && isBuiltinType(name)) return { kind: "builtin" };
    const module = elsewhere === undefined ? imported.get(name) : undefined;
    return symbol(module === undefined ? elsewhere : moduleType(module));
  };
  const resolve: ResolveReference = (reference) => {
    const target = find(reference);
    if (target.kind !== "unresolved") return target;
    // A name in a declaration of another file, where it is reported.
    if (!converted.source.text.slice(...reference.span).includes(reference.name)) return { kind: "local" };
    onUnknown(reference);
    return target;
  };
  return resolve;
}

const localKey = ({ name, target }: TypeReference): LocalKey =>
  target.kind === "unresolved" ? (target.alias ?? name) : name;

const symbol = (id: ReturnType<SymbolIndex["types"]["get"]>) =>
  id === undefined ? ({ kind: "unresolved" } as const) : ({ kind: "symbol", id } as const);

/** Largest number of names in an inlined alias, for readability. */
const MAX_INLINED_NAMES = 12;
/** Deeper types would overflow the stack of recursive functions. */
const MAX_NESTED_ALIASES = 12;

function inlinableAliases(locals: ReadonlyMap<LocalKey, LocalAlias>): ReadonlyMap<LocalKey, TypeNode> {
  const sizes = inlinedSizes(locals);
  const inlinable = [...locals.values()].filter(
    ({ key, generics }) => generics.length === 0 && sizes.has(key),
  );
  return new Map(inlinable.map(({ key, type }) => [key, type]));
}

/** Without aliases that are too long, nested too deeply or recursive. */
function inlinedSizes(locals: ReadonlyMap<LocalKey, LocalAlias>): ReadonlyMap<LocalKey, number> {
  const sizes = new Map<LocalKey, number>();
  let pending = [...locals.values()].map((alias) => namesIn(alias, locals));
  // Iterative, since a long chain of aliases would overflow the stack.
  for (let round = 0; round < MAX_NESTED_ALIASES && pending.length > 0; round += 1) {
    const sizedKeys = new Set(sizes.keys());
    const isReady = ({ aliases }: AliasNames): boolean => aliases.every((key) => sizedKeys.has(key));
    for (const { key, otherNames, aliases } of pending.filter(isReady)) {
      const size = aliases.reduce((sum, alias) => sum + (sizes.get(alias) ?? 0), otherNames);
      if (size <= MAX_INLINED_NAMES) sizes.set(key, size);
    }
    pending = pending.filter((one) => !isReady(one));
  }
  return sizes;
}

interface AliasNames {
  readonly key: LocalKey;
  readonly aliases: readonly LocalKey[];
  readonly otherNames: number;
}

function namesIn({ key, type }: LocalAlias, locals: ReadonlyMap<LocalKey, LocalAlias>): AliasNames {
  const aliases: LocalKey[] = [];
  let otherNames = 0;
  visitReferences(type, (reference) => {
    // A type of another file, or a generic, may share the alias's name.
    const key = localKey(reference);
    if (reference.prefix === null && reference.target.kind === "unresolved" && locals.has(key))
      aliases.push(key);
    else otherNames += 1;
  });
  return { key, aliases, otherNames };
}

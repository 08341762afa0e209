import { isBuiltinType } from "../model/builtin-types";
import type { LocalAlias, ModuleDraft, RequiredFile } from "../model/draft";
import type { LocalKey, TypeNode, TypeReference } from "../model/types";
import { visitReferences } from "../model/visit-types";
import { linkType, type ResolveReference } from "./link-types";
import type { SymbolIndex } from "./symbol-index";

/**
 * How one file's names resolve: behind the name of a required module, its types; its own types, its aliases
 * without `export`, the exported types of other files, then Luau's own. Readers cannot look up an alias that
 * is not exported, so its body takes its place where it is short enough to read and does not contain itself.
 * `onUnknown` is called for each unresolved name.
 */
export function nameResolver(
  draft: ModuleDraft,
  index: SymbolIndex,
  required: ReadonlyMap<RequiredFile, ModuleDraft>,
  onUnknown: (reference: TypeReference) => void,
): ResolveReference {
  const own = index.modules.get(draft.module.id);
  const locals = new Map(draft.locals.map((alias) => [alias.key, alias]));
  const typeFunctions = new Set(draft.typeFunctions);
  const inlinable = inlinableAliases(locals);
  const imported = new Map(draft.requires.map((one) => [one.name, required.get(one)?.module.id]));
  const moduleBehind = (prefix: string) => {
    const module = imported.get(prefix);
    if (module !== undefined) return index.modules.get(module);
    return imported.has(prefix) ? undefined : index.modulesByName.get(prefix);
  };
  const find: ResolveReference = (reference) => {
    const { prefix, name } = reference;
    if (prefix !== null) return symbol(moduleBehind(prefix)?.types.get(name));
    const key = localKey(reference);
    const ownType = key === name ? own?.types.get(name) : undefined;
    if (ownType !== undefined) return symbol(ownType);
    const body = inlinable.get(key);
    if (body !== undefined) return { kind: "inlined", type: linkType(body, resolve) };
    if (locals.has(key) || typeFunctions.has(name)) return { kind: "local" };
    const elsewhere = index.types.get(name);
    return elsewhere === undefined && isBuiltinType(name) ? { kind: "builtin" } : symbol(elsewhere);
  };
  const resolve: ResolveReference = (reference) => {
    const target = find(reference);
    if (target.kind === "unresolved") onUnknown(reference);
    return target;
  };
  return resolve;
}

const localKey = ({ name, target }: TypeReference): LocalKey =>
  target.kind === "unresolved" ? (target.alias ?? name) : name;

const symbol = (id: ReturnType<SymbolIndex["types"]["get"]>) =>
  id === undefined ? ({ kind: "unresolved" } as const) : ({ kind: "symbol", id } as const);

/** As many names as a reader takes in at a glance. */
const MAX_INLINED_NAMES = 12;
/** Deeper, types would fill the stack of whoever walks over them. */
const MAX_NESTED_ALIASES = 12;

function inlinableAliases(locals: ReadonlyMap<LocalKey, LocalAlias>): ReadonlyMap<LocalKey, TypeNode> {
  const sizes = inlinedSizes(locals);
  const inlinable = [...locals.values()].filter(
    ({ key, generics }) => generics.length === 0 && sizes.has(key),
  );
  return new Map(inlinable.map(({ key, type }) => [key, type]));
}

/**
 * How many names each alias holds when all within it are inlined too; without those that hold too many, go
 * too deep or contain themselves.
 */
function inlinedSizes(locals: ReadonlyMap<LocalKey, LocalAlias>): ReadonlyMap<LocalKey, number> {
  const sizes = new Map<LocalKey, number>();
  let left = [...locals.values()].map((alias) => namesIn(alias, locals));
  // Each round takes what is made of the rounds before: no chain of aliases fills the engine's stack.
  for (let round = 0; round < MAX_NESTED_ALIASES && left.length > 0; round += 1) {
    const known = new Set(sizes.keys());
    const isReady = ({ aliases }: AliasNames): boolean => aliases.every((key) => known.has(key));
    for (const { key, others, aliases } of left.filter(isReady)) {
      const size = aliases.reduce((sum, inner) => sum + (sizes.get(inner) ?? 0), others);
      if (size <= MAX_INLINED_NAMES) sizes.set(key, size);
    }
    left = left.filter((one) => !isReady(one));
  }
  return sizes;
}

interface AliasNames {
  readonly key: LocalKey;
  /** The aliases within. */
  readonly aliases: readonly LocalKey[];
  /** How many other names there are. */
  readonly others: number;
}

function namesIn({ key, type }: LocalAlias, locals: ReadonlyMap<LocalKey, LocalAlias>): AliasNames {
  const aliases: LocalKey[] = [];
  let others = 0;
  visitReferences(type, (reference) => {
    // Another file's type, or a generic, may have the name of an alias.
    const inner = localKey(reference);
    if (reference.prefix === null && reference.target.kind === "unresolved" && locals.has(inner))
      aliases.push(inner);
    else others += 1;
  });
  return { key, aliases, others };
}

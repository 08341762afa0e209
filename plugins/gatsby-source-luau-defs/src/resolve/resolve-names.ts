import { isBuiltinType } from "../model/builtin-types";
import type { LocalAlias, ModuleDraft } from "../model/draft";
import type { TypeNode, TypeReference } from "../model/types";
import { visitReferences } from "../model/visit-types";
import { linkType, type ResolveReference } from "./link-types";
import type { SymbolIndex } from "./symbol-index";

/**
 * How one file's names resolve: its own types, its aliases without `export`, the exported types of other files,
 * then Luau's own. Readers cannot look up an alias that is not exported, so its body takes its place where it is
 * short enough to read and does not contain itself. `onUnknown` is told of each name that leads nowhere.
 */
export function nameResolver(draft: ModuleDraft, index: SymbolIndex, onUnknown: (reference: TypeReference) => void): ResolveReference {
  const own = index.modules.get(draft.module.id);
  const locals = new Map(draft.locals.map((alias) => [alias.name, alias]));
  const typeFunctions = new Set(draft.typeFunctions);
  const inlinable = inlinableAliases(locals);
  const find: ResolveReference = ({ prefix, name }) => {
    if (prefix !== null) return symbol(index.modulesByName.get(prefix)?.types.get(name));
    const ownType = own?.types.get(name);
    if (ownType !== undefined) return symbol(ownType);
    const body = inlinable.get(name);
    if (body !== undefined) return { kind: "inlined", type: linkType(body, resolve) };
    if (locals.has(name) || typeFunctions.has(name)) return { kind: "local" };
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

const symbol = (id: ReturnType<SymbolIndex["types"]["get"]>) => (id === undefined ? ({ kind: "unresolved" } as const) : ({ kind: "symbol", id } as const));

/** As many names as a reader takes in at a glance. */
const MAX_INLINED_NAMES = 12;

function inlinableAliases(locals: ReadonlyMap<string, LocalAlias>): ReadonlyMap<string, TypeNode> {
  const sizes = new Map<string, number>();
  const result = new Map<string, TypeNode>();
  for (const [name, alias] of locals) {
    if (alias.generics.length === 0 && namesIn(name, locals, sizes) <= MAX_INLINED_NAMES) result.set(name, alias.type);
  }
  return result;
}

/** How many names an alias holds when all within it are inlined too; infinite for one that contains itself. */
function namesIn(name: string, locals: ReadonlyMap<string, LocalAlias>, sizes: Map<string, number>): number {
  const known = sizes.get(name);
  if (known !== undefined) return known;
  const alias = locals.get(name);
  if (alias === undefined) return 1;
  sizes.set(name, Infinity); // while its body is being counted: whoever comes back here is in a cycle
  let size = 0;
  visitReferences(alias.type, ({ prefix, name: inner, target }) => {
    // Another file's type, or a generic, may have the name of an alias.
    size += prefix === null && target.kind === "unresolved" ? namesIn(inner, locals, sizes) : 1;
  });
  sizes.set(name, size);
  return size;
}

/** Resolves aliases, generics and values to types, since Luau's messages do not contain their names. */
import {
  type GenericParameter,
  isPack,
  type TypeNode,
  type TypeOrPack,
  type TypeReference,
} from "luau-syntax";
import type { SymbolId } from "../../model/ids";
import type {
  AnyEntry,
  ApiModel,
  ClassEntry,
  ConstantEntry,
  EntryDoc,
  EnumEntry,
  EventEntry,
  TypeEntry,
} from "../../model/model";
import { entriesOf } from "../../model/entries";

/** Limits the recursion: deeper aliases are printed by name. */
const MAX_NESTED_TYPES = 200;

export interface TypeLookups {
  readonly typeOf: (id: SymbolId) => TypeFacts | null;
  /** `typeof(kit.size)` has a path of a value. */
  readonly valueOf: (path: string) => Pick<ConstantEntry, "id" | "type"> | null;
}

/** Without locations and members, so that few edits change it: the cache stores its digest. */
type TypeFacts =
  | Pick<ClassEntry, "kind" | "generics">
  | (Pick<EnumEntry, "kind" | "origin"> & { readonly names: readonly string[] })
  | Pick<EventEntry, "kind" | "parameters" | "returns">
  | (Pick<TypeEntry, "kind" | "id" | "generics" | "type"> & { readonly doc: LinkedDoc });

export type LinkedDoc = Pick<EntryDoc, "description" | "links">;

export function typeLookups({ modules }: ApiModel): TypeLookups {
  const types = new Map(
    modules.flatMap((module) => entriesOf(module).map((entry) => [entry.id, entry] as const)),
  );
  const values = new Map(
    modules.flatMap(({ constants }) => constants.map((entry) => [entry.path, entry] as const)),
  );
  return {
    typeOf: (id) => typeFacts(types.get(id)),
    valueOf: (path) => {
      const entry = values.get(path);
      return entry === undefined ? null : { id: entry.id, type: entry.type };
    },
  };
}

function typeFacts(entry: AnyEntry | undefined): TypeFacts | null {
  switch (entry?.kind) {
    case "class":
      return { kind: entry.kind, generics: entry.generics };
    case "enum":
      return { kind: entry.kind, origin: entry.origin, names: entry.values.map(({ name }) => name) };
    case "event":
      return { kind: entry.kind, parameters: entry.parameters, returns: entry.returns };
    case "type": {
      const { kind, id, generics, type, doc } = entry;
      return { kind, id, generics, type, doc: { description: doc.description, links: doc.links } };
    }
    default:
      return null;
  }
}

export interface Context {
  readonly names: TypeLookups;
  /** Recursive aliases and values are printed by name. */
  readonly expanding: ReadonlySet<SymbolId>;
  readonly argumentsByName: ReadonlyMap<string, ScopedType<TypeOrPack>>;
}

export interface ScopedType<T> {
  readonly context: Context;
  readonly type: T;
}

function meaningOfValue(context: Context, expression: string): ScopedType<TypeNode> | null {
  const entry = context.names.valueOf(expression);
  if (entry === null || isExpanding(context, entry.id)) return null;
  return {
    context: { ...context, expanding: new Set([...context.expanding, entry.id]), argumentsByName: new Map() },
    type: entry.type,
  };
}

const isExpanding = ({ expanding }: Context, id: SymbolId): boolean =>
  expanding.size >= MAX_NESTED_TYPES || expanding.has(id);

/** Luau keeps the names of tables, but not those of other aliases or of an alias's generics. */
function meaningOf(context: Context, { target, args, name }: TypeReference): ScopedType<TypeNode> | null {
  if (target.kind === "generic") {
    const argument = context.argumentsByName.get(name);
    return argument === undefined || isPack(argument.type)
      ? null
      : { context: argument.context, type: argument.type };
  }
  const entry =
    target.kind === "symbol" && !isExpanding(context, target.id) ? context.names.typeOf(target.id) : null;
  if (entry?.kind === "enum" && entry.origin === "strings") {
    return {
      context,
      type: { kind: "union", members: entry.names.map((value) => ({ kind: "string", value })) },
    };
  }
  // A table keeps the first name that it is given.
  if (entry?.kind !== "type" || entry.type.kind === "array" || entry.type.kind === "table") return null;
  const argumentsByName = new Map(
    withDefaults(context, args, entry.generics).flatMap((arg, index) =>
      entry.generics[index] === undefined ? [] : [[entry.generics[index].name, arg]],
    ),
  );
  return {
    context: { ...context, expanding: new Set([...context.expanding, entry.id]), argumentsByName },
    type: entry.type,
  };
}

/** Defaults of generics may refer to earlier generics. */
export function withDefaults(
  context: Context,
  args: readonly TypeOrPack[],
  generics: readonly GenericParameter[],
): readonly ScopedType<TypeOrPack>[] {
  const scoped: ScopedType<TypeOrPack>[] = args.map((type) => ({ context, type }));
  for (const { default: fallback } of generics.slice(args.length)) {
    if (fallback === null) break;
    const argumentsByName = new Map(
      generics.flatMap(({ name }, index) => (scoped[index] === undefined ? [] : [[name, scoped[index]]])),
    );
    scoped.push({ context: { ...context, argumentsByName }, type: fallback });
  }
  return scoped;
}

export function resolvedType(context: Context, type: TypeNode): ScopedType<TypeNode> {
  const meaning =
    type.kind === "reference"
      ? meaningOf(context, type)
      : type.kind === "typeof"
        ? meaningOfValue(context, type.expression)
        : null;
  return meaning === null ? { context, type } : resolvedType(meaning.context, meaning.type);
}

/** What names in types stand for where Luau's messages do not keep the names: aliases, generics, values. */
import type { SymbolId } from "../../model/ids";
import type { AnyEntry, ConstantEntry } from "../../model/model";
import type { GenericParameter, TypeNode, TypeOrPack, TypeReference } from "../../model/types";

/**
 * How many aliases may stand in each other: beyond, one is left as its name, since a text of so many is read
 * by nobody and the stack ends.
 */
const DEEPEST = 200;

export interface Context {
  readonly entries: ReadonlyMap<SymbolId, AnyEntry>;
  /** What `typeof(kit.size)` may ask for, by its path. */
  readonly values: ReadonlyMap<string, ConstantEntry>;
  /** Aliases and values around what is being written: one that names itself is left as its name. */
  readonly open: ReadonlySet<SymbolId>;
  /** What the generics of the alias that is being written stand for. */
  readonly given: ReadonlyMap<string, Placed<TypeOrPack>>;
}

/** A type, and where its names are to be looked up. */
export interface Placed<T> {
  readonly context: Context;
  readonly type: T;
}

export function meaningOfValue(context: Context, expression: string): Placed<TypeNode> | null {
  const entry = context.values.get(expression);
  if (entry === undefined || isOpen(context, entry.id)) return null;
  return {
    context: { ...context, open: new Set([...context.open, entry.id]), given: new Map() },
    type: entry.type,
  };
}

const isOpen = ({ open }: Context, id: SymbolId): boolean => open.size >= DEEPEST || open.has(id);

/**
 * What a name stands for where Luau does not keep the name: aliases of all but tables, and generics of an
 * alias.
 */
export function meaningOf(context: Context, { target, args, name }: TypeReference): Placed<TypeNode> | null {
  if (target.kind === "generic") {
    const given = context.given.get(name);
    return given === undefined || isPack(given.type) ? null : { context: given.context, type: given.type };
  }
  const entry =
    target.kind === "symbol" && !isOpen(context, target.id) ? context.entries.get(target.id) : undefined;
  if (entry?.kind === "enum" && entry.origin === "strings") {
    return {
      context,
      type: { kind: "union", members: entry.values.map(({ name: value }) => ({ kind: "string", value })) },
    };
  }
  // A table keeps the name that it is first given.
  if (entry?.kind !== "type" || entry.type.kind === "array" || entry.type.kind === "table") return null;
  const given = new Map(
    withDefaults(context, args, entry.generics).flatMap((arg, index) =>
      entry.generics[index] === undefined ? [] : [[entry.generics[index].name, arg]],
    ),
  );
  return { context: { ...context, open: new Set([...context.open, entry.id]), given }, type: entry.type };
}

const isPack = (type: TypeOrPack): type is Exclude<TypeOrPack, TypeNode> =>
  type.kind === "variadic" || type.kind === "genericPack" || type.kind === "typeList";

/** Arguments that are left out are the generics' defaults, in which the ones before may be named. */
export function withDefaults(
  context: Context,
  args: readonly TypeOrPack[],
  generics: readonly GenericParameter[],
): readonly Placed<TypeOrPack>[] {
  const all: Placed<TypeOrPack>[] = args.map((type) => ({ context, type }));
  for (const { default: fallback } of generics.slice(args.length)) {
    if (fallback === null) break;
    const given = new Map(
      generics.flatMap(({ name }, index) => (all[index] === undefined ? [] : [[name, all[index]]])),
    );
    all.push({ context: { ...context, given }, type: fallback });
  }
  return all;
}

/** The type itself, behind however many aliases. */
export function settled(context: Context, type: TypeNode): Placed<TypeNode> {
  const meaning =
    type.kind === "reference"
      ? meaningOf(context, type)
      : type.kind === "typeof"
        ? meaningOfValue(context, type.expression)
        : null;
  return meaning === null ? { context, type } : settled(meaning.context, meaning.type);
}

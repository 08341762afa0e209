/** Resolves names in types where Luau's messages do not keep them: aliases, generics, values. */
import {
  type GenericParameter,
  isPack,
  type TypeNode,
  type TypeOrPack,
  type TypeReference,
} from "luau-syntax";
import type { SymbolId } from "../../model/ids";
import type { AnyEntry, ConstantEntry } from "../../model/model";

/** Maximum nesting of aliases, to limit recursion. Deeper ones are printed by name. */
const DEEPEST = 200;

export interface Context {
  readonly entries: ReadonlyMap<SymbolId, AnyEntry>;
  /** Values by path, for `typeof(kit.size)`. */
  readonly values: ReadonlyMap<string, ConstantEntry>;
  /** Aliases and values being printed: recursive ones are printed by name. */
  readonly open: ReadonlySet<SymbolId>;
  /** Type arguments of the alias being printed. */
  readonly given: ReadonlyMap<string, ScopedType<TypeOrPack>>;
}

/** A type, and the scope of its names. */
export interface ScopedType<T> {
  readonly context: Context;
  readonly type: T;
}

function meaningOfValue(context: Context, expression: string): ScopedType<TypeNode> | null {
  const entry = context.values.get(expression);
  if (entry === undefined || isOpen(context, entry.id)) return null;
  return {
    context: { ...context, open: new Set([...context.open, entry.id]), given: new Map() },
    type: entry.type,
  };
}

const isOpen = ({ open }: Context, id: SymbolId): boolean => open.size >= DEEPEST || open.has(id);

/** Resolves a name that Luau does not keep: aliases of anything but tables, and generics of an alias. */
function meaningOf(context: Context, { target, args, name }: TypeReference): ScopedType<TypeNode> | null {
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
  // A table keeps the first name that it is given.
  if (entry?.kind !== "type" || entry.type.kind === "array" || entry.type.kind === "table") return null;
  const given = new Map(
    withDefaults(context, args, entry.generics).flatMap((arg, index) =>
      entry.generics[index] === undefined ? [] : [[entry.generics[index].name, arg]],
    ),
  );
  return { context: { ...context, open: new Set([...context.open, entry.id]), given }, type: entry.type };
}

/** Missing type arguments are filled with the generics' defaults, which may refer to earlier generics. */
export function withDefaults(
  context: Context,
  args: readonly TypeOrPack[],
  generics: readonly GenericParameter[],
): readonly ScopedType<TypeOrPack>[] {
  const all: ScopedType<TypeOrPack>[] = args.map((type) => ({ context, type }));
  for (const { default: fallback } of generics.slice(args.length)) {
    if (fallback === null) break;
    const given = new Map(
      generics.flatMap(({ name }, index) => (all[index] === undefined ? [] : [[name, all[index]]])),
    );
    all.push({ context: { ...context, given }, type: fallback });
  }
  return all;
}

/** The type behind a chain of aliases. */
export function resolvedType(context: Context, type: TypeNode): ScopedType<TypeNode> {
  const meaning =
    type.kind === "reference"
      ? meaningOf(context, type)
      : type.kind === "typeof"
        ? meaningOfValue(context, type.expression)
        : null;
  return meaning === null ? { context, type } : resolvedType(meaning.context, meaning.type);
}

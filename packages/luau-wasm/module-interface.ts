/** The interface of a module: types as data, each with the location of its declaration. */
import type { Span } from "./api-types";
import type { TextIndex } from "./utf16";
import { spanOf, type Range } from "./read-results";

export interface ModuleInterface {
  /** Number of the type of the value that the module returns at its end; null without one. */
  readonly returns: number | null;
  /** The types that are written as `typeof(…)`, by the span of this text. */
  readonly typeofs: readonly { readonly span: Span; readonly type: number }[];
  /** Types refer to others by number, the index in this list. */
  readonly types: readonly InterfaceType[];
}

export interface SourcePart {
  readonly module: string;
  readonly span: Span;
}

export type InterfaceType = InterfaceTypeKind & {
  /** The module that returns this value. */
  readonly returnedBy?: string;
  /** An exported alias without generics. */
  readonly alias?: { readonly module: string; readonly name: string };
};

export type InterfaceTypeKind =
  | InterfaceFunction
  | InterfaceTable
  | {
      readonly kind: "metatable";
      readonly name?: string;
      readonly table: number;
      readonly metatable: number;
    }
  | { readonly kind: "union" | "intersection"; readonly members: readonly number[] }
  | { readonly kind: "literal"; readonly text?: string; readonly value?: boolean }
  | { readonly kind: "generic"; readonly name: string; readonly explicit: boolean }
  | { readonly kind: "primitive" | "extern" | "any"; readonly name: string }
  /** A type of another module, or its value: `alias` or `returnedBy` is present. */
  | { readonly kind: "elsewhere" }
  /** A type that Luau does not know, or that cannot be written. */
  | { readonly kind: "other" };

export interface InterfaceFunction {
  readonly kind: "function";
  /** Absent for a function of Luau's library, and for a function type that is written as an annotation. */
  readonly definition?: SourcePart;
  /** Types of all values in its `return` statements, if its definition has no result type. */
  readonly returned?: readonly number[];
  /** Present if it has no definition. */
  readonly generics?: readonly {
    readonly name: string;
    readonly explicit: boolean;
    readonly pack: boolean;
  }[];
  readonly parameters?: readonly { readonly name?: string; readonly type: number }[];
  readonly rest?: InterfaceTail;
  /** Present if it has no definition, or `returned`. */
  readonly returns?: readonly number[];
  readonly returnsRest?: InterfaceTail;
}

/** `...T` or `T...`; without either, a pack that Luau does not know. */
export interface InterfaceTail {
  readonly type?: number;
  readonly pack?: string;
}

export interface InterfaceTable {
  readonly kind: "table";
  readonly name?: string;
  /** Whether it is an annotation, or of Luau's library, as opposed to the type of a value. */
  readonly isWritten?: boolean;
  /** Type arguments of an alias. */
  readonly args?: readonly number[];
  readonly definition?: SourcePart;
  readonly properties: readonly InterfaceProperty[];
  readonly indexer?: readonly [number, number];
}

export interface InterfaceProperty {
  readonly name: string;
  readonly type: number;
  /** The name in the table's source, where a value was assigned to it. */
  readonly assigned?: Span;
  /** The name in the annotation that declares it, in the table's source. */
  readonly declared?: Span;
}

type SpanIn = (module: string, range: Range) => Span;
interface Ranged {
  readonly range: Range;
}

/** Reads what `interface.cpp` writes: the same shapes, with ranges in bytes. */
export function readInterface(
  result: unknown,
  main: TextIndex,
  texts: ReadonlyMap<string, TextIndex>,
): ModuleInterface | null {
  const raw = result as {
    readonly returns?: number;
    readonly typeofs?: readonly (Ranged & { readonly type: number })[];
    readonly types?: readonly InterfaceType[];
  };
  if (raw.types === undefined || raw.typeofs === undefined) return null;
  const spanIn: SpanIn = (module, range) => {
    const text = texts.get(module);
    return text === undefined ? [0, 0] : spanOf(range, text);
  };
  return {
    returns: raw.returns ?? null,
    typeofs: raw.typeofs.map(({ type, range }) => ({ type, span: spanOf(range, main) })),
    types: raw.types.map((type) => withSpans(type, spanIn)),
  };
}

function withSpans(type: InterfaceType, spanIn: SpanIn): InterfaceType {
  const partOf = (part: SourcePart): SourcePart => {
    // Until here, parts have ranges.
    const { range, ...rest } = part as SourcePart & Ranged;
    return { ...rest, span: spanIn(part.module, range) };
  };
  if (type.kind === "function")
    return type.definition === undefined ? type : { ...type, definition: partOf(type.definition) };
  if (type.kind !== "table") return type;
  const { definition } = type;
  const spanOf = (key: "assigned" | "declared", property: InterfaceProperty): object => {
    const location = property[key] as unknown as Ranged | undefined;
    return location === undefined ? {} : { [key]: spanIn(definition?.module ?? "", location.range) };
  };
  const properties = type.properties.map((property) => ({
    ...property,
    ...spanOf("assigned", property),
    ...spanOf("declared", property),
  }));
  return { ...type, properties, ...(definition !== undefined && { definition: partOf(definition) }) };
}

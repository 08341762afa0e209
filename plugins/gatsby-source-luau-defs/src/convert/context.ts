import type { Generic, PackOrType, Type } from "full-moon-wasm";
import { positionAt, positionFrom, type SourceText, type Span } from "luau-contract";
import type {
  Declaration,
  DocumentedSubject,
  ParentName,
  RepeatedMember,
  ClassSpelling,
} from "../model/converted-file";
import type { ModuleId } from "../model/ids";
import type { SourceLocation } from "../model/model";
import type { ReadDocs } from "./doc-comment";
import { scopeWith, type Scope } from "./convert-type";

/**
 * What every conversion in one file needs: the file, its non-exported aliases, and where findings for later
 * stages go.
 */
export interface ConvertContext {
  readonly source: SourceText;
  readonly module: ModuleId;
  /** The body of an alias without `export` and without generics, by its name. */
  readonly localType: (name: string) => Type | undefined;
  /** The body of any alias of the file without generics, exported or not. */
  readonly fileType: (name: string) => Type | undefined;
  /** The file's exported types, and the generics of the alias that is being converted. */
  readonly scope: Scope;
  /** Whether the configuration says that values of this type are events. */
  readonly isEventType: (name: string) => boolean;
  /** What the generics of an alias of the file are where nothing is given for them. */
  readonly genericDefaults: (name: string) => readonly PackOrType[];
  readonly findings: Findings;
}

/** Filled while one file is converted; read once, at its end. */
export interface Findings {
  readonly declarations: Declaration[];
  readonly repeatedMembers: RepeatedMember[];
  readonly parents: ParentName[];
  readonly documented: DocumentedSubject[];
  readonly classSpellings: ClassSpelling[];
  readonly readDocs: ReadDocs;
}

/** Within an alias, its generics come before whatever else has their names. */
export function withGenerics(context: ConvertContext, generics: readonly Generic[]): ConvertContext {
  if (generics.length === 0) return context;
  const names = new Set(generics.map(({ name }) => name.text));
  return {
    ...context,
    localType: (name) => (names.has(name) ? undefined : context.localType(name)),
    scope: scopeWith(context.scope, generics),
  };
}

/** Where `span` is, for an entry. */
export function locationOf(source: SourceText, span: Span): SourceLocation {
  const start = positionAt(source, span[0]);
  const end = positionFrom(source, start, span[1]);
  return {
    file: source.path,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}

/**
 * The type that an alias without `export` stands for, through any number of them; any other type as it is.
 */
export const throughLocals = ({ localType }: ConvertContext, type: Type): Type => through(localType, type);

/** The same for aliases with `export`, too. */
export const throughAliases = ({ fileType }: ConvertContext, type: Type): Type => through(fileType, type);

function through(bodyOf: (name: string) => Type | undefined, type: Type): Type {
  let seen: Set<string> | null = null;
  let current = type;
  for (;;) {
    if (current.kind === "group") {
      current = current.type;
      continue;
    }
    if (current.kind !== "reference" || current.prefix !== null || current.args !== null) return current;
    const body = bodyOf(current.name.text);
    if (body === undefined || seen?.has(current.name.text)) return current;
    seen ??= new Set();
    seen.add(current.name.text);
    current = body;
  }
}

/**
 * Keeps one of the things that share a name, and notes the others.
 * The last one wins, as in Luau: a later global hides an earlier one.
 */
export function lastOfEachName<T extends { readonly name: { readonly text: string; readonly span: Span } }>(
  items: readonly T[],
  repeated: (again: T, first: T) => void,
): readonly T[] {
  const kept = new Map<string, T>();
  for (const item of items) {
    const first = kept.get(item.name.text);
    if (first !== undefined) repeated(item, first);
    kept.set(item.name.text, item);
  }
  return kept.size === items.length ? items : [...kept.values()];
}

import type { Generic, PackOrType, Type } from "full-moon-wasm";
import { positionAt, positionFrom, type SourceText, type Span } from "luau-syntax";
import type {
  DocumentedSubject,
  ParentName,
  RepeatedMember,
  ClassSpelling,
} from "../../model/converted-file";
import type { ModuleId, SymbolId } from "../../model/ids";
import type { SourceLocation } from "../../model/model";
import type { ReadDocs } from "../syntax/doc-comment";
import { scopeWith, type Scope } from "./convert-type";

/** The input of every conversion in one file. */
export interface ConvertContext {
  readonly source: SourceText;
  readonly module: ModuleId;
  /** The bodies of aliases without `export` and without generics, by name. */
  readonly localType: (name: string) => Type | undefined;
  /** The bodies of all aliases without generics, by name. */
  readonly fileType: (name: string) => Type | undefined;
  /** The file's exported types, and the generics of the alias being converted. */
  readonly scope: Scope;
  readonly isEventType: (name: string) => boolean;
  readonly genericDefaults: (name: string) => readonly PackOrType[];
  readonly recorded: RecordedFacts;
}

/** Collected while one file is converted. */
interface RecordedFacts {
  readonly repeatedMembers: RepeatedMember[];
  readonly parents: ParentName[];
  readonly documented: DocumentedSubject[];
  readonly classSpellings: ClassSpelling[];
  readonly readDocs: ReadDocs;
}

/** Within an alias, its generics shadow other names. */
export function withGenerics(context: ConvertContext, generics: readonly Generic[]): ConvertContext {
  if (generics.length === 0) return context;
  const names = new Set(generics.map(({ name }) => name.text));
  return {
    ...context,
    localType: (name) => (names.has(name) ? undefined : context.localType(name)),
    scope: scopeWith(context.scope, generics),
  };
}

export function locationOf(source: SourceText, span: Span): SourceLocation {
  const { line, column } = positionAt(source, span[0]);
  const end = positionFrom(source, { line, column }, span[1]);
  return { file: source.path, line, column, endLine: end.line, endColumn: end.column };
}

export interface EntryParts {
  readonly id: SymbolId;
  readonly name: string;
  /** As a script writes it: `Keyboard.KeyCode`. */
  readonly path: string;
  readonly span: Span;
}

export const entryBase = ({ source, module }: ConvertContext, { id, name, path, span }: EntryParts) => ({
  id,
  name,
  path,
  module,
  location: locationOf(source, span),
});

export const throughLocals = ({ localType }: ConvertContext, type: Type): Type => through(localType, type);

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

export function firstOfEachName<T>(items: readonly T[], nameOf: (item: T) => string): readonly T[] {
  const names = new Set<string>();
  return items.filter((item) => !names.has(nameOf(item)) && names.add(nameOf(item)));
}

/** The last item of each name, as in Luau, where a later global shadows an earlier one. */
export function lastOfEachName<T extends { readonly name: { readonly text: string; readonly span: Span } }>(
  items: readonly T[],
  repeated: (again: T, first: T) => void,
): readonly T[] {
  const last = new Map<string, T>();
  for (const item of items) {
    const first = last.get(item.name.text);
    if (first !== undefined) repeated(item, first);
    last.set(item.name.text, item);
  }
  return last.size === items.length ? items : [...last.values()];
}

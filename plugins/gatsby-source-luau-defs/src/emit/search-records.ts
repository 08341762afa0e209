/**
 * In: a module. Out: a record for each of its symbols that readers are shown, with all that a search index needs: name,
 * kind, address, the line to show, and the types that it takes and gives. Plain JSON, published with the module's node.
 */
import { assertNever } from "../model/assert-never";
import { fenceAfter } from "../model/code-fence";
import type { ClassEntry, Entry, EntryDoc, EnumEntry, EventEntry, FunctionEntry, FunctionSignature, Module, ParameterEntry, PropertyEntry, ReturnEntry } from "../model/model";
import type { SymbolId } from "../model/ids";
import { entriesOf, isPublic } from "../model/entries";
import type { MarkdownRenderer } from "./markdown";
import type { Routes } from "./routes";
import { toSearchType, toSlot, type SearchType } from "./search-types";
import { aliasTokens, classTokens, listenerTokens, signatureTokens } from "./signature-tokens";
import { noHref, textOf, typeTokens } from "./tokens";

/** One way to call something. A method's receiver is not among its parameters. */
export interface SearchSignature {
  readonly generics: readonly string[];
  readonly params: readonly { readonly type: SearchType; readonly optional: boolean }[];
  readonly returns: readonly SearchType[];
}

/** What all symbols have. */
export interface SearchRecordBase {
  /** As a script writes it: `Timer.setTimeout`, `Entity:destroy`. */
  readonly path: string;
  /** The module's slug and name. */
  readonly module: string;
  readonly moduleName: string;
  readonly href: string;
  /** On one line, as it is to be shown. */
  readonly signature: string;
  /** Plain text. */
  readonly summary: string;
  /** What else is told of it: its description, what it takes, gives and fails with. To be searched, not to be read. */
  readonly details: string;
  readonly deprecated: boolean;
}

type Told =
  | { readonly kind: "function" | "event"; readonly signatures: readonly SearchSignature[] }
  | { readonly kind: "method"; readonly receiver: SearchType; readonly signatures: readonly SearchSignature[] }
  | { readonly kind: "constant"; readonly type: SearchType }
  | { readonly kind: "property"; readonly receiver: SearchType; readonly type: SearchType }
  | { readonly kind: "class"; readonly parent: string | null }
  /** `strings`: its values are strings. */
  | { readonly kind: "enum"; readonly strings: boolean }
  | { readonly kind: "type"; readonly generics: readonly string[]; readonly type: SearchType }
  | { readonly kind: "enumValue" | "module" };

export type SearchRecord = SearchRecordBase & Told;

/** What records are made with. */
interface Emitter {
  readonly routes: Routes;
  readonly markdown: MarkdownRenderer;
  readonly module: Module;
}

/** The module itself first, then its entries in the order of its page, each followed by its members. */
export function toSearchRecords(routes: Routes, markdown: MarkdownRenderer, module: Module): readonly SearchRecord[] {
  const emitter = { routes, markdown, module };
  const head: SearchRecord = {
    kind: "module", path: module.name, module: module.slug, moduleName: module.name, href: routes.moduleHref(module.id),
    signature: module.name, summary: markdown.toText(module.summary), details: withoutSamples(module.description), deprecated: false,
  };
  return [head, ...entriesOf(module).filter(isPublic).flatMap((entry) => entryRecords(emitter, entry))];
}

function entryRecords(emitter: Emitter, entry: Entry): readonly SearchRecord[] {
  switch (entry.kind) {
    case "function":
      return [functionRecord(emitter, entry, { kind: "name", name: ownerOf(entry), args: [] })];
    case "constant":
      return [{ ...base(emitter, entry, valueLine(entry)), kind: "constant", type: toSearchType(entry.type) }];
    case "class":
      return classRecords(emitter, entry);
    case "enum":
      return enumRecords(emitter, entry);
    case "event":
      return eventRecords(emitter, entry);
    case "type":
      return [{ ...base(emitter, entry, textOf(aliasTokens(entry, noHref))), kind: "type", generics: entry.generics.map(({ name }) => name), type: toSearchType(entry.type) }];
    default:
      return assertNever(entry);
  }
}

type Named = Pick<EntryDoc, "summary" | "description" | "errors" | "deprecated"> & { readonly id: SymbolId; readonly path: string };

/** The parts of something that have texts of their own. */
type Described = readonly { readonly description: string }[];

const base = ({ routes, markdown, module }: Emitter, entry: Named, signature: string, parts: Described = []): SearchRecordBase => ({
  path: entry.path, module: module.slug, moduleName: module.name, href: routes.href(entry.id) ?? routes.moduleHref(module.id),
  signature, summary: markdown.toText(entry.summary), details: withoutSamples([entry, ...parts, ...entry.errors].map(({ description }) => description).join("\n\n")), deprecated: entry.deprecated !== null,
});

/** Without fenced code, whose words are mostly names that stand elsewhere. */
function withoutSamples(markdown: string): string {
  let fence: string | null = null;
  const prose = markdown.split("\n").filter((line) => {
    const around = fence;
    fence = fenceAfter(line, around);
    return around === null && fence === null;
  });
  return prose.join("\n").trim();
}

function functionRecord(emitter: Emitter, entry: FunctionEntry, receiver: SearchType): SearchRecord {
  const parts = entry.signatures.flatMap((signature) => [signature, ...signature.parameters, ...signature.returns]);
  const told = base(emitter, entry, textOf(signatureTokens(entry, entry.signatures[0], noHref)), parts);
  const signatures = entry.signatures.map(toSignature);
  return entry.method ? { ...told, kind: "method", receiver, signatures } : { ...told, kind: "function", signatures };
}

function classRecords(emitter: Emitter, entry: ClassEntry): readonly SearchRecord[] {
  const receiver: SearchType = { kind: "name", name: entry.name, args: entry.generics.map(({ name }) => ({ kind: "generic", name })) };
  const head: SearchRecord = { ...base(emitter, entry, textOf(classTokens(entry, noHref))), kind: "class", parent: entry.parent?.name ?? null };
  const properties = entry.properties.filter(isPublic).map((property): SearchRecord => ({ ...base(emitter, property, valueLine(property)), kind: "property", receiver, type: toSearchType(property.type) }));
  return [head, ...properties, ...entry.methods.filter(isPublic).map((method) => functionRecord(emitter, method, receiver))];
}

/** Values that the line of an enum shows: a keyboard has a hundred. */
const VALUES_SHOWN = 3;

function enumRecords(emitter: Emitter, entry: EnumEntry): readonly SearchRecord[] {
  const values = entry.values.filter(isPublic);
  const shown = [...values.slice(0, VALUES_SHOWN).map(({ value }) => value), ...(values.length > VALUES_SHOWN ? ["…"] : [])].join(" | ");
  const head: SearchRecord = { ...base(emitter, entry, `type ${entry.name} = ${shown}`), kind: "enum", strings: entry.origin === "strings" };
  return [head, ...values.map((value): SearchRecord => ({ ...base(emitter, value, value.value), kind: "enumValue" }))];
}

/** An event, and the type of its listeners, which functions name in their parameters. Both are described in one place. */
function eventRecords(emitter: Emitter, entry: EventEntry): readonly SearchRecord[] {
  const listener = textOf(listenerTokens(entry, noHref));
  const signature = toSignature({ generics: [], parameters: entry.parameters, returns: entry.returns });
  const event: SearchRecord = { ...base(emitter, entry, `${entry.path}: ${listener}`, [...entry.parameters, ...entry.returns]), kind: "event", signatures: [signature] };
  const type: SearchType = { kind: "function", generics: [], params: signature.params.map((param) => param.type), returns: signature.returns };
  return [event, { ...event, kind: "type", path: entry.listenerType, signature: `type ${entry.listenerType} = ${listener}`, generics: [], type }];
}

const toSignature = ({ generics, parameters, returns }: Pick<FunctionSignature, "generics" | "parameters" | "returns">): SearchSignature => ({
  generics: generics.map(({ name }) => name),
  params: parameters.map((parameter: ParameterEntry) => ({ type: toSlot(parameter), optional: parameter.optional || parameter.variadic })),
  returns: returns.map((returned: ReturnEntry) => toSlot(returned)),
});

/** What stands before the last sign of a path: `Timer` of `Timer:clear`. */
const ownerOf = ({ path, name }: FunctionEntry): string => path.slice(0, Math.max(path.length - name.length - 1, 0));

const valueLine = ({ path, type }: Pick<PropertyEntry, "path" | "type">): string => `${path}: ${textOf(typeTokens(type, noHref))}`;

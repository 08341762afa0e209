/**
 * In: a module. Out: a record for each of its symbols that readers are shown, with all that a search index
 * needs: name, kind, address, the line to show, and the types that it takes and gives. Plain JSON, published
 * with the module's node.
 */
import {
  assertNever,
  type PlainRecord,
  type SearchSignature,
  type SymbolRecord,
  type TypeExpr,
} from "luau-contract";
import { fenceAfter } from "../../model/code-fence";
import type {
  ClassEntry,
  ConstantEntry,
  Entry,
  EntryDoc,
  EnumEntry,
  EventEntry,
  EventSlots,
  FunctionEntry,
  FunctionSignature,
  Module,
  ParameterEntry,
  PropertyEntry,
  ReturnEntry,
} from "../../model/model";
import { moduleTitle } from "../../model/grouping";
import type { SymbolId } from "../../model/ids";
import { entriesOf, isPublic } from "../../model/entries";
import type { MarkdownRenderer } from "../html/render-markdown";
import type { Routes } from "../addresses/routes";
import { toSearchType, toSlot } from "./search-types";
import { aliasTokens, classTokens, listenerTokens, signatureTokens } from "../signatures/signature-tokens";
import { noHref, textOf, typeTokens } from "../signatures/tokens";

/** What all records have. */
type RecordHead = Omit<PlainRecord, "kind">;

/** What records are made with. */
interface Emitter {
  readonly routes: Routes;
  readonly markdown: MarkdownRenderer;
  readonly module: Module;
}

/** The module itself first, then its entries in the order of its page, each followed by its members. */
export function toSearchRecords(
  routes: Routes,
  markdown: MarkdownRenderer,
  module: Module,
): readonly SymbolRecord[] {
  const emitter = { routes, markdown, module };
  const head: SymbolRecord = {
    kind: "module",
    path: moduleTitle(module),
    module: module.slug,
    moduleName: moduleTitle(module),
    href: routes.moduleHref(module.id),
    signature: moduleTitle(module),
    summary: markdown.toText(module.summary),
    details: withoutSamples(module.description),
    deprecated: false,
  };
  return [
    head,
    ...entriesOf(module)
      .filter(isPublic)
      .flatMap((entry) => entryRecords(emitter, entry)),
  ];
}

function entryRecords(emitter: Emitter, entry: Entry): readonly SymbolRecord[] {
  switch (entry.kind) {
    case "function":
      return [functionRecord(emitter, entry, { kind: "name", name: ownerOf(entry), args: [] })];
    case "constant":
      if (entry.event !== null) return [signalRecord(emitter, entry, entry.event)];
      return [
        { ...base(emitter, entry, valueLine(entry)), kind: "constant", type: toSearchType(entry.type) },
      ];
    case "class":
      return classRecords(emitter, entry);
    case "enum":
      return enumRecords(emitter, entry);
    case "event":
      return eventRecords(emitter, entry);
    case "type":
      return [
        {
          ...base(emitter, entry, textOf(aliasTokens(entry, noHref))),
          kind: "type",
          generics: entry.generics.map(({ name }) => name),
          type: toSearchType(entry.type),
        },
      ];
    default:
      return assertNever(entry);
  }
}

type Named = Pick<EntryDoc, "summary" | "description" | "errors" | "deprecated" | "aliases"> & {
  readonly id: SymbolId;
  readonly path: string;
};

/** The parts of something that have texts of their own. */
type Described = readonly { readonly description: string }[];

const base = (
  { routes, markdown, module }: Emitter,
  entry: Named,
  signature: string,
  parts: Described = [],
): RecordHead => ({
  path: entry.path,
  module: module.slug,
  moduleName: moduleTitle(module),
  href: routes.href(entry.id) ?? routes.moduleHref(module.id),
  signature,
  summary: markdown.toText(entry.summary),
  details: withoutSamples(
    [entry, ...parts, ...entry.errors].map(({ description }) => description).join("\n\n"),
  ),
  ...(entry.aliases.length > 0 ? { aliases: entry.aliases } : {}),
  deprecated: entry.deprecated !== null,
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

function functionRecord(emitter: Emitter, entry: FunctionEntry, receiver: TypeExpr): SymbolRecord {
  const parts = entry.signatures.flatMap((signature) => [
    signature,
    ...signature.parameters,
    ...signature.returns,
  ]);
  const record = base(emitter, entry, textOf(signatureTokens(entry, entry.signatures[0], noHref)), parts);
  const signatures = entry.signatures.map(toSignature);
  return entry.method
    ? { ...record, kind: "method", receiver, signatures }
    : { ...record, kind: "function", signatures };
}

function classRecords(emitter: Emitter, entry: ClassEntry): readonly SymbolRecord[] {
  const receiver: TypeExpr = {
    kind: "name",
    name: entry.name,
    args: entry.generics.map(({ name }) => ({ kind: "generic", name })),
  };
  const head: SymbolRecord = {
    ...base(emitter, entry, textOf(classTokens(entry, noHref))),
    kind: "class",
    parent: entry.parent?.name ?? null,
  };
  const properties = entry.properties.filter(isPublic).map(
    (property): SymbolRecord =>
      property.event === null
        ? {
            ...base(emitter, property, valueLine(property)),
            kind: "property",
            receiver,
            type: toSearchType(property.type),
          }
        : signalRecord(emitter, property, property.event),
  );
  return [
    head,
    ...properties,
    ...entry.methods.filter(isPublic).map((method) => functionRecord(emitter, method, receiver)),
  ];
}

/** Values that the line of an enum shows: a keyboard has a hundred. */
const VALUES_SHOWN = 3;

function enumRecords(emitter: Emitter, entry: EnumEntry): readonly SymbolRecord[] {
  const values = entry.values.filter(isPublic);
  // The path says where the values are; a type's name alone would be looked for in vain.
  const name = entry.origin === "extern" ? entry.path : entry.name;
  const shown = [
    ...values.slice(0, VALUES_SHOWN).map(({ value }) => value),
    ...(values.length > VALUES_SHOWN ? ["…"] : []),
  ].join(" | ");
  const head: SymbolRecord = {
    ...base(
      emitter,
      entry,
      entry.origin === "extern" ? `enum ${name} = ${shown}` : `type ${name} = ${shown}`,
    ),
    kind: "enum",
    strings: entry.origin === "strings",
  };
  return [
    head,
    ...values.map((value): SymbolRecord => ({ ...base(emitter, value, value.value), kind: "enumValue" })),
  ];
}

/**
 * An event, and the type of its listeners, which functions name in their parameters. Both are described in
 * one place.
 */
function eventRecords(emitter: Emitter, entry: EventEntry): readonly SymbolRecord[] {
  const listener = textOf(listenerTokens(entry, noHref));
  const signature = toSignature({ generics: [], parameters: entry.parameters, returns: entry.returns });
  const event: SymbolRecord = {
    ...base(emitter, entry, `${entry.path}: ${listener}`, [...entry.parameters, ...entry.returns]),
    kind: "event",
    signatures: [signature],
  };
  const type: TypeExpr = {
    kind: "function",
    generics: [],
    params: signature.params.map((param) => param.type),
    returns: signature.returns,
  };
  return [
    event,
    {
      ...event,
      kind: "type",
      path: entry.listenerType,
      signature: `type ${entry.listenerType} = ${listener}`,
      generics: [],
      type,
    },
  ];
}

/** A value that is an event: found by what its listeners get. */
const signalRecord = (
  emitter: Emitter,
  entry: ConstantEntry | PropertyEntry,
  { parameters, returns }: EventSlots,
): SymbolRecord => ({
  ...base(emitter, entry, valueLine(entry), [...parameters, ...returns]),
  kind: "event",
  signatures: [toSignature({ generics: [], parameters, returns })],
});

const toSignature = ({
  generics,
  parameters,
  returns,
}: Pick<FunctionSignature, "generics" | "parameters" | "returns">): SearchSignature => ({
  generics: generics.map(({ name }) => name),
  params: parameters.map((parameter: ParameterEntry) => ({
    type: toSlot(parameter),
    optional: parameter.optional || parameter.variadic,
  })),
  returns: returns.map((returned: ReturnEntry) => toSlot(returned)),
});

/** What stands before the last sign of a path: `Timer` of `Timer:clear`. */
const ownerOf = ({ path, name }: FunctionEntry): string =>
  path.slice(0, Math.max(path.length - name.length - 1, 0));

const valueLine = ({ path, type }: Pick<PropertyEntry, "path" | "type">): string =>
  `${path}: ${textOf(typeTokens(type, noHref))}`;

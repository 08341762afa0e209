/** In: a module. Out: a record for each public symbol, with the data of the search index. */
import {
  type MethodRecord,
  type PlainRecord,
  type SearchSignature,
  searchText,
  type SymbolRecord,
  type TypeText,
} from "luau-contract";
import { assertNever } from "luau-syntax";
import { fencePositions } from "../../model/code-fence";
import type {
  AnyEntry,
  ClassEntry,
  ConstantEntry,
  Entry,
  EnumEntry,
  EventEntry,
  EventSlots,
  FunctionEntry,
  FunctionSignature,
  Module,
  PropertyEntry,
  ReturnEntry,
} from "../../model/model";
import { moduleTitle } from "../../model/grouping";
import { entriesOf, isPublic, slotsOf } from "../../model/entries";
import type { MarkdownRenderer } from "../html/render-markdown";
import type { RouteFinder } from "../../link/addresses/routes";
import { declarationLayout, listenerLayout, type DeclaredEntry } from "../signatures/signature-tokens";
import { layoutText } from "../signatures/token";

type RecordHead = Omit<PlainRecord, "kind">;

interface Emitter {
  readonly routes: RouteFinder;
  readonly markdown: MarkdownRenderer;
  readonly module: Module;
}

/** The order is that of the page: the module first, and members after their entry. */
export function toSearchRecords(
  routes: RouteFinder,
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
      return [functionRecord(emitter, entry, { receiver: ownerOf(entry), generics: [] })];
    case "constant":
      if (entry.event !== null) return [signalRecord(emitter, entry, entry.event)];
      return [
        {
          ...declaredHead(emitter, entry),
          kind: "constant",
          type: searchText(entry.type),
        },
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
          ...declaredHead(emitter, entry),
          kind: "type",
          generics: entry.generics.map(({ name }) => name),
          type: searchText(entry.type),
        },
      ];
    default:
      return assertNever(entry);
  }
}

type Described = readonly { readonly description: string }[];

const recordHead = (
  { routes, markdown, module }: Emitter,
  { id, path, doc }: AnyEntry,
  signature: string,
  parts: Described = [],
): RecordHead => ({
  path,
  module: module.slug,
  moduleName: moduleTitle(module),
  href: routes.href(id) ?? routes.moduleHref(module.id),
  signature,
  summary: markdown.toText(doc.summary),
  details: withoutSamples([doc, ...parts, ...doc.errors].map(({ description }) => description).join("\n\n")),
  ...(doc.aliases.length > 0 ? { aliases: doc.aliases } : {}),
  deprecated: doc.deprecated !== null,
});

const declaredHead = (emitter: Emitter, entry: DeclaredEntry, parts?: Described): RecordHead =>
  recordHead(emitter, entry, layoutText(declarationLayout(entry)), parts);

/** Words in fenced code are mostly names of other symbols. */
function withoutSamples(markdown: string): string {
  const lines = markdown.split("\n").map((text) => ({ text }));
  const lineKinds = fencePositions(lines);
  const prose = lines.filter((_, index) => lineKinds[index] === "text");
  return prose
    .map(({ text }) => text)
    .join("\n")
    .trim();
}

type Owner = Pick<MethodRecord, "receiver" | "generics">;

function functionRecord(emitter: Emitter, entry: FunctionEntry, owner: Owner): SymbolRecord {
  const parts = entry.signatures.flatMap((one) => [one, ...one.parameters, ...one.returns]);
  const record = declaredHead(emitter, entry, parts);
  const signatures = entry.signatures.map((signature) => toSignature(signature, signature.generics));
  return entry.method
    ? { ...record, kind: "method", ...owner, signatures }
    : { ...record, kind: "function", signatures };
}

function classRecords(emitter: Emitter, entry: ClassEntry): readonly SymbolRecord[] {
  const generics = entry.generics.map(({ name }) => name);
  const args = generics.length === 0 ? "" : `<${generics.join(",")}>`;
  const owner: Owner = { receiver: `${entry.name}${args}`, generics };
  const head: SymbolRecord = {
    ...declaredHead(emitter, entry),
    kind: "class",
    parent: entry.parent?.name ?? null,
  };
  const properties = entry.properties.filter(isPublic).map(
    (property): SymbolRecord =>
      property.event === null
        ? {
            ...declaredHead(emitter, property),
            kind: "property",
            ...owner,
            type: searchText(property.type),
          }
        : signalRecord(emitter, property, property.event),
  );
  return [
    head,
    ...properties,
    ...entry.methods.filter(isPublic).map((method) => functionRecord(emitter, method, owner)),
  ];
}

/** Maximum number of values in the line of an enum: one of keys has a hundred. */
const VALUES_SHOWN = 3;

function enumRecords(emitter: Emitter, entry: EnumEntry): readonly SymbolRecord[] {
  const values = entry.values.filter(isPublic);
  // Scripts cannot use the type's name, but the path of the values.
  const name = entry.origin === "extern" ? entry.path : entry.name;
  const shown = [
    ...values.slice(0, VALUES_SHOWN).map(({ value }) => value),
    ...(values.length > VALUES_SHOWN ? ["…"] : []),
  ].join(" | ");
  const head: SymbolRecord = {
    ...recordHead(
      emitter,
      entry,
      entry.origin === "extern" ? `enum ${name} = ${shown}` : `type ${name} = ${shown}`,
    ),
    kind: "enum",
    strings: entry.origin === "strings",
  };
  return [
    head,
    ...values.map(
      (value): SymbolRecord => ({ ...recordHead(emitter, value, value.value), kind: "enumValue" }),
    ),
  ];
}

/** An event and the type of its listeners, which parameters refer to, share one description. */
function eventRecords(emitter: Emitter, entry: EventEntry): readonly SymbolRecord[] {
  const listener = layoutText(listenerLayout(entry));
  const signature = toSignature(entry);
  const event: SymbolRecord = {
    ...recordHead(emitter, entry, `${entry.path}: ${listener}`, slotsOf(entry)),
    kind: "event",
    signatures: [signature],
  };
  const taken = signature.params.map((param) => param.type).join(",");
  return [
    event,
    {
      ...event,
      kind: "type",
      path: entry.listenerType,
      signature: `type ${entry.listenerType} = ${listener}`,
      generics: [],
      type: `(${taken})->(${signature.returns.join(",")})`,
    },
  ];
}

/** A search by type finds an event by the parameters of its listeners. */
const signalRecord = (
  emitter: Emitter,
  entry: ConstantEntry | PropertyEntry,
  event: EventSlots,
): SymbolRecord => ({
  ...declaredHead(emitter, entry, slotsOf(entry)),
  kind: "event",
  signatures: [toSignature(event)],
});

const toSignature = (
  { parameters, returns }: EventSlots,
  generics: FunctionSignature["generics"] = [],
): SearchSignature => ({
  generics: generics.map(({ name }) => name),
  params: parameters.map((parameter) => ({
    type: slotTypeText(parameter),
    optional: parameter.optional || parameter.variadic,
  })),
  returns: returns.map(slotTypeText),
});

const ownerOf = ({ path, name }: FunctionEntry): string =>
  path.slice(0, Math.max(path.length - name.length - 1, 0));

/** The type of a variadic stands for all further values. */
const slotTypeText = ({ type, variadic }: Pick<ReturnEntry, "type" | "variadic">): TypeText =>
  searchText(variadic && type.kind !== "genericPack" ? { kind: "variadic", type } : type);

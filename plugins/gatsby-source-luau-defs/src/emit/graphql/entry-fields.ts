/** Fields of entries of each kind, including members, parameters and return values. */
import type { SymbolId } from "../../model/ids";
import type {
  AnyEntry,
  ClassEntry,
  ConstantEntry,
  Deprecation,
  EntryDoc,
  EnumEntry,
  EventEntry,
  EventSlots,
  FunctionEntry,
  Indexer,
  Module,
  ParameterEntry,
  PropertyEntry,
  ReturnEntry,
  SourceLocation,
  SymbolReference,
  TypeEntry,
} from "../../model/model";
import { withoutDefault } from "../../model/default-value";
import { isPublic } from "../../model/entries";
import { DOC_FIELDS } from "../../model/entry-doc";
import { pickFields } from "../../model/node-fields";
import { PARAMETER_FIELDS, RETURN_FIELDS } from "../../model/slots";
import type { HistoryOf, SymbolHistory } from "../../model/history";
import type { MissingIn } from "../../model/verified";
import type { MarkdownRenderer } from "../html/render-markdown";
import type { HandlerOf } from "../signatures/handler";
import { belowEntry, belowMember } from "../html/heading-levels";
import type { FormerAnchors } from "../addresses/former-anchors";
import { changeFragment, type Routes } from "../addresses/routes";
import {
  aliasLayout,
  eventLayout,
  listenerTokens,
  signatureLayout,
  slotTokens,
  valueLayout,
} from "../signatures/signature-tokens";
import { shapeLayout } from "../signatures/class-shape";
import type { ResolveSymbol } from "../addresses/symbol-hrefs";
import type { SummaryOf } from "../html/summaries";
import { layOut } from "../signatures/token";
import { typeTokens } from "../signatures/tokens";
import type { ClassHierarchy } from "./class-hierarchies";
import type { UsesOf } from "./used-by";
import { writtenType } from "../signatures/written-type";

/** Context shared by all conversions. */
export interface Emitter {
  readonly routes: Routes;
  readonly resolve: ResolveSymbol;
  readonly markdown: MarkdownRenderer;
  readonly usesOf: UsesOf;
  readonly descentOf: (entry: ClassEntry) => ClassHierarchy;
  readonly namespacesOf: (module: Module) => readonly Module[];
  readonly handlerOf: HandlerOf;
  readonly summaryOf: SummaryOf;
  readonly formerAnchors: FormerAnchors;
  readonly historyOf: HistoryOf;
  readonly missingIn: MissingIn;
}

export const shown = <T extends AnyEntry>(entries: readonly T[]): readonly T[] => entries.filter(isPublic);

export const locationFields = ({ file, line, endLine }: SourceLocation) => ({ file, line, endLine });

/** Fields that all entries have: addresses and docs. */
function entryFields(emitter: Emitter, entry: AnyEntry, doc = entry.doc) {
  const { routes, formerAnchors } = emitter;
  const anchor = routes.anchor(entry.id);
  return {
    name: entry.name,
    path: entry.path,
    anchor,
    href: routes.href(entry.id) ?? "",
    formerAnchors: formerAnchors.of(entry.id),
    group: entry.doc.group,
    doc: docFields(emitter, entry.id, doc),
    location: locationFields(entry.location),
  };
}

function docFields(emitter: Emitter, id: SymbolId, doc: EntryDoc) {
  const { routes, markdown, historyOf, missingIn, resolve } = emitter;
  const html = (text: string) => markdown.toHtml(text, doc.links);
  const summary = markdown.toText(doc.summary);
  const deprecatedFields = ({ since, reason, use, useTarget }: Deprecation) => ({
    since,
    use,
    reasonHtml: html(reason),
    useHref: routes.href(useTarget),
  });
  return {
    summary,
    isBrief: doc.description === summary,
    descriptionHtml: html(doc.description),
    deprecated: doc.deprecated === null ? null : deprecatedFields(doc.deprecated),
    ...pickFields(DOC_FIELDS, doc),
    errors: doc.errors.map(({ type, description }) => ({
      type: writtenType(type, resolve),
      descriptionHtml: html(description),
    })),
    history: historyFields(historyOf(id), id),
    missingIn: missingIn(id),
  };
}

const historyFields = (history: SymbolHistory, id: SymbolId) => ({
  ...history,
  fragment: history.listedIn.length === 0 ? null : changeFragment(id),
});

export function functionFields(emitter: Emitter, entry: FunctionEntry) {
  const { routes, markdown } = emitter;
  return {
    ...entryFields(emitter, entry),
    method: entry.method,
    signatures: entry.signatures.map((signature) => ({
      declaration: layOut(signatureLayout(entry, signature, routes.href)),
      parameters: signature.parameters.map((parameter) => parameterFields(emitter, parameter)),
      returns: signature.returns.map((returned) => returnFields(emitter, returned)),
      descriptionHtml: markdown.toHtml(signature.description, entry.doc.links),
    })),
  };
}

const parameterFields = (emitter: Emitter, parameter: ParameterEntry) => ({
  ...pickFields(PARAMETER_FIELDS, parameter),
  ...slotFields(emitter, parameter),
});

const returnFields = (emitter: Emitter, returned: ReturnEntry) => ({
  ...pickFields(RETURN_FIELDS, returned),
  ...slotFields(emitter, returned),
});

/** The text of something whose default value is shown beside its type. */
const textBeside = (defaultValue: string | null, description: string): string =>
  defaultValue === null ? description : withoutDefault(description);

const docBeside = ({ defaultValue, doc }: PropertyEntry): EntryDoc =>
  defaultValue === null ? doc : { ...doc, description: textBeside(defaultValue, doc.description) };

/** Fields of parameters and return values that are converted. */
const slotFields = ({ routes, markdown }: Emitter, slot: ParameterEntry | ReturnEntry) => ({
  type: slotTokens(slot.type, routes.href),
  descriptionHtml: markdown.toHtml(
    textBeside("defaultValue" in slot ? slot.defaultValue : null, slot.description),
    slot.links,
  ),
});

export const constantFields = (emitter: Emitter, entry: ConstantEntry) => ({
  ...entryFields(emitter, entry),
  declaration: layOut(valueLayout(entry, emitter.routes.href)),
  type: typeTokens(entry.type, emitter.routes.href),
  readonly: entry.readonly,
  defaultValue: entry.defaultValue,
});

const propertyFields = (emitter: Emitter, entry: PropertyEntry) => ({
  ...entryFields(emitter, entry, docBeside(entry)),
  type: typeTokens(entry.type, emitter.routes.href),
  access: entry.access,
  optional: entry.optional,
  defaultValue: entry.defaultValue,
});

/** The event fields of a value that is an event. */
export const signalFields = (
  emitter: Emitter,
  entry: ConstantEntry | PropertyEntry,
  { parameters, returns }: EventSlots,
) => ({
  ...entryFields(emitter, entry),
  listenerType: null,
  tokens: typeTokens(entry.type, emitter.routes.href),
  declaration: layOut(valueLayout(entry, emitter.routes.href)),
  handlerHtml: handlerHtml(emitter, emitter.handlerOf.signal(entry, { parameters, returns })),
  usedBy: { type: entry.name, returnedBy: [], returnedByCount: 0, takenBy: [], takenByCount: 0 },
  parameters: parameters.map((parameter) => parameterFields(emitter, parameter)),
  returns: returns.map((returned) => returnFields(emitter, returned)),
});

const handlerHtml = ({ markdown }: Emitter, code: string | null) => code && markdown.toCodeBlock(code);

/** The entries that are events. */
export const signalsOf = <T extends ConstantEntry | PropertyEntry>(emitter: Emitter, entries: readonly T[]) =>
  shown(entries).flatMap((entry) =>
    entry.event === null ? [] : [signalFields(emitter, entry, entry.event)],
  );

/** The entries that are plain values. */
export const plainValues = <T extends ConstantEntry | PropertyEntry>(entries: readonly T[]): readonly T[] =>
  shown(entries).filter(({ event }) => event === null);

export function classFields(emitter: Emitter, entry: ClassEntry) {
  const own = belowEntry(emitter, entry);
  const link = ({ name, target }: SymbolReference) => ({ text: name, href: emitter.routes.href(target) });
  const { ancestors, extendedBy } = emitter.descentOf(entry);
  return {
    ...entryFields(own, entry),
    origin: entry.origin,
    declaration: layOut(shapeLayout(entry, emitter.routes.href)),
    parent: entry.parent === null ? null : link(entry.parent),
    ancestors: ancestors.map(link),
    extendedBy: extendedBy.map(({ name, id }) => link({ name, target: id })),
    properties: plainValues(entry.properties).map((property) => propertyFields(own, property)),
    events: signalsOf(belowMember(emitter, entry), entry.properties),
    methods: shown(entry.methods).map((method) => functionFields(belowMember(emitter, entry), method)),
    indexer: entry.indexer === null ? null : indexerFields(own, entry.indexer),
    inherited: entry.inherited.map(({ from, members }) => ({
      from: link(from),
      members: members.map((member) => ({
        ...link(member),
        ...emitter.summaryOf(member.target, emitter.markdown),
      })),
    })),
    usedBy: usedByFields(emitter, entry),
  };
}

/**
 * Limits the list, since the base type of a large engine has thousands of uses; a search by type finds the
 * rest.
 */
const USERS_LISTED = 40;

/** The functions that return a type, and those that accept it. */
function usedByFields({ routes, usesOf }: Emitter, entry: ClassEntry | EnumEntry | EventEntry | TypeEntry) {
  const { returnedBy, takenBy } = usesOf(entry.id);
  const link = ({ path, id: user }: FunctionEntry) => ({ text: path, href: routes.href(user) });
  return {
    type: entry.kind === "event" ? entry.listenerType : entry.name,
    returnedBy: returnedBy.slice(0, USERS_LISTED).map(link),
    returnedByCount: returnedBy.length,
    takenBy: takenBy.slice(0, USERS_LISTED).map(link),
    takenByCount: takenBy.length,
  };
}

const indexerFields = (
  { routes, markdown }: Emitter,
  { key, value, access, description, links }: Indexer,
) => ({
  key: typeTokens(key, routes.href),
  value: typeTokens(value, routes.href),
  access,
  descriptionHtml: markdown.toHtml(description, links),
});

export const enumFields = (emitter: Emitter, entry: EnumEntry) => ({
  ...entryFields(emitter, entry),
  origin: entry.origin,
  usedBy: usedByFields(emitter, entry),
  values: shown(entry.values).map((value) => {
    const { name, anchor, href, formerAnchors, doc } = entryFields(emitter, value);
    return {
      name,
      anchor,
      href,
      formerAnchors,
      doc,
      value: value.value,
      type: value.type === null ? [] : typeTokens(value.type, emitter.routes.href),
    };
  }),
});

export const eventFields = (emitter: Emitter, entry: EventEntry) => ({
  ...entryFields(emitter, entry),
  listenerType: entry.listenerType,
  tokens: listenerTokens(entry, emitter.routes.href),
  declaration: layOut(eventLayout(entry, emitter.routes.href)),
  handlerHtml: handlerHtml(emitter, emitter.handlerOf.listener(entry)),
  usedBy: usedByFields(emitter, entry),
  parameters: entry.parameters.map((parameter) => parameterFields(emitter, parameter)),
  returns: entry.returns.map((returned) => returnFields(emitter, returned)),
});

export const typeFields = (emitter: Emitter, entry: TypeEntry) => ({
  ...entryFields(emitter, entry),
  declaration: layOut(aliasLayout(entry, emitter.routes.href)),
  usedBy: usedByFields(emitter, entry),
});

import type {
  AnyEntry,
  ClassEntry,
  ConstantEntry,
  EntryDoc,
  EnumEntry,
  EventEntry,
  EventSlots,
  FunctionEntry,
  Indexer,
  ParameterEntry,
  PropertyEntry,
  ReturnEntry,
  SymbolReference,
  TypeEntry,
} from "../../model/model";
import { withoutDefault } from "../../model/default-value";
import { isPublic } from "../../model/entries";
import { pickFields } from "../../model/node-fields";
import { PARAMETER_FIELDS, RETURN_FIELDS } from "../../model/slots";
import { belowEntry, belowMember } from "../html/heading-levels";
import {
  aliasLayout,
  eventCallLayout,
  listenerLayout,
  signatureLayout,
  slotTokens,
  valueLayout,
} from "../signatures/signature-tokens";
import { shapeLayout } from "../signatures/class-shape";
import { flatTokens, layOut } from "../signatures/token";
import { typeTokens } from "../signatures/type-layout";
import { entryFields } from "./doc-fields";
import type { Emitter } from "./emitter";
import type { User } from "./used-by";

export const shown = <T extends AnyEntry>(entries: readonly T[]): readonly T[] => entries.filter(isPublic);

export function functionFields(emitter: Emitter, entry: FunctionEntry) {
  const { routes, markdown } = emitter;
  return {
    ...entryFields(emitter, entry),
    method: entry.method,
    signatures: entry.signatures.map((signature) => ({
      declaration: layOut(signatureLayout(entry, signature, routes.href)),
      ...slotLists(emitter, signature),
      descriptionHtml: markdown.toHtml(signature.description, entry.doc.links),
    })),
  };
}

const slotLists = (emitter: Emitter, { parameters, returns }: EventSlots) => ({
  parameters: parameters.map((parameter) => ({
    ...pickFields(PARAMETER_FIELDS, parameter),
    ...slotFields(emitter, parameter),
  })),
  returns: returns.map((returned) => ({
    ...pickFields(RETURN_FIELDS, returned),
    ...slotFields(emitter, returned),
  })),
});

/** The text does not repeat a default value, which is shown beside the type. */
const textBeside = (defaultValue: string | null, description: string): string =>
  defaultValue === null ? description : withoutDefault(description);

const docBeside = ({ defaultValue, doc }: PropertyEntry): EntryDoc =>
  defaultValue === null ? doc : { ...doc, description: textBeside(defaultValue, doc.description) };

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

const signalFields = (emitter: Emitter, entry: ConstantEntry | PropertyEntry, slots: EventSlots) => ({
  ...entryFields(emitter, entry),
  listenerType: null,
  tokens: typeTokens(entry.type, emitter.routes.href),
  declaration: layOut(valueLayout(entry, emitter.routes.href)),
  handlerHtml: handlerHtml(emitter, emitter.handlerOf.signal(entry, slots)),
  usedBy: { type: entry.name, returnedBy: [], returnedByCount: 0, takenBy: [], takenByCount: 0 },
  ...slotLists(emitter, slots),
});

const handlerHtml = ({ markdown }: Emitter, code: string | null) => code && markdown.toCodeBlock(code);

export const signalsOf = <T extends ConstantEntry | PropertyEntry>(emitter: Emitter, entries: readonly T[]) =>
  shown(entries).flatMap((entry) =>
    entry.event === null ? [] : [signalFields(emitter, entry, entry.event)],
  );

export const plainValues = <T extends ConstantEntry | PropertyEntry>(entries: readonly T[]): readonly T[] =>
  shown(entries).filter(({ event }) => event === null);

export function classFields(emitter: Emitter, entry: ClassEntry) {
  const entryEmitter = belowEntry(emitter, entry);
  const link = ({ name, target }: SymbolReference) => ({ text: name, href: emitter.routes.href(target) });
  const { ancestors, extendedBy } = emitter.descentOf(entry.id);
  return {
    ...entryFields(entryEmitter, entry),
    origin: entry.origin,
    declaration: layOut(shapeLayout(entry, emitter.routes.href)),
    parent: entry.parent === null ? null : link(entry.parent),
    ancestors: ancestors.map(link),
    extendedBy: extendedBy.map(({ name, id }) => link({ name, target: id })),
    properties: plainValues(entry.properties).map((property) => propertyFields(entryEmitter, property)),
    events: signalsOf(belowMember(emitter, entry), entry.properties),
    methods: shown(entry.methods).map((method) => functionFields(belowMember(emitter, entry), method)),
    indexer: entry.indexer === null ? null : indexerFields(entryEmitter, entry.indexer),
    inherited: entry.inherited.map(({ from, members }) => ({
      from: link(from),
      members: members.map((member) => {
        const { summary, deprecated } = emitter.summaryOf(member.target);
        return { ...link(member), summary: emitter.markdown.toText(summary), deprecated };
      }),
    })),
    usedBy: usedByFields(emitter, entry),
  };
}

/** The base type of a large engine has thousands of uses; a search by type finds the rest. */
const USERS_LISTED = 40;

function usedByFields({ routes, usesOf }: Emitter, entry: ClassEntry | EnumEntry | EventEntry | TypeEntry) {
  const { returnedBy, takenBy } = usesOf(entry.id);
  const link = ({ path, id: user }: User) => ({ text: path, href: routes.href(user) });
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
  tokens: flatTokens(listenerLayout(entry, emitter.routes.href)),
  declaration: layOut(eventCallLayout(entry, emitter.routes.href)),
  handlerHtml: handlerHtml(emitter, emitter.handlerOf.listener(entry)),
  usedBy: usedByFields(emitter, entry),
  ...slotLists(emitter, entry),
});

export const typeFields = (emitter: Emitter, entry: TypeEntry) => ({
  ...entryFields(emitter, entry),
  declaration: layOut(aliasLayout(entry, emitter.routes.href)),
  usedBy: usedByFields(emitter, entry),
});

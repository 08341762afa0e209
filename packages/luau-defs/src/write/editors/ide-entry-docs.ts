/** Entries of luau-lsp's documentation file: each symbol, its members, overloads, parameters and results. */
import { assertNever } from "luau-syntax";
import type {
  ConstantEntry,
  Entry,
  EnumEntry,
  EnumValue,
  EventSlots,
  ExternEnum,
  FunctionEntry,
  Member,
  PropertyEntry,
  TypeEntry,
} from "../../model/model";
import { isPublic, membersOf } from "../../model/entries";
import { callbackTexts, parameterNote } from "./callback-texts";
import { entryText, linkedText, type EntryText } from "./ide-texts";
import type { TypeTexts } from "./luau-type-text";
import type { TypeLookups } from "./resolved-type";
import { inlineCode } from "../../model/markdown-code";
import { withPlainLinks } from "../markdown/plain-links";
import type { FindAddress } from "../../link/addresses/routes";

/** luau-lsp determines the kind by the fields that are present. */
export interface IdeDoc {
  readonly documentation?: string;
  readonly learn_more_link?: string;
  readonly code_sample?: string;
  readonly keys?: Readonly<Record<string, string>>;
  readonly params?: readonly { readonly name: string; readonly documentation: string }[];
  readonly returns?: readonly string[];
  readonly overloads?: Readonly<Record<string, string>>;
}

export interface Emitter {
  readonly prefix: string;
  readonly addressOf: FindAddress;
  readonly typeTexts: TypeTexts;
  readonly names: TypeLookups;
  readonly docs: Map<string, IdeDoc>;
}

export function addEntry(emitter: Emitter, entry: Entry | Member, symbol: string): void {
  if (entry.kind === "function") return addFunction(emitter, entry, symbol);
  if (entry.kind === "event")
    return addCallable(emitter, symbol, entryText(entry, emitter.addressOf, entry), entry, false);
  const event = entry.kind === "constant" || entry.kind === "property" ? entry.event : null;
  const base = entryText(entry, emitter.addressOf, event);
  switch (entry.kind) {
    case "class":
      return addOwner(emitter, symbol, base, membersOf(entry));
    case "enum":
      // Values of a union of strings have no symbols: the text lists them.
      if (entry.extern !== null) return addExternEnum(emitter, symbol, base, entry, entry.extern);
      if (entry.origin === "table") return addOwner(emitter, symbol, base, entry.values);
      emitter.docs.set(symbol, {
        ...base,
        documentation: [base.documentation, valueList(emitter, entry.values)].filter(Boolean).join("\n\n"),
      });
      return;
    case "constant":
    case "property":
      return addValue(emitter, symbol, base, entry);
    case "type":
      return addWithParameters(emitter, symbol, base, entry);
    case "enumValue":
      emitter.docs.set(symbol, base);
      return;
    default:
      return assertNever(entry);
  }
}

/** A value with several call signatures has one text for all of them. */
function addValue(
  emitter: Emitter,
  symbol: string,
  base: EntryText,
  entry: ConstantEntry | PropertyEntry,
): void {
  const overloads = emitter.typeTexts.overloads(entry.type);
  if (overloads.length === 0) return addWithParameters(emitter, symbol, base, entry);
  emitter.docs.set(symbol, {
    overloads: Object.fromEntries(overloads.map((type) => [type, `${symbol}/overload/${type}`])),
  });
  for (const type of overloads) emitter.docs.set(`${symbol}/overload/${type}`, base);
}

/** Signature help requests each description separately, and hover only the text, which includes them. */
function addWithParameters(
  { docs, ...emitter }: Emitter,
  symbol: string,
  base: EntryText,
  entry: ConstantEntry | PropertyEntry | TypeEntry,
): void {
  const texts = callbackTexts(emitter, entry.type);
  const params = texts.map(({ name }, index) => ({ name, documentation: `${symbol}/param/${index}` }));
  const { documentation, ...rest } = base;
  docs.set(symbol, texts.length === 0 ? base : { documentation, params, returns: [], ...rest });
  texts.forEach((text, index) =>
    docs.set(`${symbol}/param/${index}`, {
      documentation: parameterNote(entry, text.name, emitter.addressOf) || text.documentation,
    }),
  );
}

function addOwner(emitter: Emitter, symbol: string, base: EntryText, members: readonly Member[]): void {
  const shown = members.filter(isPublic);
  // luau-lsp determines kinds by fields, and does not treat a type without members as a table.
  emitter.docs.set(
    symbol,
    shown.length === 0
      ? base
      : { ...base, keys: Object.fromEntries(shown.map(({ name }) => [name, `${symbol}.${name}`])) },
  );
  for (const member of shown) addEntry(emitter, member, `${symbol}.${member.name}`);
}

/** In Luau, the values are properties of the type of their table. */
function addExternEnum(
  emitter: Emitter,
  symbol: string,
  base: EntryText,
  { values }: EnumEntry,
  { table }: ExternEnum,
): void {
  emitter.docs.set(symbol, base);
  if (table !== null) addOwner(emitter, `${emitter.prefix}/globaltype/${table}`, base, values);
}

const valueList = ({ addressOf }: Emitter, values: readonly EnumValue[]): string =>
  values
    .filter(isPublic)
    .map(
      ({ value, doc: { summary, links } }) =>
        `- ${inlineCode(value)}${summary === "" ? "" : `: ${withPlainLinks(summary, links, addressOf)}`}`,
    )
    .join("\n");

function addFunction(emitter: Emitter, entry: FunctionEntry, symbol: string): void {
  const [first, ...others] = entry.signatures;
  const text = (slots: EventSlots, overload: string): EntryText =>
    entryText(entry, emitter.addressOf, slots, overload);
  if (others.length === 0)
    return addCallable(emitter, symbol, text(first, first.description), first, entry.method);
  const overloads = new Map(
    entry.signatures.map((signature) => [emitter.typeTexts.signature(entry, signature), signature]),
  );
  emitter.docs.set(symbol, {
    overloads: Object.fromEntries([...overloads.keys()].map((type) => [type, `${symbol}/overload/${type}`])),
  });
  for (const [type, signature] of overloads) {
    addCallable(
      emitter,
      `${symbol}/overload/${type}`,
      text(signature, signature.description),
      signature,
      entry.method,
    );
  }
}

/** luau-lsp ignores the rest of a file after an entry with `returns` but without `params`. */
function addCallable(
  emitter: Emitter,
  symbol: string,
  { documentation, ...rest }: EntryText,
  { parameters, returns }: EventSlots,
  method: boolean,
): void {
  const { docs, addressOf } = emitter;
  const slots = [...(method ? [null] : []), ...parameters];
  const params = slots.map((slot, index) => ({
    name: slot?.name ?? "self",
    documentation: `${symbol}/param/${index}`,
  }));
  docs.set(symbol, {
    documentation,
    params,
    returns: returns.map((_, index) => `${symbol}/return/${index}`),
    ...rest,
  });
  slots.forEach((slot, index) =>
    docs.set(`${symbol}/param/${index}`, { documentation: slot === null ? "" : linkedText(slot, addressOf) }),
  );
  returns.forEach((slot, index) =>
    docs.set(`${symbol}/return/${index}`, { documentation: linkedText(slot, addressOf) }),
  );
  // Luau counts parameters by their position in the call, without `self`.
  parameters.forEach(({ type }, position) => {
    const texts = callbackTexts(emitter, type);
    texts.forEach(({ name: _, ...text }, index) =>
      docs.set(`${symbol}/param/${position}/param/${index}`, text),
    );
  });
}

/**
 * In: the model. Out: luau-lsp's documentation file, which gives editors the texts, links and examples that
 * comments
 * in a definition file cannot: those of plain values, of aliases, of single parameters.
 */
import { assertNever } from "luau-contract";
import type {
  AnyEntry,
  ApiModel,
  ConstantEntry,
  Entry,
  EnumValue,
  FunctionEntry,
  Member,
  Module,
  PropertyEntry,
  TypeEntry,
} from "../../model/model";
import { entriesOf, isPublic, membersOf } from "../../model/entries";
import { isTypeId, type SymbolId } from "../../model/ids";
import { callbackTexts, ownNote } from "./callback-texts";
import { forEditors } from "./editor-markdown";
import { globalTableOf } from "./global-table";
import { entryText, slotText, type EntryText, type Slots } from "./ide-texts";
import { makeTypeTexts, type TypeTexts } from "./luau-type-text";
import { inlineCode } from "../markdown/markdown-code";
import { takeExample, withPlainLinks } from "../markdown/plain-markdown";
import { makeRoutes, withoutLastSlash, type PageScheme, type FindAddress } from "../addresses/routes";

export interface IdeDocsOptions {
  /** What the editor loads the definitions as: `kit` of `@kit=kit.d.luau`. */
  readonly name: string;
  /** Where the site is: `https://kit.example`. */
  readonly baseUrl: string;
  readonly basePath?: string | undefined;
  readonly pages?: PageScheme | undefined;
}

/** One entry of the file; luau-lsp tells the kinds apart by the fields that are there. */
export interface IdeDoc {
  readonly documentation?: string;
  readonly learn_more_link?: string;
  readonly code_sample?: string;
  readonly keys?: Readonly<Record<string, string>>;
  readonly params?: readonly { readonly name: string; readonly documentation: string }[];
  readonly returns?: readonly string[];
  readonly overloads?: Readonly<Record<string, string>>;
}

/** What every step below needs. */
interface Emitter {
  readonly prefix: string;
  readonly addressOf: FindAddress;
  readonly typeTexts: TypeTexts;
  readonly entries: ReadonlyMap<SymbolId, AnyEntry>;
  readonly docs: Map<string, IdeDoc>;
}

/** The file's text: symbols in the order of the modules, the same at every run. */
export function toIdeDocs(model: ApiModel, options: IdeDocsOptions): string {
  // A null prototype, so that a global called `__proto__` is a key like any other.
  const file: Record<string, IdeDoc> = Object.assign(
    Object.create(null),
    Object.fromEntries(ideDocs(model, options)),
  );
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Symbol → entry. */
export function ideDocs(
  model: ApiModel,
  { name, baseUrl, basePath, pages }: IdeDocsOptions,
): ReadonlyMap<string, IdeDoc> {
  const { href } = makeRoutes(model, basePath, pages);
  const site = withoutLastSlash(baseUrl);
  const addressOf: FindAddress = (target) => {
    const path = href(target);
    return path === null ? null : `${site}${path}`;
  };
  const entries = new Map(
    model.modules.flatMap((module) => entriesOf(module).map((entry) => [entry.id, entry] as const)),
  );
  const emitter: Emitter = {
    prefix: `@${name}`,
    addressOf,
    typeTexts: makeTypeTexts(model),
    entries,
    docs: new Map(),
  };
  for (const module of model.modules) addModule(emitter, module);
  return new Map([...emitter.docs].map(([symbol, doc]) => [symbol, asShown(doc)]));
}

/** What would be lost on the way to the reader is written in another way. */
function asShown(doc: IdeDoc): IdeDoc {
  if (doc.documentation === undefined || !doc.documentation.includes("<")) return doc;
  const { text, examples } = forEditors(doc.documentation);
  const samples = [doc.code_sample ?? "", ...examples].filter((sample) => sample !== "").join("\n\n");
  return { ...doc, documentation: text, ...(examples.length === 0 ? {} : { code_sample: samples }) };
}

function addModule(emitter: Emitter, module: Module): void {
  if (module.table !== null && module.table.includes(".")) return addNamespace(emitter, module, module.table);
  const shown = entriesOf(module).filter(isPublic);
  const owners = new Map<string, Map<string, string>>(
    module.table === null ? [] : [[module.table, new Map()]],
  );
  for (const entry of shown) {
    const symbol = symbolOf(emitter, entry);
    addEntry(emitter, entry, symbol);
    const owner = globalTableOf(entry);
    if (owner !== null)
      owners.set(owner, (owners.get(owner) ?? new Map<string, string>()).set(entry.name, symbol));
  }
  for (const [owner, keys] of owners) addTable(emitter, module, owner, keys);
}

/** Luau has a symbol for a nested table that is a global's own field, and none for what is in it. */
function addNamespace(emitter: Emitter, module: Module, path: string): void {
  const [global = "", name = "", ...deeper] = path.split(".");
  if (deeper.length > 0) return;
  addTable(emitter, module, path, new Map());
  const around = emitter.docs.get(`${emitter.prefix}/global/${global}`);
  emitter.docs.set(`${emitter.prefix}/global/${global}`, {
    ...around,
    keys: { ...around?.keys, [name]: `${emitter.prefix}/global/${path}` },
  });
}

/**
 * The globals whose fields have entries: the module's own table is described by the module's introduction.
 */
function addTable(
  { prefix, docs, addressOf }: Emitter,
  module: Module,
  owner: string,
  keys: ReadonlyMap<string, string>,
): void {
  const own = owner === module.table;
  const { text, example } = takeExample(
    own ? withPlainLinks(module.description, module.links, addressOf) : "",
  );
  const link = addressOf(module.id) ?? "";
  docs.set(`${prefix}/global/${owner}`, {
    documentation: text,
    keys: Object.fromEntries(keys),
    learn_more_link: link,
    code_sample: example,
  });
}

function symbolOf({ prefix }: Emitter, entry: Entry): string {
  if (entry.kind === "event") return `${prefix}/globaltype/${entry.listenerType}`;
  if (isTypeId(entry.id)) return `${prefix}/globaltype/${entry.name}`;
  const owner = globalTableOf(entry);
  return `${prefix}/global/${owner === null ? entry.name : `${owner}.${entry.name}`}`;
}

function addEntry(emitter: Emitter, entry: Entry | Member, symbol: string): void {
  if (entry.kind === "function") return addFunction(emitter, entry, symbol);
  if (entry.kind === "event")
    return addCallable(emitter, symbol, entryText(entry, emitter.addressOf, entry), entry, false);
  const base = entryText(entry, emitter.addressOf);
  switch (entry.kind) {
    case "class":
      return addOwner(emitter, symbol, base, membersOf(entry));
    case "enum":
      // Values of a union of strings have no symbols of their own: the text lists them.
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
      return addOneWay(emitter, symbol, base, entry);
    case "enumValue":
      emitter.docs.set(symbol, base);
      return;
    default:
      return assertNever(entry);
  }
}

/** A value that can be called in several ways has one text for all of them. */
function addValue(
  emitter: Emitter,
  symbol: string,
  base: EntryText,
  entry: ConstantEntry | PropertyEntry,
): void {
  const overloads = emitter.typeTexts.overloads(entry.type);
  if (overloads.length === 0) return addOneWay(emitter, symbol, base, entry);
  emitter.docs.set(symbol, {
    overloads: Object.fromEntries(overloads.map((type) => [type, `${symbol}/overload/${type}`])),
  });
  for (const type of overloads) emitter.docs.set(`${symbol}/overload/${type}`, base);
}

/**
 * Of a function type, or of any other: what is told of parameters is part of the text, and signature help
 * asks for each.
 */
function addOneWay(
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
      documentation: ownNote(entry, text.name, emitter.addressOf) || text.documentation,
    }),
  );
}

function addOwner(emitter: Emitter, symbol: string, base: EntryText, members: readonly Member[]): void {
  const shown = members.filter(isPublic);
  // A type without members is no table to luau-lsp, whose kinds go by the fields.
  emitter.docs.set(
    symbol,
    shown.length === 0
      ? base
      : { ...base, keys: Object.fromEntries(shown.map(({ name }) => [name, `${symbol}.${name}`])) },
  );
  for (const member of shown) addEntry(emitter, member, `${symbol}.${member.name}`);
}

const valueList = ({ addressOf }: Emitter, values: readonly EnumValue[]): string =>
  values
    .filter(isPublic)
    .map(
      ({ value, summary, links }) =>
        `- ${inlineCode(value)}${summary === "" ? "" : `: ${withPlainLinks(summary, links, addressOf)}`}`,
    )
    .join("\n");

function addFunction(emitter: Emitter, entry: FunctionEntry, symbol: string): void {
  const [first, ...others] = entry.signatures;
  const text = (slots: Slots, own: string): EntryText => entryText(entry, emitter.addressOf, slots, own);
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

/**
 * luau-lsp drops the rest of a file behind an entry with `returns` but no `params`: both are always there.
 */
function addCallable(
  emitter: Emitter,
  symbol: string,
  { documentation, ...rest }: EntryText,
  { parameters, returns }: Slots,
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
    docs.set(`${symbol}/param/${index}`, { documentation: slot === null ? "" : slotText(slot, addressOf) }),
  );
  returns.forEach((slot, index) =>
    docs.set(`${symbol}/return/${index}`, { documentation: slotText(slot, addressOf) }),
  );
  // By the place in the call, where a `self` has none.
  parameters.forEach(({ type }, place) => {
    const texts = callbackTexts(emitter, type);
    texts.forEach(({ name: _, ...text }, index) => docs.set(`${symbol}/param/${place}/param/${index}`, text));
  });
}

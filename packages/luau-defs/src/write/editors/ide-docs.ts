/**
 * In: the model. Out: luau-lsp's documentation file, with texts that comments in a definition file cannot
 * provide.
 */
import type { ApiModel, Module } from "../../model/model";
import { entriesOf, isPublic } from "../../model/entries";
import { documentationSymbol, globalTableOf } from "./documentation-symbol";
import { forEditors } from "./editor-markdown";
import { addEntry, type Emitter, type IdeDoc } from "./ide-entry-docs";
import { makeTypeTexts } from "./luau-type-text";
import { typeLookups } from "./resolved-type";
import { noModuleCache, type ModuleCache, type Part } from "../cache/module-cache";
import { notedFacts, notedRoutes } from "../cache/noted-facts";
import { takeExample, withPlainLinks } from "../markdown/plain-links";
import {
  makeRoutes,
  onSite,
  withoutLastSlash,
  type PageScheme,
  type FindAddress,
} from "../../link/addresses/routes";

export interface IdeDocsOptions {
  /** Editors load the definitions under this name: `kit` in `@kit=kit.d.luau`. */
  readonly name: string;
  readonly baseUrl: string;
  readonly basePath?: string | undefined;
  readonly pages?: PageScheme | undefined;
}

export interface ModuleDocs extends Partial<Part> {
  readonly texts: readonly (readonly [symbol: string, text: string])[];
  readonly namespace: string | null;
}

/** Symbols are in the order of the modules: the text is deterministic. */
export function toIdeDocs(
  model: ApiModel,
  options: IdeDocsOptions,
  cache: ModuleCache<ModuleDocs> = noModuleCache(),
): string {
  const emitter = emitterOf(model, options, cache);
  const texts = new Map<string, string>();
  for (const docs of cache.emitAll(model.modules, (module) => [docsOf(emitter, module)])) {
    for (const [symbol, text] of docs.texts) texts.set(symbol, text);
    if (docs.namespace !== null) addKey(texts, emitter.prefix, docs.namespace);
  }
  const lines = [...texts].map(([symbol, text]) => `\n ${JSON.stringify(symbol)}: ${text}`);
  return lines.length === 0 ? "{}\n" : `{${lines.join(",")}\n}\n`;
}

function emitterOf(
  model: ApiModel,
  { name, baseUrl, basePath, pages }: IdeDocsOptions,
  { noted }: ModuleCache<ModuleDocs>,
): Omit<Emitter, "docs"> {
  const routes = makeRoutes(model, basePath, pages);
  const { href } = notedRoutes(() => routes, noted);
  const site = withoutLastSlash(baseUrl);
  const lookups = typeLookups(model);
  const names = notedFacts(() => lookups, noted, ["typeOf", "valueOf"]);
  const addressOf: FindAddress = (target) => {
    const path = href(target);
    return path === null ? null : onSite(site, path);
  };
  return { prefix: `@${name}`, addressOf, typeTexts: makeTypeTexts(names), names };
}

function docsOf(shared: Omit<Emitter, "docs">, module: Module): ModuleDocs {
  const emitter = { ...shared, docs: new Map<string, IdeDoc>() };
  const [, , ...deeper] = module.table?.split(".") ?? [];
  const isNamespace = module.table?.includes(".") === true;
  // Luau has a symbol for a nested table that is a global's own field, but none for the table's contents.
  if (!isNamespace) addModule(emitter, module);
  else if (deeper.length === 0) addTable(emitter, module, module.table, new Map());
  return {
    texts: [...emitter.docs].map(([symbol, doc]) => [symbol, jsonOf(asShown(doc))]),
    namespace: isNamespace && deeper.length === 0 ? module.table : null,
  };
}

/** The indentation is that of an entry within the file. */
const jsonOf = (doc: IdeDoc): string => JSON.stringify(doc, null, 1).replaceAll("\n", "\n ");

function addKey(texts: Map<string, string>, prefix: string, path: string): void {
  const [global = "", name = ""] = path.split(".");
  const symbol = `${prefix}/global/${global}`;
  // `jsonOf` has written the text.
  const globalDoc = JSON.parse(texts.get(symbol) ?? "{}") as IdeDoc;
  texts.set(
    symbol,
    jsonOf({ ...globalDoc, keys: { ...globalDoc.keys, [name]: `${prefix}/global/${path}` } }),
  );
}

function asShown(doc: IdeDoc): IdeDoc {
  if (doc.documentation === undefined || !doc.documentation.includes("<")) return doc;
  const { text, examples } = forEditors(doc.documentation);
  const samples = [doc.code_sample ?? "", ...examples].filter((sample) => sample !== "").join("\n\n");
  return { ...doc, documentation: text, ...(examples.length === 0 ? {} : { code_sample: samples }) };
}

function addModule(emitter: Emitter, module: Module): void {
  const shown = entriesOf(module).filter(isPublic);
  const owners = new Map<string, Map<string, string>>(
    module.table === null ? [] : [[module.table, new Map()]],
  );
  for (const entry of shown) {
    const symbol = `${emitter.prefix}/${documentationSymbol(entry)}`;
    addEntry(emitter, entry, symbol);
    const owner = globalTableOf(entry);
    if (owner !== null)
      owners.set(owner, (owners.get(owner) ?? new Map<string, string>()).set(entry.name, symbol));
  }
  for (const [owner, keys] of owners) addTable(emitter, module, owner, keys);
}

/** A module's introduction documents its own table; the tables of its other globals have no text. */
function addTable(
  { prefix, docs, addressOf }: Emitter,
  module: Module,
  owner: string,
  keys: ReadonlyMap<string, string>,
): void {
  const isOwnTable = owner === module.table;
  const { text, example } = takeExample(
    isOwnTable ? withPlainLinks(module.description, module.links, addressOf) : "",
  );
  const link = addressOf(module.id) ?? "";
  docs.set(`${prefix}/global/${owner}`, {
    documentation: text,
    keys: Object.fromEntries(keys),
    learn_more_link: link,
    code_sample: example,
  });
}

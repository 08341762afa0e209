/**
 * In: the model. Out: luau-lsp's documentation file, which provides texts, links and examples that comments
 * in a definition file cannot: those of plain values, aliases and single parameters.
 */
import type { ApiModel, Module } from "../../model/model";
import { entriesOf, isPublic } from "../../model/entries";
import { documentationSymbol, globalTableOf } from "./documentation-symbol";
import { forEditors } from "./editor-markdown";
import { addEntry, type Emitter, type IdeDoc } from "./ide-entry-docs";
import { makeTypeTexts } from "./luau-type-text";
import { takeExample, withPlainLinks } from "../markdown/plain-links";
import {
  makeRoutes,
  onSite,
  withoutLastSlash,
  type PageScheme,
  type FindAddress,
} from "../../link/addresses/routes";

export interface IdeDocsOptions {
  /** The name under which the editor loads the definitions: `kit` in `@kit=kit.d.luau`. */
  readonly name: string;
  /** The site's URL: `https://kit.example`. */
  readonly baseUrl: string;
  readonly basePath?: string | undefined;
  readonly pages?: PageScheme | undefined;
}

/** The file's text, with symbols in the order of the modules; deterministic. */
export function toIdeDocs(model: ApiModel, options: IdeDocsOptions): string {
  // With a null prototype, a global named `__proto__` is an ordinary key.
  const file: Record<string, IdeDoc> = Object.assign(
    Object.create(null),
    Object.fromEntries(ideDocs(model, options)),
  );
  return `${JSON.stringify(file, null, 1)}\n`;
}

export function ideDocs(
  model: ApiModel,
  { name, baseUrl, basePath, pages }: IdeDocsOptions,
): ReadonlyMap<string, IdeDoc> {
  const { href } = makeRoutes(model, basePath, pages);
  const site = withoutLastSlash(baseUrl);
  const addressOf: FindAddress = (target) => {
    const path = href(target);
    return path === null ? null : onSite(site, path);
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

/** Rewrites texts that the editor would not show in full. */
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
    const symbol = `${emitter.prefix}/${documentationSymbol(entry)}`;
    addEntry(emitter, entry, symbol);
    const owner = globalTableOf(entry);
    if (owner !== null)
      owners.set(owner, (owners.get(owner) ?? new Map<string, string>()).set(entry.name, symbol));
  }
  for (const [owner, keys] of owners) addTable(emitter, module, owner, keys);
}

/** Luau has a symbol for a nested table that is a global's own field, but none for the table's contents. */
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
 * The globals whose fields have entries: the module's own table is documented by the module's introduction.
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

/** In: the model. Out: the plain objects that the plugin's schema declares, without private entries. */
import { compare } from "luau-syntax";
import type { ApiModel } from "../../model/model";
import { digestOfText } from "../../read/digest";
import { noModuleCache, type ModuleCache, type Part } from "../cache/module-cache";
import { emitterOf, factsOf, type ChangingOptions, type EmitOptions } from "./emitter";
import { listedEntries, NO_ENTRIES, type ListedEntry } from "./listed-entries";
import { moduleFields, type ModuleFields } from "./module-fields";

/** A module's entries are on its page, or each has a page of its own and is listed. */
export interface GraphqlModule extends ModuleFields {
  readonly listed: readonly ListedEntry[];
}
type GraphqlEntryPage = ReturnType<typeof entryPages>[number];

export type EmittedNode = NodeOf<"module", GraphqlModule> | NodeOf<"entry", GraphqlEntryPage>;

interface NodeOf<Kind, Fields> extends Part<Fields> {
  readonly kind: Kind;
  readonly href: string;
  readonly slug: string;
  readonly file: string;
  readonly digest: string;
}

/** The scheme `class` adds the pages of single entries. */
export function toGraphql(model: ApiModel, options: EmitOptions = {}) {
  const nodes = graphqlEmission(options)(model, options);
  return {
    modules: nodes.flatMap((node) => (node.kind === "module" ? node.body() : [])),
    entryPages: nodes.flatMap((node) => (node.kind === "entry" ? node.body() : [])),
  };
}

export function graphqlEmission(
  options: Omit<EmitOptions, keyof ChangingOptions>,
  cache: ModuleCache<EmittedNode> = noModuleCache(),
): (model: ApiModel, changing: ChangingOptions) => readonly EmittedNode[] {
  let facts = factsOf({ modules: [] }, options, {});
  const emitter = emitterOf(() => facts, options, cache);
  return (model, changing) => {
    facts = factsOf(model, options, changing);
    return cache.emitAll(model.modules, (module) => {
      const fields = moduleFields(emitter, module, options);
      const pages = entryPages(fields);
      const lists = pages.length === 0 ? { listed: [] } : { ...NO_ENTRIES, listed: listedEntries(fields) };
      return [moduleNode({ ...fields, ...lists }), ...pages.map(entryNode)];
    });
  };
}

function moduleNode(fields: GraphqlModule): EmittedNode {
  const { href, slug, location } = fields;
  return { kind: "module", href, slug, file: location.file, ...packed(fields) };
}

function entryNode(fields: GraphqlEntryPage): EmittedNode {
  const { href, module, file } = fields;
  return { kind: "entry", href, slug: module.slug, file, ...packed(fields) };
}

/** All nodes are kept until the last is emitted: as objects, they take several times the memory. */
function packed<Fields>(fields: Fields): Pick<NodeOf<string, Fields>, "digest" | "body"> {
  const bytes = Buffer.from(JSON.stringify(fields));
  return { digest: digestOfText(bytes), body: () => JSON.parse(bytes.toString()) as Fields };
}

function entryPages(fields: ModuleFields) {
  const { slug, name, group, href, location } = fields;
  const none = { class: null, enum: null, function: null, constant: null, event: null, type: null };
  const pages = [
    ...ownPages(fields.classes, (entry) => ({ ...none, class: entry })),
    ...ownPages(fields.enums, (entry) => ({ ...none, enum: entry })),
    ...ownPages(fields.functions, (entry) => ({ ...none, function: entry })),
    ...ownPages(fields.constants, (entry) => ({ ...none, constant: entry })),
    ...ownPages(fields.events, (entry) => ({ ...none, event: entry })),
    ...ownPages(fields.types, (entry) => ({ ...none, type: entry })),
  ];
  const link = (page: (typeof pages)[number] | undefined) =>
    page === undefined ? null : { name: page.name, href: page.href };
  return pages.map((page, index) => ({
    ...page,
    module: { slug, name, group, href },
    file: location.file,
    previous: link(pages[index - 1]),
    next: link(pages[index + 1]),
  }));
}

const ownPages = <T extends { readonly path: string; readonly href: string }, Fields>(
  entries: readonly T[],
  fields: (entry: T) => Fields,
) =>
  entries
    .filter(({ href }) => !href.includes("#"))
    .sort((a, b) => compare(a.path, b.path))
    .map((entry) => ({ name: entry.path, href: entry.href, ...fields(entry) }));

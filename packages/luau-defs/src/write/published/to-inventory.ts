/** In: a model. Out: its inventory, with which programs and other sites find the page of each symbol. */
import { assertNever, isIdentifier, lastPart } from "luau-syntax";
import { entriesOf, isPublic, membersOf } from "../../model/entries";
import { moduleTitle } from "../../model/grouping";
import { isTypeId } from "../../model/ids";
import { partsOf, type Inventory, type InventoryKind, type InventorySymbol } from "../../model/inventory";
import type { AnyEntry, ApiModel, ClassEntry, EnumEntry, Module } from "../../model/model";
import { moduleListings, NO_LISTING } from "../../model/module-listings";
import { readRequireArgument } from "../../model/require-argument";
import { makeRoutes, withoutLastSlash, type PageScheme, type Routes } from "../../link/addresses/routes";
import { makeMarkdownRenderer, type MarkdownRenderer } from "../html/render-markdown";

export interface InventoryOptions {
  /** Readers know the reference by this name: `Kit`. */
  readonly title: string;
  /** The URL includes the path prefix; null if it is not known. */
  readonly url: string | null;
  readonly basePath?: string | undefined;
  readonly pages?: PageScheme | undefined;
  /** The argument that scripts pass to `require`: see `moduleListings`. */
  readonly require?: string | undefined;
}

export function toInventory(
  model: ApiModel,
  { title, url, basePath, pages, require }: InventoryOptions,
): Inventory {
  const routes = makeRoutes(model, basePath, pages);
  const markdown = makeMarkdownRenderer(routes.href);
  const requestOf = requests(model, require);
  return {
    title,
    url: url === null ? null : withoutLastSlash(url),
    platform: null,
    enums: enumTypes(model),
    events: null,
    symbols: model.modules.flatMap((module) =>
      moduleSymbols(module, { routes, markdown, require: requestOf(module) }),
    ),
  };
}

/** A script gets the namespaces within a file by requiring the file. */
function requests(model: ApiModel, pattern: string | undefined): (module: Module) => string | undefined {
  const listings = moduleListings(model, pattern);
  const byFile = new Map(
    model.modules.flatMap(({ id, location }) => {
      const { requireLine, requireArgument } = listings.get(id) ?? NO_LISTING;
      if (requireLine === null || requireArgument === null) return [];
      return [[location.file, readRequireArgument(requireArgument).text] as const];
    }),
  );
  return ({ location }) => byFile.get(location.file);
}

interface Context {
  readonly routes: Routes;
  readonly markdown: MarkdownRenderer;
  readonly require: string | undefined;
}

function moduleSymbols(module: Module, context: Context): readonly InventorySymbol[] {
  const { routes, markdown, require } = context;
  const head: InventorySymbol = {
    kind: "module",
    path: module.table ?? module.name,
    title: moduleTitle(module),
    address: routes.moduleHref(module.id),
    anchor: null,
    summary: markdown.toText(module.summary),
    deprecated: false,
    ...(module.table !== null && require === undefined ? { origin: "table" } : {}),
    require,
  };
  return [
    head,
    ...entriesOf(module)
      .filter(isPublic)
      .flatMap((entry) => [
        toSymbol(entry, entry.kind, context),
        ...membersOf(entry)
          .filter(isPublic)
          .map((member) => toSymbol(member, member.kind === "function" ? "method" : member.kind, context)),
      ]),
  ];
}

function toSymbol(
  entry: AnyEntry,
  kind: InventoryKind,
  { routes, markdown, require }: Context,
): InventorySymbol {
  const { id, path, doc } = entry;
  return {
    kind,
    path,
    title: path,
    address: routes.href(id),
    anchor: routes.entryPage(id) === null ? routes.anchor(id) : null,
    summary: markdown.toText(doc.summary),
    deprecated: doc.deprecated !== null,
    ...typeFacts(entry),
    require,
  };
}

/** Signatures on other sites can use the type with these facts. */
function typeFacts(entry: AnyEntry): Partial<InventorySymbol> {
  switch (entry.kind) {
    case "class":
      return {
        type: typeName(entry.name),
        generics: genericsOf(entry),
        origin: entry.origin,
        extends: entry.parent === null ? undefined : lastPart(entry.parent.name),
      };
    case "enum":
      return { ...(isTypeId(entry.id) ? { type: typeName(entry.name) } : {}), origin: entry.origin };
    case "event":
      return { type: typeName(entry.listenerType) };
    case "type":
      return { type: typeName(entry.name), generics: genericsOf(entry) };
    case "function":
    case "constant":
    case "property":
    case "enumValue":
      return {};
    default:
      return assertNever(entry);
  }
}

const typeName = (name: string): string | undefined => (isIdentifier(name) ? name : undefined);

/** An inventory has no types, so that every default is `any`. */
function genericsOf({ generics }: Pick<ClassEntry, "generics">): string | undefined {
  if (generics.length === 0) return undefined;
  return generics
    .map(({ name, pack, default: defaultType }) => {
      const written = pack ? `${name}...` : name;
      return defaultType === null ? written : `${written} = ${pack ? "...any" : "any"}`;
    })
    .join(", ");
}

function enumTypes({ modules }: ApiModel): Inventory["enums"] {
  const [first] = modules.flatMap(({ enums }) => enums.filter(isExtern));
  if (first === undefined) return null;
  const [root, ...rest] = partsOf(first.path);
  return { item: first.extern?.item.name ?? "", table: rest.length === 0 ? "Enum" : (root ?? "") };
}

const isExtern = ({ extern }: EnumEntry): boolean => extern !== null;

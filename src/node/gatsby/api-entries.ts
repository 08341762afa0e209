import type { ContentsCount } from "../../lib/reference/reference-props";

/** The fields of the plugin's nodes that guides show: the Node side of the GraphQL contract. */
interface Token {
  readonly text: string;
  readonly kind: string;
  readonly href: string | null;
}

interface Entry {
  readonly name: string;
  readonly path: string;
  readonly href: string;
  readonly doc: { readonly summary: string };
}

/** An entry with its own page, or a member of one. */
interface ListedEntry {
  readonly path: string;
  readonly href: string;
  readonly summary: string;
  readonly tokens: readonly Token[];
}

interface Declared {
  readonly declaration: { readonly tokens: readonly Token[] };
}

export interface ModuleNode {
  readonly name: string;
  readonly slug: string;
  readonly href: string;
  readonly summary: string;
  readonly contents: readonly ContentsCount[];
  readonly group: string | null;
  readonly folder: string;
  readonly label: string;
  readonly isEntryPoint: boolean;
  readonly isInternal: boolean;
  readonly functions: readonly (Entry & { readonly signatures: readonly Declared[] })[];
  readonly constants: readonly (Entry & { readonly type: readonly Token[] })[];
  readonly classes: readonly (Entry &
    Declared & {
      readonly properties: readonly (Entry & { readonly type: readonly Token[] })[];
      readonly methods: ModuleNode["functions"];
    })[];
  readonly enums: readonly Entry[];
  readonly events: readonly (Entry & { readonly tokens: readonly Token[] })[];
  readonly types: readonly (Entry & Declared)[];
  readonly listed: readonly (ListedEntry & { readonly members: readonly ListedEntry[] })[];
}

/** A page of a single entry. */
export interface EntryPageNode {
  readonly href: string;
  readonly module: { readonly href: string };
}

/** An entry in a guide: `<Api symbol="Timer.setTimeout"/>`. */
export interface ApiEntry {
  readonly name: string;
  readonly href: string;
  readonly summary: string;
  readonly tokens: readonly Token[];
}

/** Entries by name. Of a type and its module's table with one name, the first of `entriesOf` counts. */
export function entriesByName(modules: readonly ModuleNode[]): ReadonlyMap<string, ApiEntry> {
  const entries = new Map<string, ApiEntry>();
  const add = (entry: ApiEntry): void => void (entries.has(entry.name) || entries.set(entry.name, entry));
  for (const module of modules) entriesOf(module).forEach(add);
  return entries;
}

/** The address of each name of the API. */
export const hrefsOf = (modules: readonly ModuleNode[]): ReadonlyMap<string, string> =>
  new Map([...entriesByName(modules)].map(([name, { href }]) => [name, href]));

const listedEntry = ({ path, href, summary, tokens }: ListedEntry): ApiEntry => {
  return { name: path, href, summary, tokens };
};

/** All entries of a module, by the names used in scripts and guides. */
function entriesOf(module: ModuleNode): ApiEntry[] {
  const plain = (text: string): Token => ({ text, kind: "name", href: null });
  const entry = ({ path, href, doc }: Entry, tokens: readonly Token[]): ApiEntry =>
    listedEntry({ path, href, summary: doc.summary, tokens });
  const functions = (list: ModuleNode["functions"]): ApiEntry[] =>
    list.map((item) => entry(item, item.signatures[0]?.declaration.tokens ?? []));
  const valued = (item: Entry & { readonly type: readonly Token[] }): ApiEntry =>
    entry(item, [plain(item.path), { text: ": ", kind: "punctuation", href: null }, ...item.type]);
  return [
    ...functions(module.functions),
    ...module.constants.map(valued),
    ...module.classes.flatMap((item) => [
      entry(item, item.declaration.tokens),
      ...item.properties.map(valued),
      ...functions(item.methods),
    ]),
    ...module.enums.map((item) => entry(item, [plain(item.path)])),
    ...module.events.map((item) => entry(item, item.tokens)),
    ...module.types.map((item) => entry(item, item.declaration.tokens)),
    ...module.listed.flatMap((item) => [item, ...item.members]).map(listedEntry),
    { name: module.name, href: module.href, summary: module.summary, tokens: [plain(module.name)] },
  ];
}

/** How the inventories of `platforms/` are made: which files, which kinds, and where each is described. */
import type { GroupRecipe, InventoryRecipe } from "../src/platforms/to-inventory";

export interface Recipe extends Omit<InventoryRecipe, "reference"> {
  /** Definition files, relative to the checkout. */
  readonly files: readonly string[];
  /** What scripts require a file as; null for a file of globals. */
  readonly requestOf: (file: string) => string | null;
  /** The project with the sources of the platform's own reference; null if all names are described. */
  readonly pages: ReferencePages | null;
}

export interface ReferencePages {
  readonly url: string;
  /**
   * The addresses of pages, and of entries that are not pages.
   * @param files the paths in its checkout
   * @param read the text of one of them
   */
  readonly addresses: (files: readonly string[], read: (file: string) => string) => readonly string[];
}

const ENGINE = "https://create.roblox.com/docs/reference/engine";

const group = (
  kind: GroupRecipe["kind"],
  address: string | null,
  accepts: GroupRecipe["accepts"] = () => true,
  member: string | null = address === null ? null : "#{member}",
): GroupRecipe => ({ kind, address, member, accepts });

/**
 * Of Roblox' documentation: each page of the reference has a file, `classes/Part.yaml`, and its members are the
 * anchors, as its own texts link to them: `/docs/reference/engine/datatypes/CFrame#LookVector`,
 * `…/libraries/task#spawn`, `…/enums/KeyCode#E`. Globals are members of two pages, so they are read.
 */
const CREATOR_DOCS: ReferencePages = {
  url: "https://github.com/Roblox/creator-docs/tree/main/content/en-us/reference/engine",
  addresses: (files, read) =>
    files.flatMap((file) => {
      const [, page] = /reference\/engine\/(\w+\/\w+)\.yaml$/.exec(file) ?? [];
      if (page === undefined) return [];
      if (!page.startsWith("globals/")) return [`${ENGINE}/${page}`];
      return Array.from(
        read(file).matchAll(/^ {2}- name: (\w+)$/gm),
        ([, name]) => `${ENGINE}/${page}#${name}`,
      );
    }),
};

const NO_VERSION = { version: "", date: "" };

const ROBLOX: Recipe = {
  title: "Roblox",
  // What plugins may use, too, and nothing that Roblox alone may.
  files: ["scripts/globalTypes.PluginSecurity.d.luau"],
  requestOf: () => null,
  source: {
    url: "https://github.com/JohnnyMorganz/luau-lsp/blob/main/scripts/globalTypes.PluginSecurity.d.luau",
    ...NO_VERSION,
  },
  signs: ["Instance", "Player", "RBXScriptConnection", "RBXScriptSignal"],
  definitions: "globalTypes.d.luau",
  enums: { item: "EnumItem", table: "Enum" },
  events: "RBXScriptSignal",
  groups: [
    group("class", `${ENGINE}/classes/{name}`, ({ ancestors, name }) =>
      [name, ...ancestors].includes("Object"),
    ),
    group("class", `${ENGINE}/datatypes/{name}`),
    group("type", `${ENGINE}/datatypes/{name}`),
    group("enum", `${ENGINE}/enums/{name}`),
    group("library", `${ENGINE}/datatypes/{name}`, ({ isTypeAndValue }) => isTypeAndValue),
    group("library", `${ENGINE}/libraries/{name}`),
    group("global", `${ENGINE}/globals/RobloxGlobals#{name}`, () => true, null),
    group("global", `${ENGINE}/globals/LuaGlobals#{name}`, () => true, null),
    // Names without a page.
    ...(["class", "type", "enum", "library", "global"] as const).map((kind) => group(kind, null)),
  ],
  pages: CREATOR_DOCS,
};

const LUNE: Recipe = {
  title: "Lune",
  files: ["crates/lune-std-*/types.d.luau"],
  requestOf: (file) => `@lune/${/lune-std-(\w+)/.exec(file)?.[1] ?? ""}`,
  source: { url: "https://github.com/lune-org/lune/tree/main/crates", ...NO_VERSION },
  signs: [],
  definitions: null,
  enums: null,
  events: null,
  // github.com/lune-org/docs: a page a module, and a heading for each function, property and type, `### readFile`,
  // of which Starlight makes the anchor `#readfile`.
  groups: [group("module", "https://lune-org.github.io/docs/api-reference/{name}/", () => true, "#{slug}")],
  pages: null,
};

const LUTE: Recipe = {
  title: "Lute",
  files: ["definitions/**/*.luau", "lute/std/libs/**/*.luau"],
  requestOf: (file) => {
    const [, std, name = ""] = /^(?:definitions|lute\/(std)\/libs)\/(.*?)(?:\/init)?\.luau$/.exec(file) ?? [];
    return `@${std ?? "lute"}/${name}`;
  },
  source: { url: "https://github.com/luau-lang/lute", ...NO_VERSION },
  signs: [],
  definitions: null,
  enums: null,
  events: null,
  // docs/docgen.luau of the project: a page a module, in a folder a library.
  pages: null,
  groups: ["std", "lute"].map((alias) =>
    group(
      "module",
      `https://lute.luau.org/${alias}/{name}`,
      ({ name }) => name.startsWith(`@${alias}/`),
      null,
    ),
  ),
};

export const RECIPES: ReadonlyMap<string, Recipe> = new Map([
  ["roblox", ROBLOX],
  ["lune", LUNE],
  ["lute", LUTE],
]);

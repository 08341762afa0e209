/** How the inventories of `platforms/` are made: which files, and where each name is described. */
import type { Inventory, InventorySymbol, PlatformFacts } from "../src/model/inventory";

export interface Recipe extends Pick<Inventory, "title" | "url" | "enums" | "events"> {
  readonly platform: Omit<PlatformFacts, "source" | "reference">;
  /** Where the definition files are published. */
  readonly source: string;
  /** Definition files, relative to the checkout. */
  readonly files: readonly string[];
  /** The argument of `require` for a file; undefined for a file of globals. */
  readonly requestOf: (file: string) => string | undefined;
  /** The addresses at which an entry may be described, after the `url`, the most likely first. */
  readonly addressesOf: (entry: FoundEntry) => readonly string[];
  /** The fragment of a member of a class or enum, or of a field of a table. */
  readonly anchorOf: (name: string) => string;
  /** The project with the sources of the platform's own reference; null if all names are described. */
  readonly pages: ReferencePages | null;
}

/** A type, a table, another global or a module. */
export interface FoundEntry extends Pick<InventorySymbol, "kind" | "origin" | "require"> {
  readonly path: string;
  readonly name: string;
  /** The classes that it extends, nearest first. */
  readonly ancestors: readonly string[];
  /** Whether a type and a table share the name: `Vector3`. */
  readonly isTypeAndTable: boolean;
}

export interface ReferencePages {
  readonly url: string;
  /** The addresses of pages, and of entries that are not pages, after the `url`. */
  readonly addresses: (files: readonly string[], read: (file: string) => string) => readonly string[];
}

/**
 * Each page of Roblox' reference has a file, `classes/Part.yaml`, and its members are the anchors:
 * `…/datatypes/CFrame#LookVector`. Globals are members of two pages, so they are read.
 */
const CREATOR_DOCS: ReferencePages = {
  url: "https://github.com/Roblox/creator-docs/tree/main/content/en-us/reference/engine",
  addresses: (files, read) =>
    files.flatMap((file) => {
      const [, page] = /reference\/engine\/(\w+\/\w+)\.yaml$/.exec(file) ?? [];
      if (page === undefined) return [];
      if (!page.startsWith("globals/")) return [`/${page}`];
      return Array.from(read(file).matchAll(/^ {2}- name: (\w+)$/gm), ([, name]) => `/${page}#${name}`);
    }),
};

/** In the order of Roblox' own folders: a name is looked up in the first that may have it. */
function robloxAddresses({ kind, origin, name, ancestors, isTypeAndTable }: FoundEntry): readonly string[] {
  switch (kind) {
    case "class": {
      const isClass = origin === "extern" && [name, ...ancestors].includes("Object");
      return [`/${isClass ? "classes" : "datatypes"}/${name}`];
    }
    case "type":
      return [`/datatypes/${name}`];
    case "enum":
      return [`/enums/${name}`];
    case "module":
      return isTypeAndTable ? [`/datatypes/${name}`] : [`/libraries/${name}`];
    default:
      return [`/globals/RobloxGlobals#${name}`, `/globals/LuaGlobals#${name}`];
  }
}

const ROBLOX: Recipe = {
  title: "Roblox",
  url: "https://create.roblox.com/docs/reference/engine",
  // The levels include those of plugins, and exclude those that only Roblox may use.
  files: ["scripts/globalTypes.PluginSecurity.d.luau"],
  requestOf: () => undefined,
  source: "https://github.com/JohnnyMorganz/luau-lsp/blob/main/scripts/globalTypes.PluginSecurity.d.luau",
  platform: {
    signs: ["Instance", "Player", "RBXScriptConnection", "RBXScriptSignal"],
    definitions: "globalTypes.d.luau",
  },
  enums: { item: "EnumItem", table: "Enum" },
  events: "RBXScriptSignal",
  addressesOf: robloxAddresses,
  anchorOf: (name) => `#${name}`,
  pages: CREATOR_DOCS,
};

const MODULES = {
  platform: { signs: [], definitions: null },
  enums: null,
  events: null,
  pages: null,
} satisfies Partial<Recipe>;

const LUNE: Recipe = {
  ...MODULES,
  title: "Lune",
  url: "https://lune-org.github.io/docs/api-reference",
  files: ["crates/lune-std-*/types.d.luau"],
  requestOf: (file) => `@lune/${/lune-std-(\w+)/.exec(file)?.[1] ?? ""}`,
  source: "https://github.com/lune-org/lune/tree/main/crates",
  // github.com/lune-org/docs: a page a module, and a heading for each function, property and type, `### readFile`,
  // of which Starlight makes the anchor `#readfile`.
  addressesOf: ({ require }) => [`/${require?.replace("@lune/", "") ?? ""}/`],
  anchorOf: (name) => `#${name.toLowerCase()}`,
};

const LUTE: Recipe = {
  ...MODULES,
  title: "Lute",
  url: "https://lute.luau.org",
  files: ["definitions/**/*.luau", "lute/std/libs/**/*.luau"],
  requestOf: (file) => {
    const [, std, name = ""] = /^(?:definitions|lute\/(std)\/libs)\/(.*?)(?:\/init)?\.luau$/.exec(file) ?? [];
    return `@${std ?? "lute"}/${name}`;
  },
  source: "https://github.com/luau-lang/lute",
  // docs/docgen.luau of the project: a page a module, in a folder a library.
  addressesOf: ({ require }) => [`/${require?.replace("@", "") ?? ""}`],
  anchorOf: () => "",
};

export const RECIPES: ReadonlyMap<string, Recipe> = new Map([
  ["roblox", ROBLOX],
  ["lune", LUNE],
  ["lute", LUTE],
]);

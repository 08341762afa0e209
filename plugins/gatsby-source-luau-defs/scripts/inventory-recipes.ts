/** How the inventories of `platforms/` are made: which files, which kinds, and where each is described. */
import type { GroupRecipe, InventoryRecipe } from "../src/platforms/to-inventory";

export interface Recipe extends InventoryRecipe {
  /** Definition files, relative to the checkout. */
  readonly files: readonly string[];
  /** What scripts require a file as; null for a file of globals. */
  readonly requestOf: (file: string) => string | null;
}

const ENGINE = "https://create.roblox.com/docs/reference/engine";

const group = (
  kind: GroupRecipe["kind"],
  address: string | null,
  accepts: GroupRecipe["accepts"] = () => true,
  member: string | null = address === null ? null : "#{member}",
): GroupRecipe => ({ kind, address, member, accepts });

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
    // Undocumented.
    group("type", null, ({ name }) => name.startsWith("Reflect")),
    group("class", `${ENGINE}/datatypes/{name}`),
    group("type", `${ENGINE}/datatypes/{name}`),
    group("enum", `${ENGINE}/enums/{name}`),
    group("library", `${ENGINE}/datatypes/{name}`, ({ isTypeAndValue }) => isTypeAndValue),
    group("library", `${ENGINE}/libraries/{name}`),
    group("global", `${ENGINE}/globals/RobloxGlobals#{name}`, () => true, null),
  ],
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
  groups: [group("module", "https://lune-org.github.io/docs/api-reference/{name}", () => true, null)],
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

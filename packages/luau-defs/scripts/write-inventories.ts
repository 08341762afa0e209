/**
 * `npm run inventory -- roblox|lune|lute FOLDER [REFERENCE]`: writes the inventory of a platform from a checkout
 * of the project with its definition files (luau-lsp, lune, lute), and for Roblox one of its documentation
 * (creator-docs), which the maintainer fetches. Only names, kinds and addresses are taken.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { toInventory } from "../src/write/published/to-inventory";
import { INVENTORY_KINDS, type Inventory } from "../src/model/inventory";
import { writeInventory } from "../src/link/platforms/inventory-json";
import { findFiles } from "../src/read/source/find-files";
import { settingsOf } from "../src/model/settings";
import { runPipeline } from "../src/pipeline";
import { NO_REFERENCE } from "../src/link/reference/read-reference";
import { RECIPES, type Recipe } from "./inventory-recipes";
import { platformSymbols } from "./platform-symbols";

/** From the files of the package, for editors of a checkout. */
const INVENTORY_SCHEMA = "../../../static/schemas/inventory.schema.json";

const [name = "", folder = ".", pagesFolder] = process.argv.slice(2);
const recipe = RECIPES.get(name);
if (recipe === undefined) {
  console.error(`There is no recipe for \`${name}\`: there are ${[...RECIPES.keys()].join(", ")}.`);
  process.exit(2);
}
const { files, problems } = await findFiles([...recipe.files], folder);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
if (recipe.pages !== null && pagesFolder === undefined) {
  console.error(`Name a checkout of ${recipe.pages.url}, too.`);
  process.exit(2);
}
const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 26 }).trim();

function versionOf(cwd: string): { readonly version: string; readonly date: string } {
  const [version = "", date = ""] = git(cwd, "log", "-1", "--format=%h %cs").split(" ");
  return { version, date };
}

/** The names that have a page; without the platform's documentation, all. */
function readPages({ pages }: Recipe, cwd: string) {
  if (pages === null) return { reference: null, hasPage: () => true };
  const paths = git(cwd, "ls-tree", "-r", "HEAD", "--name-only").split("\n");
  const addresses = new Set(pages.addresses(paths, (file) => git(cwd, "show", `HEAD:${file}`)));
  const reference = { url: pages.url, ...versionOf(cwd) };
  return { reference, hasPage: (address: string) => addresses.has(address) };
}

const { title, url, enums, events } = recipe;
const settings = settingsOf({
  ...(enums !== null && { enums }),
  ...(events !== null && { events: { type: events } }),
});
const { value } = await runPipeline(files, { cwd: folder, reference: { ...NO_REFERENCE, settings } });
// The file's path for now, of which the recipe makes what scripts pass.
const named = { title, url: null };
const { reference, hasPage } = readPages(recipe, pagesFolder ?? ".");
const symbols = value.model.modules.flatMap((module) =>
  toInventory({ modules: [module] }, named).symbols.map((symbol) => ({
    ...symbol,
    require: recipe.requestOf(module.location.file) === undefined ? undefined : module.location.file,
  })),
);
const inventory: Inventory = {
  title,
  url,
  platform: { source: { url: recipe.source, ...versionOf(folder) }, reference, ...recipe.platform },
  enums,
  events,
  symbols: platformSymbols(symbols, recipe, hasPage),
};
const target = path.resolve("platforms", `${name}.json`);
writeFileSync(target, writeInventory(inventory, INVENTORY_SCHEMA));
const kinds = INVENTORY_KINDS.map((kind) => [
  kind,
  inventory.symbols.filter((one) => one.kind === kind).length,
]);
console.log(target, kinds.map(([kind, count]) => `${count} ${kind}`).join(", "));

/**
 * `npm run inventory -- roblox|lune|lute FOLDER`: writes the inventory of a platform from a checkout of the
 * project with its definition files (luau-lsp, lune, lute), which the maintainer fetches. Only names, kinds and
 * addresses are taken.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { writeInventory } from "../src/platforms/inventory-json";
import { toInventory } from "../src/platforms/to-inventory";
import { findFiles } from "../src/source/find-files";
import { settingsOf } from "../src/model/settings";
import { runPipeline } from "../src/pipeline";
import { NO_REFERENCE } from "../src/read-reference";
import { RECIPES } from "./inventory-recipes";

const [name = "", folder = "."] = process.argv.slice(2);
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
const [version = "", date = ""] = execFileSync("git", ["log", "-1", "--format=%h %cs"], {
  cwd: folder,
  encoding: "utf8",
})
  .trim()
  .split(" ");
const settings = settingsOf({
  ...(recipe.enums !== null && { enums: recipe.enums }),
  ...(recipe.events !== null && { events: { type: recipe.events } }),
});
const { value } = await runPipeline(files, { cwd: folder, reference: { ...NO_REFERENCE, settings } });
const { files: _files, requestOf, ...rest } = recipe;
const made = { ...rest, source: { ...rest.source, version, date } };
const inventory = toInventory(value.model, made, requestOf);
const target = path.resolve("platforms", `${name}.json`);
writeFileSync(target, writeInventory(inventory));
console.log(target, inventory.groups.map(({ kind, names }) => `${names.size} ${kind}`).join(", "));

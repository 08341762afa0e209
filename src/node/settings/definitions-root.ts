import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { isDefinitionFile, listOf, type WrittenSettings } from "luau-contract";
import type { Site } from "../../lib/site-config/schema";
import { siteSources } from "../files/build-inputs";

/** The folder that paths of definitions start from. Those outside `definitions/` are not in the stage. */
export function definitionsRoot(
  { definitions }: Pick<Site, "definitions">,
  settings: WrittenSettings,
): string {
  const sources = siteSources();
  const paths = [...definitions, ...filesOf(settings), ...ofPlatform(settings, sources)];
  return paths.every((file) => /^definitions(?:\/|$)/.test(file)) ? process.cwd() : sources;
}

function filesOf({ docs, external, platform }: WrittenSettings): readonly string[] {
  const others = listOf(external).flatMap((one) =>
    typeof one === "string" ? one : [one.path, ...listOf(one.url)],
  );
  const { inventory, definitions } = typeof platform === "object" ? platform : {};
  const all = [...listOf(docs), ...others, ...listOf(inventory), ...listOf(definitions)];
  return all.filter((file) => !/^https?:/i.test(file));
}

/** An inventory of the project's own, and a definition file with types, are found without a setting. */
function ofPlatform({ platform }: WrittenSettings, sources: string): readonly string[] {
  if (platform === undefined) return [];
  const name = typeof platform === "string" ? platform : platform.name;
  const inventory = `platforms/${name}.json`;
  const beside = readdirSync(sources).filter((file) => isDefinitionFile(file));
  return existsSync(path.join(sources, inventory)) ? [inventory, ...beside] : beside;
}

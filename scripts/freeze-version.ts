/** Freezes the current guides and definition files of a site as a version. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addVersion, type Refusal } from "./add-version";

/**
 * Freezes a version of a site.
 * @param site the folder with `site.config.ts`, `content/` and `definitions/`
 * @param name the version's name in addresses: `1.0`
 */
export function freezeVersion(site: string, name: string): Refusal | { readonly frozen: string } {
  const inSite = (folder: string): string => path.join(site, folder);
  const frozen = `content/versions/${name}`;
  const config = readFileSync(inSite("site.config.ts"), "utf8");
  const definitions = inSite(definitionsIn(config));
  const mistake = mistakeIn(name, existsSync(inSite(frozen)), existsSync(definitions));
  if (mistake !== null) return { mistake };
  const changed = addVersion(config, name);
  if ("mistake" in changed) return changed;
  mkdirSync(inSite(frozen), { recursive: true });
  try {
    // Guides are optional.
    if (existsSync(inSite("content/docs")))
      cpSync(inSite("content/docs"), inSite(path.join(frozen, "docs")), { recursive: true });
    const filter = (file: string): boolean => !/\.md$/.test(file);
    cpSync(definitions, inSite(path.join(frozen, "definitions")), { recursive: true, filter });
    writeFileSync(inSite("site.config.ts"), changed.config);
  } catch (error) {
    // Removes an incomplete version.
    rmSync(inSite(frozen), { recursive: true, force: true });
    throw error;
  }
  return { frozen };
}

/** The folder of the definitions in the text of a `site.config.ts`. */
const definitionsIn = (config: string): string =>
  /^[ \t]*definitions:\s*(["'`])(.+?)\1/m.exec(config)?.[2] ?? "definitions";

function mistakeIn(name: string, isFrozen: boolean, hasDefinitions: boolean): string | null {
  if (!/^\d[\w.-]*$/.test(name)) {
    return (
      `“${name}” is no name of a version: it should begin with a digit, and may hold letters, ` +
      "digits, dots and hyphens."
    );
  }
  if (isFrozen)
    return `content/versions/${name} exists already. Remove the folder to freeze the version again.`;
  return hasDefinitions ? null : "There are no definitions to freeze.";
}

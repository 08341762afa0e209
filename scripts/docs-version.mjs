/**
 * `npm run docs:version 1.0`: freezes guides and definition files as they are now. The frozen version becomes the one
 * that /docs shows; the version being written moves to a path of its own. `SITE=path/to/site` as for `npm run build`.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { addVersion } from "./add-version.mjs";
import { siteFolder } from "./site-folder.mjs";

/**
 * Freezes a version of the site in a folder.
 * @param {string} site the folder with `site.config.ts`, `content/` and `definitions/`
 * @param {string} name as it is to stand in addresses: `1.0`
 * @returns {{ mistake: string } | { frozen: string }} what is wrong, or the folder that was made
 */
export function freezeVersion(site, name) {
  if (!/^\d[\w.-]*$/.test(name)) return { mistake: `“${name}” is no name of a version: it should begin with a digit, and may hold letters, digits, dots and hyphens.` };
  const frozen = path.join("content/versions", name);
  const inSite = (folder) => path.join(site, folder);
  if (existsSync(inSite(frozen))) return { mistake: `${frozen} exists already. Remove the folder to freeze the version again.` };
  if (!existsSync(inSite("definitions"))) return { mistake: "There is no folder definitions to freeze." };
  const config = readFileSync(inSite("site.config.ts"), "utf8");
  const changed = addVersion(config, name);
  if ("mistake" in changed) return changed;
  mkdirSync(inSite(frozen), { recursive: true });
  try {
    // A site may do without guides.
    if (existsSync(inSite("content/docs"))) cpSync(inSite("content/docs"), inSite(path.join(frozen, "docs")), { recursive: true });
    cpSync(inSite("definitions"), inSite(path.join(frozen, "definitions")), { recursive: true, filter: (file) => !/\.md$/.test(file) });
    writeFileSync(inSite("site.config.ts"), changed.config);
  } catch (error) {
    // Half a version is none.
    rmSync(inSite(frozen), { recursive: true, force: true });
    throw error;
  }
  return { frozen };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || rest.length > 0) {
    console.error("Usage: npm run docs:version 1.0");
    process.exit(2);
  }
  const result = freezeVersion(process.env.SITE ? siteFolder(process.env.SITE).sources : process.cwd(), name);
  if ("mistake" in result) {
    console.error(result.mistake);
    process.exit(1);
  }
  console.log(`Version ${name} is frozen in ${result.frozen} and stands in site.config.ts.`);
}

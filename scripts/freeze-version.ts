/** Freezes the current guides and definition files of a site as a version. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isLuauFile, isMockFile, matchesGlob } from "luau-contract";
import { frozenCopies } from "../src/lib/site-config/frozen-copies";

interface Refusal {
  readonly problem: string;
  /** The command was used wrongly. */
  readonly isUsage?: true;
}

export function freezeVersion(
  site: string,
  name: string,
  date = new Date().toISOString().slice(0, 10),
): Refusal | { readonly frozen: string } {
  const inSite = (folder: string): string => path.join(site, folder);
  const frozen = `content/versions/${name}`;
  const config = readFileSync(inSite("site.config.ts"), "utf8");
  const definitions = definitionsIn(config);
  const copies = frozenCopies(definitions).filter(({ folder }) => existsSync(inSite(folder)));
  if (!/^\d[\w.-]*$/.test(name)) return { problem: notName(name), isUsage: true };
  if (existsSync(inSite(frozen)))
    return { problem: `${frozen} exists already. Remove the folder to freeze the version again.` };
  if (copies.length === 0) return { problem: "There are no definitions to freeze." };
  const changed = addVersion(config, name, date);
  if ("problem" in changed) return changed;
  mkdirSync(inSite(frozen), { recursive: true });
  try {
    if (existsSync(inSite("content/docs")))
      cpSync(inSite("content/docs"), inSite(path.join(frozen, "docs")), { recursive: true });
    for (const { folder, below } of copies)
      cpSync(inSite(folder), inSite(`${frozen}/definitions${below}`), {
        recursive: true,
        filter: (file) => isFrozen(path.relative(site, file).replaceAll("\\", "/"), definitions),
      });
    writeFileSync(inSite("site.config.ts"), changed.config);
  } catch (error) {
    rmSync(inSite(frozen), { recursive: true, force: true });
    throw error;
  }
  return { frozen };
}

/** Whether a file is frozen: the definitions, and files beside them such as `.luaurc` and mocks. */
const isFrozen = (file: string, definitions: readonly string[]): boolean =>
  !/\.md$/.test(file) &&
  (!isLuauFile(file) ||
    isMockFile(file) ||
    definitions.some((request) => file.startsWith(`${request}/`) || matchesGlob(request, file)));

function definitionsIn(config: string): readonly string[] {
  const written = /^[ \t]*definitions:\s*(\[[^\]]*\]|(["'`]).+?\2)/m.exec(config)?.[1] ?? '"definitions"';
  return Array.from(written.matchAll(/(["'`])(.+?)\1/g), ([, , one = ""]) =>
    one.replace(/^(?:\.\/)+|\/+$/g, ""),
  );
}

const notName = (name: string): string =>
  `“${name}” is not a name of a version: it should begin with a digit, and may contain letters, digits, ` +
  "dots and hyphens.";

const list = /^([ \t]*)versions: \[([^\]]*)\],?[ \t]*$/m;
const entry =
  /\{\s*name: "([^"]*)",\s*label: "([^"]*)",\s*path: "([^"]*)"((?:,\s*(?:pages|date): "[\w-]+")*),?\s*\}/g;

interface Version {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly others: string;
}

const UNREADABLE =
  "The list `versions` of site.config.ts could not be read. " +
  'Write `versions: [{ name: "next", label: "Next", path: "" }],` on lines of its own.';

/** Adds a version after the unreleased ones, at the empty path; the last release gets a path of its name. */
export function addVersion(
  config: string,
  name: string,
  date: string,
): Refusal | { readonly config: string } {
  const [, indent = "", text = ""] = list.exec(config) ?? [];
  const [first, ...rest] = readVersions(text);
  if (first === undefined || text.replace(entry, "").replaceAll(/[\s,]/g, "") !== "")
    return { problem: UNREADABLE };
  if ([first, ...rest].some((version) => version.name === name)) {
    return { problem: `site.config.ts has a version ${name} already.` };
  }
  const added = { name, label: name, path: "", others: `${first.others}, date: "${date}"` };
  const all = [withPath(first), added, ...rest.map(withPath)];
  const lines = all.map(
    (one) => `${indent}  { name: "${one.name}", label: "${one.label}", path: "${one.path}"${one.others} },`,
  );
  return { config: config.replace(list, () => `${indent}versions: [\n${lines.join("\n")}\n${indent}],`) };
}

const readVersions = (text: string): readonly Version[] =>
  Array.from(text.matchAll(entry), ([, name = "", label = "", path = "", others = ""]) => {
    return { name, label, path, others };
  });

const withPath = (version: Version): Version =>
  version.path === "" ? { ...version, path: version.name } : version;

import { readFile } from "node:fs/promises";
import path from "node:path";
import { diagnosticAt, sourceText, type Diagnostic, type SourceText } from "luau-contract";
import { configAliases } from "./config-aliases";
import { isRecord, parseJson, type ParsedJson } from "./json";
import { jsonPlaces } from "./json-places";

/**
 * The aliases that apply in a folder: lower-case name → folder, relative to the current one like the paths of
 * files.
 */
export type AliasReader = (folder: string) => Promise<ReadonlyMap<string, string>>;

export interface Aliases {
  readonly of: AliasReader;
  /** Mistakes in the `.luaurc` files that have been read; a `.config.luau` may compute anything. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the `aliases` of `.luaurc` and `.config.luau` files, once per folder. Nearer files take precedence.
 */
export function readAliases(cwd: string): Aliases {
  const root = path.resolve(cwd);
  const known = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const diagnostics: Diagnostic[] = [];
  const inFolder = (folder: string): Promise<ReadonlyMap<string, string>> => {
    const read = known.get(folder) ?? combined(folder);
    known.set(folder, read);
    return read;
  };
  const combined = async (folder: string): Promise<ReadonlyMap<string, string>> => {
    const above = path.dirname(folder);
    // Folders above the working directory belong to other projects.
    const outer = folder === root || above === folder ? [] : [...(await inFolder(above))];
    const own = await ownAliases(folder, root);
    diagnostics.push(...own.diagnostics);
    const text = await readFile(path.join(folder, ".config.luau"), "utf8").catch(() => "");
    const inLuau = configAliases(text).map(
      ([name, target]) => [name.toLowerCase(), relativeTo(root, folder, target)] as const,
    );
    return new Map([...outer, ...own.aliases, ...inLuau]);
  };
  return { of: inFolder, diagnostics };
}

interface OwnAliases {
  readonly aliases: readonly (readonly [name: string, target: string])[];
  readonly diagnostics: readonly Diagnostic[];
}

async function ownAliases(folder: string, root: string): Promise<OwnAliases> {
  const file = path.join(folder, ".luaurc");
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return { aliases: [], diagnostics: [] };
  const source = sourceText(path.relative(root, file).replaceAll("\\", "/"), text);
  const json = asJson(text);
  const config = parseJson(json);
  const written = config.kind === "read" && isRecord(config.value) ? (config.value["aliases"] ?? {}) : null;
  if (!isRecord(written)) return { aliases: [], diagnostics: [mistakeIn(source, json, config)] };
  const entries = Object.entries(written);
  const places = jsonPlaces(json);
  return {
    aliases: entries.flatMap(([name, target]) =>
      typeof target === "string" ? [[name.toLowerCase(), relativeTo(root, folder, target)] as const] : [],
    ),
    diagnostics: entries
      .filter(([, target]) => typeof target !== "string")
      .map(([name]) =>
        diagnosticAt(source, places.keyAt(["aliases", name]) ?? [0, 1], {
          ...LUAURC,
          message: `The alias \`${name}\` is not a path.`,
          suggestion: `Write \`"${name}": "path/to/folder"\`.`,
        }),
      ),
  };
}

const LUAURC = { rule: "broken-luaurc", severity: "warning" } as const;

function mistakeIn(source: SourceText, json: string, config: ParsedJson): Diagnostic {
  const places = jsonPlaces(json);
  if (config.kind === "broken")
    return diagnosticAt(source, [places.end, places.end + 1], {
      ...LUAURC,
      message: "This is not valid JSON: the aliases of this file are unknown.",
      suggestion: "Correct it here; comments and a comma at the end are allowed.",
    });
  return diagnosticAt(source, places.keyAt(["aliases"]) ?? [0, 1], {
    ...LUAURC,
    message: "The aliases must be an object of names and paths.",
    suggestion: 'Write `{ "aliases": { "kit": "path/to/kit" } }`.',
  });
}

const relativeTo = (root: string, folder: string, target: string): string =>
  path.relative(root, path.resolve(folder, target)).replaceAll("\\", "/") || ".";

/** Luau allows comments and trailing commas, which JSON does not: replaces them by spaces. */
const asJson = (text: string): string =>
  text
    .replace(/^\uFEFF/, " ")
    .replaceAll(
      /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g,
      (comment, quoted: string | undefined) => quoted ?? comment.replaceAll(/[^\n]/g, " "),
    )
    .replaceAll(/,(?=\s*[}\]])/g, " ");

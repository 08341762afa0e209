import path from "node:path";
import { readFile } from "node:fs/promises";
import { type Diagnostic, diagnosticAt } from "luau-diagnostics";
import { sourceText, type SourceText, codeTokens } from "luau-syntax";
import { isRecord, parseJson, withoutComments, type ParsedJson } from "./json";
import { jsonPlaces } from "./json-places";

/** The aliases that apply in a folder: lower-case name → absolute path of a folder. */
export type AliasReader = (folder: string) => Promise<ReadonlyMap<string, string>>;

export interface Aliases {
  readonly of: AliasReader;
  /** Problems in the `.luaurc` files that have been read; a `.config.luau` may compute anything. */
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
    // As in Luau, up to the root of the disk: what a name means does not depend on the working directory.
    const outer = above === folder ? NO_ALIASES : await inFolder(above);
    const own = await ownAliases(folder, root);
    const text = await readFile(path.join(folder, ".config.luau"), "utf8").catch(() => null);
    diagnostics.push(...own.diagnostics, ...(text === null ? [] : own.clash));
    return withTargets(folder, outer, new Map([...own.aliases, ...configAliases(text ?? "")].map(lowerCase)));
  };
  return { of: inFolder, diagnostics };
}

const NO_ALIASES: ReadonlyMap<string, string> = new Map();

const lowerCase = ([name, target]: readonly [string, string]) => [name.toLowerCase(), target] as const;

/** Adds a folder's aliases to those of the folders above. A target may begin with another alias. */
function withTargets(
  folder: string,
  outer: ReadonlyMap<string, string>,
  folderAliases: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const placeOf = (target: string, seen: readonly string[]): string | null => {
    if (!target.startsWith("@")) return path.resolve(folder, target);
    const [alias = "", ...rest] = target.slice(1).split("/");
    const name = alias.toLowerCase();
    if (name === "self") return path.resolve(folder, ...rest);
    const inner = seen.includes(name) ? undefined : folderAliases.get(name);
    const base = inner === undefined ? (outer.get(name) ?? null) : placeOf(inner, [...seen, name]);
    return base === null ? null : path.join(base, ...rest);
  };
  const places = [...folderAliases].map(([name, target]) => [name, placeOf(target, [name])] as const);
  return new Map([
    ...outer,
    ...places.flatMap(([name, place]) => (place === null ? [] : [[name, place] as const])),
  ]);
}

interface OwnAliases {
  readonly aliases: readonly (readonly [name: string, target: string])[];
  readonly diagnostics: readonly Diagnostic[];
  /** The problem of a folder that also has a `.config.luau`. */
  readonly clash: readonly Diagnostic[];
}

async function ownAliases(folder: string, root: string): Promise<OwnAliases> {
  const file = path.join(folder, ".luaurc");
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return { aliases: [], diagnostics: [], clash: [] };
  const source = sourceText(path.relative(root, file).replaceAll("\\", "/"), text);
  const json = withoutComments(text);
  const config = parseJson(json);
  const written = config.kind === "read" && isRecord(config.value) ? (config.value["aliases"] ?? {}) : null;
  const clash = [diagnosticAt(source, [0, 1], TWO_FILES)];
  if (!isRecord(written)) return { aliases: [], diagnostics: [problemIn(source, json, config)], clash };
  const entries = Object.entries(written);
  const places = jsonPlaces(json);
  return {
    aliases: entries.flatMap(([name, target]) =>
      typeof target === "string" ? [[name, target] as const] : [],
    ),
    clash,
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

const TWO_FILES = {
  ...LUAURC,
  message: "The folder has a `.config.luau`, too: Luau reads neither of them.",
  suggestion: "Move the settings of one of them into the other.",
};

function problemIn(source: SourceText, json: string, config: ParsedJson): Diagnostic {
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

/**
 * The `aliases` of a `.config.luau`, as far as they are written out: `return { luau = { aliases = { kit =
 * "./kit", ["up"] = "../up" } } }`. No code is executed.
 */
function configAliases(text: string): readonly (readonly [name: string, target: string])[] {
  const words = codeTokens(text).map((token) => token.text);
  const start = words.findIndex(
    (word, at) => word === "aliases" && words[at + 1] === "=" && words[at + 2] === "{",
  );
  if (start === -1) return [];
  const end = words.indexOf("}", start);
  return words.slice(start + 3, end === -1 ? undefined : end).flatMap((word, index, inside) => {
    if (word !== "=") return [];
    const [before = "", quoted = ""] = [inside[index - 1], inside[index - 2]];
    const name = before === "]" ? stringIn(quoted) : before;
    const target = stringIn(inside[index + 1] ?? "");
    return name === null || target === null ? [] : [[name, target] as const];
  });
}

/** Null for what is not a string without escapes. */
const stringIn = (token: string): string | null => /^(["'])([^\\]*)\1$/.exec(token)?.[2] ?? null;

import path from "node:path";
import { readFile } from "node:fs/promises";
import { type Diagnostic, diagnosticAt } from "luau-diagnostics";
import { sourceText, type SourceText, codeTokens } from "luau-syntax";
import { isRecord, locateKeys, parseJson, withoutComments } from "./json";

/** The aliases that apply in a folder: lower-case name → absolute path of a folder. */
type AliasReader = (folder: string) => Promise<ReadonlyMap<string, string>>;

export interface Aliases {
  readonly inFolder: AliasReader;
  /** Problems in the `.luaurc` files that have been read; a `.config.luau` may compute anything. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the `aliases` of `.luaurc` and `.config.luau` files, once per folder. Nearer files take precedence.
 */
export function readAliases(cwd: string): Aliases {
  const root = path.resolve(cwd);
  const aliasesByFolder = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const diagnostics: Diagnostic[] = [];
  const inFolder = (folder: string): Promise<ReadonlyMap<string, string>> => {
    const read = aliasesByFolder.get(folder) ?? combined(folder);
    aliasesByFolder.set(folder, read);
    return read;
  };
  const combined = async (folder: string): Promise<ReadonlyMap<string, string>> => {
    const above = path.dirname(folder);
    // As in Luau, up to the root of the disk, whatever the working directory is.
    const outer = above === folder ? NO_ALIASES : await inFolder(above);
    const file = path.join(folder, ".luaurc");
    const text = await readFile(file, "utf8").catch(() => null);
    const source = text === null ? null : sourceText(path.relative(root, file), text);
    const { aliases, problems } = source === null ? { aliases: [], problems: [] } : aliasesIn(source);
    const config = await readFile(path.join(folder, ".config.luau"), "utf8").catch(() => null);
    diagnostics.push(...problems);
    if (source !== null && config !== null) diagnostics.push(diagnosticAt(source, [0, 1], TWO_FILES));
    return withTargets(folder, outer, new Map([...aliases, ...configAliases(config ?? "")].map(lowerCase)));
  };
  return { inFolder, diagnostics };
}

const NO_ALIASES: ReadonlyMap<string, string> = new Map();

const lowerCase = ([name, target]: readonly [string, string]) => [name.toLowerCase(), target] as const;

/** Adds a folder's aliases to those of the folders above. A target may begin with another alias. */
function withTargets(
  folder: string,
  outer: ReadonlyMap<string, string>,
  folderAliases: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const folderOf = (target: string, seen: readonly string[]): string | null => {
    if (!target.startsWith("@")) return path.resolve(folder, target);
    const [alias = "", ...rest] = target.slice(1).split("/");
    const name = alias.toLowerCase();
    if (name === "self") return path.resolve(folder, ...rest);
    const nearTarget = seen.includes(name) ? undefined : folderAliases.get(name);
    const base = nearTarget === undefined ? (outer.get(name) ?? null) : folderOf(nearTarget, [...seen, name]);
    return base === null ? null : path.join(base, ...rest);
  };
  const targets = [...folderAliases].flatMap(([name, target]) => {
    const resolved = folderOf(target, [name]);
    return resolved === null ? [] : [[name, resolved] as const];
  });
  return new Map([...outer, ...targets]);
}

type Alias = readonly [name: string, target: string];

interface ReadAliases {
  readonly aliases: readonly Alias[];
  readonly problems: readonly Diagnostic[];
}

function aliasesIn(source: SourceText): ReadAliases {
  const json = withoutComments(source.text);
  const config = parseJson(json);
  const locateKey = locateKeys(json);
  const problem = (key: readonly string[], words: Pick<Diagnostic, "message" | "suggestion">): Diagnostic =>
    diagnosticAt(source, locateKey(key) ?? [0, 1], { ...LUAURC, ...words });
  if (config.kind === "broken")
    return { aliases: [], problems: [diagnosticAt(source, [config.offset, config.offset + 1], NOT_JSON)] };
  const written = isRecord(config.value) ? (config.value["aliases"] ?? {}) : null;
  if (!isRecord(written)) return { aliases: [], problems: [problem(["aliases"], NOT_ALIASES)] };
  const isPath = (alias: [string, unknown]): alias is [string, string] => typeof alias[1] === "string";
  const entries = Object.entries(written);
  return {
    aliases: entries.filter(isPath),
    problems: entries
      .filter((alias) => !isPath(alias))
      .map(([name]) =>
        problem(["aliases", name], {
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

const NOT_JSON = {
  ...LUAURC,
  message: "This is not valid JSON: the aliases of this file are unknown.",
  suggestion: "Correct it here; comments and a comma at the end are allowed.",
};

const NOT_ALIASES = {
  message: "The aliases must be an object of names and paths.",
  suggestion: 'Write `{ "aliases": { "kit": "path/to/kit" } }`.',
};

/**
 * The `aliases` of a `.config.luau`, as far as they are written out: `return { luau = { aliases = { kit =
 * "./kit", ["up"] = "../up" } } }`. No code is executed.
 */
function configAliases(text: string): readonly Alias[] {
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

/** Null unless the token is a string without escapes. */
const stringIn = (token: string): string | null => /^(["'])([^\\]*)\1$/.exec(token)?.[2] ?? null;

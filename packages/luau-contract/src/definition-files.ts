/** The configuration that the site and all commands read. */
export const CONFIG_FILE = "luau-defs.config.json";

/** The file that `luau-defs verify --write` writes beside the definitions. */
export const VERIFIED_FILE = "verified.json";

export const isLuauFile = (file: string): boolean => /\.luau?$/i.test(file);

/** A file that declares an interface, `timer.d.luau`. */
export const isDefinitionFile = (file: string): boolean => /\.d\.luau?$/i.test(file);

/** The path of a Luau file without its extension: `net/timer` for `net/timer.d.luau`. */
export const withoutExtension = (file: string): string => file.replace(/(?:\.d)?\.luau?$/i, "");

/** A module or script that represents its folder. As in Luau and Rojo, `Init.luau` is an ordinary file. */
export const isInitFile = (file: string): boolean =>
  /(?:^|\/)init(?:\.(?:server|client|plugin))?(?:\.d)?\.luau?$/.test(file);

/** A mock beside the definitions, which declares nothing. */
export const isMockFile = (file: string): boolean => /\.mock\.luau$/i.test(file);

/** Names, without extension, that are not pages by default; with a slash, of folders alone. */
export const DEFAULT_EXCLUDE: readonly string[] = [
  "*.spec",
  "*.test",
  "*.story",
  "*.stories",
  "jest.config",
  "__tests__",
  "tests/",
  "_Index",
  "node_modules",
  "Packages",
  "DevPackages",
  "ServerPackages",
];

/** Added to the default ones; `!Packages` removes one of these. */
export function excludePatterns(written: readonly string[]): readonly string[] {
  const removed = new Set(written.filter(isRemoval).map((pattern) => pattern.slice(1)));
  return [...DEFAULT_EXCLUDE, ...written.filter((pattern) => !isRemoval(pattern))].filter(
    (pattern) => !removed.has(pattern),
  );
}

const isRemoval = (pattern: string): boolean => pattern.startsWith("!");

/** Describes the problem of a pattern; null if it is valid. */
export function excludeProblem(pattern: string): string | null {
  if (isRemoval(pattern))
    return DEFAULT_EXCLUDE.includes(pattern.slice(1))
      ? null
      : `\`${pattern.slice(1)}\` is not excluded by default.`;
  return /[^*/.\s]/.test(pattern) ? null : `\`${pattern}\` excludes every file.`;
}

/** Whether a pattern is a path, from the configuration's folder, and not a name at any depth. */
export const isExcludedPath = (pattern: string): boolean => /\/./.test(pattern);

/** @param file a path with forward slashes: names apply to each of its segments */
export function excludedBy(file: string, patterns: readonly string[]): string | undefined {
  const segments = file.split("/");
  const names = [...segments, withoutExtension(segments.at(-1) ?? "")];
  return patterns.find((pattern) => {
    const matches = matcher(pattern.replace(/\/$/, ""));
    if (isExcludedPath(pattern))
      return segments.some((_, index) => matches(segments.slice(0, index + 1).join("/")));
    return (pattern.endsWith("/") ? segments : names).some(matches);
  });
}

/** Whether a path matches a glob: `*`, `?`, `**` and `{a,b}`. */
export const matchesGlob = (glob: string, file: string): boolean => matcher(glob)(file);

function matcher(glob: string): (text: string) => boolean {
  const source = glob.replaceAll(
    /\*\*\/|\*\*|[*?{},]|[.+^$()|[\]\\]/g,
    (token) => TOKENS.get(token) ?? `\\${token}`,
  );
  const expression = new RegExp(`^${source}$`);
  return (text) => expression.test(text);
}

const TOKENS: ReadonlyMap<string, string> = new Map([
  ["**/", "(?:.*/)?"],
  ["**", ".*"],
  ["*", "[^/]*"],
  ["?", "[^/]"],
  ["{", "(?:"],
  [",", "|"],
  ["}", ")"],
]);

/** The folder that a path or glob starts from: `../src` for `../src/*.luau`, and `../src` for itself. */
export function folderOfGlob(glob: string): string {
  const wildcard = glob.search(/[*?{[]/);
  return wildcard === -1 ? glob : glob.slice(0, wildcard).replace(/\/?[^/]*$/, "") || ".";
}

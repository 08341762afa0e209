/** Joins findings about a known platform's types or modules to one, which names the missing setting. */
import { counted, type Diagnostic, diagnosticAt } from "luau-diagnostics";
import type { SourceText } from "luau-syntax";
import type { RequiredFile } from "../../model/converted-file";
import type { Inventory } from "../../model/inventory";
import { problemOf } from "../../model/rules";

export interface KnownPlatform {
  /** As in the setting: `roblox`. */
  readonly name: string;
  readonly inventory: Inventory;
}

/** Number of names that identify a platform if none of them is unique to it. */
const ENOUGH = 5;
const MAX_NAMES = 3;

/** @param unknownType the unknown type that a finding is about, if it is about one */
export function withPlatformHint(
  diagnostics: readonly Diagnostic[],
  unknownType: (finding: Diagnostic) => string | null,
  platforms: () => readonly KnownPlatform[],
): readonly Diagnostic[] {
  if (!diagnostics.some((one) => unknownType(one) !== null)) return diagnostics;
  for (const { name, inventory } of platforms()) {
    const isOfPlatform = typesOf(inventory);
    const matching = diagnostics.filter((one) => isOfPlatform(unknownType(one) ?? ""));
    const types = new Set(matching.map((one) => unknownType(one) ?? ""));
    const hasSign = inventory.platform?.signs.some((type) => types.has(type)) === true;
    const [first] = matching.filter(({ severity }) => severity === "error").concat(matching);
    if (first === undefined || (!hasSign && types.size < ENOUGH)) continue;
    const replaced = new Set(matching);
    const hint = { ...first, ...hintOf("type", { name, inventory }, types, matching.length) };
    return diagnostics.flatMap((one) => {
      if (one === first) return [hint];
      return replaced.has(one) ? [] : [one];
    });
  }
  return diagnostics;
}

/** @param count how often the names are used */
function hintOf(
  kind: "type" | "module",
  { name: platform, inventory: { title } }: KnownPlatform,
  names: ReadonlySet<string>,
  count: number,
): Pick<Diagnostic, "message" | "suggestion"> {
  const listed = [...names].slice(0, MAX_NAMES).map((one) => `\`${one}\``);
  const otherCount = names.size - listed.length;
  const namesText = `${listed.join(", ")}${otherCount > 0 ? ` and ${counted(otherCount, "other")}` : ""}`;
  const subject = count === 1 ? `This ${kind} is` : `These ${count} ${kind}s are`;
  return {
    message: `${subject} ${title}'s: ${namesText}.`,
    suggestion: `Set \`platform\` to "${platform}" in \`luau-defs.config.json\`.`,
  };
}

interface MissingModule extends RequiredFile {
  readonly source: SourceText;
}

const RULE = "missing-module";

/** The platform with most of the modules wins. Modules whose types are unused are not reported otherwise. */
export function withModulesHint(
  diagnostics: readonly Diagnostic[],
  required: readonly MissingModule[],
  platforms: () => readonly KnownPlatform[],
): readonly Diagnostic[] {
  const missing = required.filter((one) => one.requirePath.startsWith("@") && one.paths.every(isElsewhere));
  if (missing.length === 0) return diagnostics;
  const [most] = platforms()
    .map(({ name, inventory }) => {
      const modules = modulesOf(inventory);
      const matching = missing.filter(({ requirePath }) => modules.has(requirePath));
      return { name, inventory, matching };
    })
    .sort((a, b) => b.matching.length - a.matching.length);
  const [first] = most?.matching ?? [];
  if (most === undefined || first === undefined) return diagnostics;
  const names = new Set(most.matching.map(({ requirePath }) => requirePath));
  const { message, suggestion } = hintOf("module", most, names, names.size);
  const hint = diagnosticAt(first.source, first.span, problemOf(RULE, message, suggestion));
  const reported = new Set(
    most.matching.map(({ source, span }) => locationKey(diagnosticAt(source, span, hint))),
  );
  return [...diagnostics.filter((one) => one.rule !== RULE || !reported.has(locationKey(one))), hint];
}

/** Platforms install their types in the home folder. An alias within the project is its own. */
const isElsewhere = (path: string): boolean => /^\.\.\/|(?:^|\/)~\//.test(path);

const locationKey = ({ file, line, column }: Diagnostic): string => `${file}:${line}:${column}`;

const modulesOf = ({ symbols }: Inventory): ReadonlySet<string> =>
  new Set(symbols.flatMap(({ require }) => require ?? []));

/** By their paths: extern enums are named `Enum.KeyCode` by scripts. */
function typesOf({ symbols }: Inventory): (type: string) => boolean {
  const types = new Set(
    symbols.flatMap(({ type, path, require }) => (type === undefined || require !== undefined ? [] : path)),
  );
  return (type) => types.has(type);
}

/** Joins findings about a known platform's types or modules to one, which names the missing setting. */
import { counted, type Diagnostic, diagnosticAt } from "luau-diagnostics";
import type { SourceText, Span } from "luau-syntax";
import type { Inventory } from "../../model/inventory";
import { problemOf } from "../../model/rules";

export interface KnownPlatform {
  /** As in the setting: `roblox`. */
  readonly name: string;
  readonly inventory: Inventory;
}

/** Without a type that no other engine has, this many names are enough. */
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
    const its = diagnostics.filter((one) => isOfPlatform(unknownType(one) ?? ""));
    const types = new Set(its.map((one) => unknownType(one) ?? ""));
    const isSign = inventory.platform?.signs.some((type) => types.has(type)) === true;
    const [first] = its.filter(({ severity }) => severity === "error").concat(its);
    if (first === undefined || (!isSign && types.size < ENOUGH)) continue;
    const replaced = new Set(its);
    const hint = { ...first, ...hintOf("type", { name, inventory }, types, its.length) };
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
  const more = names.size - listed.length;
  const which = `${listed.join(", ")}${more > 0 ? ` and ${counted(more, "other")}` : ""}`;
  const subject = count === 1 ? `This ${kind} is` : `These ${count} ${kind}s are`;
  return {
    message: `${subject} ${title}'s: ${which}.`,
    suggestion: `Set \`platform\` to "${platform}" in \`luau-defs.config.json\`.`,
  };
}

interface MissingModule {
  readonly source: SourceText;
  /** As it is written: `@lune/fs`. */
  readonly requirePath: string;
  /** Where the project's `.luaurc` has it; empty without an alias of that name. */
  readonly paths: readonly string[];
  readonly span: Span;
}

const RULE = "missing-module";

/** The platform that has most of the modules counts. Without types of theirs, nothing else reports them. */
export function withModulesHint(
  found: readonly Diagnostic[],
  required: readonly MissingModule[],
  platforms: () => readonly KnownPlatform[],
): readonly Diagnostic[] {
  const missing = required.filter((one) => one.requirePath.startsWith("@") && one.paths.every(isElsewhere));
  if (missing.length === 0) return found;
  const [most] = platforms()
    .map(({ name, inventory }) => {
      const modules = modulesOf(inventory);
      const its = missing.filter(({ requirePath }) => modules.has(requirePath));
      return { name, inventory, its };
    })
    .sort((a, b) => b.its.length - a.its.length);
  const [first] = most?.its ?? [];
  if (most === undefined || first === undefined) return found;
  const names = new Set(most.its.map(({ requirePath }) => requirePath));
  const { message, suggestion } = hintOf("module", most, names, names.size);
  const hint = diagnosticAt(first.source, first.span, problemOf(RULE, message, suggestion));
  const reported = new Set(most.its.map(({ source, span }) => placeOf(diagnosticAt(source, span, hint))));
  return [...found.filter((one) => one.rule !== RULE || !reported.has(placeOf(one))), hint];
}

/** Platforms install their types in the home folder. An alias within the project is its own. */
const isElsewhere = (path: string): boolean => /^\.\.\/|(?:^|\/)~\//.test(path);

const placeOf = ({ file, line, column }: Diagnostic): string => `${file}:${line}:${column}`;

const modulesOf = ({ symbols }: Inventory): ReadonlySet<string> =>
  new Set(symbols.flatMap(({ require }) => require ?? []));

/** By their paths: extern enums are named `Enum.KeyCode` by scripts. */
function typesOf({ symbols }: Inventory): (type: string) => boolean {
  const types = new Set(
    symbols.flatMap(({ type, path, require }) => (type === undefined || require !== undefined ? [] : path)),
  );
  return (type) => types.has(type);
}

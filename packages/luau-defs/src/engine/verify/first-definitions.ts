/** In: a report of an engine without definitions. Out: its first ones, not formatted. */
import { isIdentifier, isLuauName, type TextFile, toLuauName } from "luau-syntax";
import { isBuiltinType } from "../../model/builtin-types";
import { readRequireArgument, type RequireRequest } from "../../model/require-argument";
import { descendantsFinder } from "./name-keys";
import type { Fact, Report } from "./read-report";
import { declarationOf, statementOf, type NameOf } from "./skeleton";

export interface FirstDefinitions {
  readonly files: readonly TextFile[];
  /** The setting `require`; null if no module is required, or no pattern fits all. */
  readonly require: string | null;
  readonly notes: readonly string[];
}

const HEAD = `-- Written by \`luau-defs init\` from a report of the engine. Nothing is documented yet: \`luau-defs check\`
-- lists what has no description, and native functions take \`...any\`, since Luau does not know their parameters.
`;

export function firstDefinitions({ facts }: Report): FirstDefinitions {
  const written = facts.filter((fact) => !["nil", "error"].includes(fact.type) && isWritten(fact));
  const descendantsOf = descendantsFinder(written);
  const roots = written.filter(({ names }) => names.length === 1);
  const modules = roots.filter(({ names: [name = ""] }) => !isIdentifier(name));
  const requests = moduleArguments(modules.map(({ names: [name = ""] }) => name));
  const globals = roots.filter(({ names: [name = ""] }) => isLuauName(name));
  const types = objectTypes(written);
  const nameOf: NameOf = ({ typeofName }) =>
    typeofName !== null && types.includes(typeofName) ? typeofName : null;
  const tables = globals.filter((fact) => fact.type === "table");
  const taken = new Set(requests.files.map((file) => file.toLowerCase()));
  const declare = (fact: Fact): string => `${declarationOf(fact, descendantsOf(fact.names), nameOf)}\n`;
  return {
    files: [
      ...modules.flatMap((fact, index) =>
        fact.type === "table"
          ? moduleFile(requests.files[index] ?? "module", descendantsOf(fact.names), nameOf)
          : [],
      ),
      ...tables.map((fact) => ({
        path: freePath(fact.names[0] ?? "", taken),
        text: `${HEAD}\n${declare(fact)}`,
      })),
      ...severalIn("globals", globals.filter((fact) => fact.type !== "table").map(declare), taken),
      ...severalIn(
        "types",
        types.map((name) => `declare extern type ${name} with\nend\n`),
        taken,
      ),
    ],
    require: requests.pattern,
    notes: notesOf(modules, requests),
  };
}

/** Names that begin with `_` are not for scripts, and instances are of types that are declared already. */
const isWritten = ({ names }: Fact): boolean =>
  !names.some((name) => name.startsWith("_")) && names[0]?.startsWith("type ") !== true;

const objectTypes = (facts: readonly Fact[]): readonly string[] =>
  [...new Set(facts.flatMap(({ type, typeofName }) => (type === "userdata" ? (typeofName ?? []) : [])))]
    .filter((name) => isLuauName(name) && !isBuiltinType(name))
    .sort();

/** Pages are named in lower case, so names that differ only by case clash. */
function freePath(name: string, taken: Set<string>): string {
  const stem = name.toLowerCase();
  let free = stem;
  for (let count = 2; taken.has(free); count += 1) free = `${stem}-${count}`;
  taken.add(free);
  return `${free}.d.luau`;
}

const severalIn = (name: string, declarations: readonly string[], taken: Set<string>): readonly TextFile[] =>
  declarations.length === 0
    ? []
    : [{ path: freePath(name, taken), text: `${HEAD}\n${declarations.join("\n")}` }];

function moduleFile(file: string, descendants: readonly Fact[], nameOf: NameOf): readonly TextFile[] {
  const name = toLuauName(file.replace(/^.*\//, ""));
  const statements = descendants.map(
    (one) => `${statementOf(one, descendants, { table: name, depth: 1 }, nameOf)}\n`,
  );
  const text = [HEAD, `local ${name} = {}\n`, ...statements, `return ${name}\n`].join("\n");
  return [{ path: `${file}.luau`, text }];
}

function notesOf(modules: readonly Fact[], { pattern }: ModuleArguments): readonly string[] {
  const others = modules.filter((fact) => fact.type !== "table");
  return [
    ...others.map(
      ({ names, type }) => `\`${names[0] ?? ""}\` returns no table but a ${type}: it is not written.`,
    ),
    ...(modules.length > 0 && pattern === null
      ? [
          "No single `require` setting fits all modules: paths of one alias, or expressions, can be one pattern.",
        ]
      : []),
  ];
}

interface ModuleArguments {
  /** `@kit/{path}`; null if there are no modules, or if none fits all. */
  readonly pattern: string | null;
  /** The path of each module, without extension: `net`, `net/client`. */
  readonly files: readonly string[];
}

/**
 * The setting `require` that fits all modules, and their files.
 * @param roots `require("@kit/net")`, `require(Packages.Net)`
 */
export function moduleArguments(roots: readonly string[]): ModuleArguments {
  const all = roots.map(argumentOf);
  const isUniform = all.every(({ isPath }) => isPath === all[0]?.isPath);
  const shared = isUniform ? sharedStart(all.map(({ text }) => text)) : "";
  return {
    pattern: shared === "" ? null : `${shared}{path}`,
    files: all.map((one) => fileOf(one, shared)),
  };
}

function fileOf({ text, isPath }: RequireRequest, shared: string): string {
  const rest = text.slice(shared.length);
  const path = isPath ? rest.replace(/^[@./]+/, "") : rest.replaceAll(".", "/");
  return path.replaceAll(/[^\w./-]+/g, "-");
}

const argumentOf = (root: string): RequireRequest =>
  readRequireArgument(/^require\((.*)\)$/s.exec(root)?.[1] ?? root);

/** The common beginning of all, up to where the last name of one of them begins: `@kit/`, `@`, `ReplicatedStorage.`. */
function sharedStart(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  let length = first.length;
  for (const text of others) while (!text.startsWith(first.slice(0, length))) length -= 1;
  const shortest = Math.min(...texts.map((text) => text.length - 1), length);
  return /^.*[@/.]/s.exec(first.slice(0, Math.max(shortest, 0)))?.[0] ?? "";
}

/**
 * In: a report of an engine without definitions. Out: its first ones, not formatted: a file for each global
 * table and for each module that is required, and one each for the other globals and for types of objects.
 */
import { isIdentifier, isLuauName, type TextFile, toLuauName } from "luau-syntax";
import { isBuiltinType } from "../../model/builtin-types";
import { insideFinder } from "./inside";
import type { Fact, Report } from "./read-report";
import { moduleArguments, type ModuleArguments } from "./require-pattern";
import { declarationOf, statementOf, type NameOf } from "./skeleton";

export interface FirstDefinitions {
  readonly files: readonly TextFile[];
  /** The setting `require`; null if no module is required, or no pattern fits all. */
  readonly require: string | null;
  /** Sentences about what could not be written. */
  readonly notes: readonly string[];
}

const HEAD = `-- Written by \`luau-defs init\` from a report of the engine. Nothing is documented yet: \`luau-defs check\`
-- lists what has no description, and native functions take \`...any\`, since Luau does not know their parameters.
`;

export function firstDefinitions({ facts }: Report): FirstDefinitions {
  const found = facts.filter((fact) => !["nil", "error"].includes(fact.is) && isWritten(fact));
  const insideOf = insideFinder(found);
  const roots = found.filter(({ at }) => at.length === 1);
  const modules = roots.filter(({ at: [name = ""] }) => !isIdentifier(name));
  const written = moduleArguments(modules.map(({ at: [name = ""] }) => name));
  const globals = roots.filter(({ at: [name = ""] }) => isLuauName(name));
  const types = objectTypes(found);
  const nameOf: NameOf = ({ of }) => (of !== null && types.includes(of) ? of : null);
  const tables = globals.filter((fact) => fact.is === "table");
  const taken = new Set(written.files.map((file) => file.toLowerCase()));
  const declare = (fact: Fact): string => `${declarationOf(fact, insideOf(fact.at), nameOf)}\n`;
  return {
    files: [
      ...modules.flatMap((fact, index) =>
        fact.is === "table" ? moduleFile(written.files[index] ?? "module", insideOf(fact.at), nameOf) : [],
      ),
      ...tables.map((fact) => ({
        path: freePath(fact.at[0] ?? "", taken),
        text: `${HEAD}\n${declare(fact)}`,
      })),
      ...severalIn("globals", globals.filter((fact) => fact.is !== "table").map(declare), taken),
      ...severalIn(
        "types",
        types.map((name) => `declare extern type ${name} with\nend\n`),
        taken,
      ),
    ],
    require: written.pattern,
    notes: notesOf(modules, written),
  };
}

/** Names that begin with `_` are not for scripts, and instances are of types that are declared already. */
const isWritten = ({ at }: Fact): boolean =>
  !at.some((name) => name.startsWith("_")) && at[0]?.startsWith("type ") !== true;

/** The types of objects that have a name. */
const objectTypes = (found: readonly Fact[]): readonly string[] =>
  [...new Set(found.flatMap(({ is, of }) => (is === "userdata" && of !== null ? [of] : [])))]
    .filter((name) => isLuauName(name) && !isBuiltinType(name))
    .sort();

/** A page's name does not tell capitals apart. */
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

function moduleFile(file: string, inside: readonly Fact[], nameOf: NameOf): readonly TextFile[] {
  const name = toLuauName(file.replace(/^.*\//, ""));
  const statements = inside.map((one) => `${statementOf(one, inside, { table: name, depth: 1 }, nameOf)}\n`);
  const text = [HEAD, `local ${name} = {}\n`, ...statements, `return ${name}\n`].join("\n");
  return [{ path: `${file}.luau`, text }];
}

function notesOf(modules: readonly Fact[], { pattern }: ModuleArguments): readonly string[] {
  const others = modules.filter((fact) => fact.is !== "table");
  return [
    ...others.map(({ at, is }) => `\`${at[0] ?? ""}\` returns no table but a ${is}: it is not written.`),
    ...(modules.length > 0 && pattern === null
      ? [
          "No single `require` setting fits all modules: paths of one alias, or expressions, can be one pattern.",
        ]
      : []),
  ];
}

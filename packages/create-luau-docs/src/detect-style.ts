/** Recognises how definitions are written, from their texts. */
import { posix } from "node:path";
import { isDefinitionFile } from "luau-contract";
import { counted } from "luau-diagnostics";
import type { Template } from "./template";

export interface DefinitionFile {
  readonly path: string;
  readonly text: string;
}

export interface DetectedStyle {
  readonly template: Template;
  /** The evidence, for the author: `3 modules in plain Luau`. */
  readonly evidence: string;
}

export interface Shapes {
  readonly enums: { readonly item: string; readonly table: string } | null;
  readonly events: string | null;
}

/** A file with more declarations or characters than these is too large for one page: its HTML exceeds 1 MB. */
const MANY_DECLARATIONS = 150;
const MANY_CHARACTERS = 80_000;

const MOONWAVE = /^\s*(?:---[ \t]*)?@(?:class|within|prop|interface|function|method)\b/m;

const DOC_COMMENT = /^[\t ]*---(?!-)|--\[=+\[/m;

export function detectStyle(files: readonly DefinitionFile[]): DetectedStyle | null {
  const definitions = files.filter(({ path }) => isDefinitionFile(path));
  const modules = files.filter((file) => !definitions.includes(file) && isModule(file.text));
  const withMoonwave = modules.filter(({ text }) => MOONWAVE.test(text));
  const big = definitions.find(({ text }) => isGenerated(text));
  if (big !== undefined && modules.length === 0)
    return { template: "big-file", evidence: `a generated file, ${big.path}` };
  // Few modules of a library may be for others, and only these have comments.
  const documented = modules.filter(({ text }) => DOC_COMMENT.test(text));
  if (withMoonwave.length * 2 > documented.length && modules.length >= definitions.length)
    return {
      template: "moonwave",
      evidence: `${counted(withMoonwave.length, "module")} with Moonwave comments`,
    };
  if (modules.length > definitions.length)
    return { template: "plain-modules", evidence: `${counted(modules.length, "module")} in plain Luau` };
  return definitions.length === 0
    ? null
    : { template: "definitions", evidence: counted(definitions.length, "definition file") };
}

/** A module ends with `return`; scripts and tests usually do not. */
const isModule = (text: string): boolean => /^return\b/m.test(text);

export const hasLargeFile = (files: readonly DefinitionFile[]): boolean =>
  files.some(({ path, text }) => {
    const declarations = isDefinitionFile(path) ? declarationsIn(text) : 0;
    return declarations > MANY_DECLARATIONS || (declarations > 1 && text.length > MANY_CHARACTERS);
  });

const declarationsIn = (text: string): number => text.match(/^(?:export type|declare)\b/gm)?.length ?? 0;

function isGenerated(text: string): boolean {
  const declarations = declarationsIn(text);
  const comments = text.match(new RegExp(DOC_COMMENT, "gm"))?.length ?? 0;
  const isLarge = declarations > MANY_DECLARATIONS || shapesOf(text).enums !== null;
  return declarations > 0 && comments * 10 <= declarations && isLarge;
}

/** Recognises the conventions of generated files: extern types that end in `EnumItem` and `Signal`. */
export function shapesOf(text: string): Shapes {
  const item = /^declare (?:extern type|class) (\w*EnumItem)\b/m.exec(text)?.[1];
  const table = /^declare (?:extern type|class) (\w*Enum)\b/m.exec(text)?.[1];
  return {
    enums: item === undefined || table === undefined ? null : { item, table },
    events: mostUsed(Array.from(text.matchAll(/^\s+\w+: (\w*Signal)\b/gm), ([, name = ""]) => name)),
  };
}

function mostUsed(names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/**
 * Whether two files declare a global of the same name, or files of the same name export the same types, or one
 * of them more: a module's types are its own, and common names such as `Props` are in many.
 */
export function declareTheSame(files: readonly DefinitionFile[]): boolean {
  const globals = files.flatMap(({ text }) => [...namesIn(text, DECLARED)]);
  const modules = files.map(({ path, text }) => [posix.basename(path), namesIn(text, EXPORTED)] as const);
  return (
    new Set(globals).size < globals.length ||
    modules.some(([file, types], index) =>
      modules.slice(index + 1).some(([other, others]) => file === other && isVersion(types, others)),
    )
  );
}

const namesIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(pattern), ([, name = ""]) => name));

function isVersion(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((name) => b.has(name)).length;
  return shared > 0 && shared === Math.min(a.size, b.size);
}

const DECLARED = /^declare (?:function |extern type |class )?(\w+)/gm;
const EXPORTED = /^export type (\w+)/gm;

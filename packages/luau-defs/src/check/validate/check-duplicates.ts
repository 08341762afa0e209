import { type Diagnostic, diagnosticIn, withRelated } from "luau-diagnostics";
import { characterRange, groupBy, positionAt, type SourceText, type Span } from "luau-syntax";
import { PRIMITIVE_TYPES } from "../../model/builtin-types";
import {
  declaredModules,
  declaredTypes,
  type Declaration,
  type ConvertedFile,
} from "../../model/converted-file";
import type { Module } from "../../model/model";
import { report, type Check } from "./check";
import { problemOf } from "../../model/rules";

export const checkDuplicates: Check = (convertedFiles) => [
  ...duplicateModules(convertedFiles),
  ...repeated(
    convertedFiles,
    "value",
    "duplicate-global",
    (name, location) => `\`${name}\` is declared before, at ${location}: Luau silently takes the last one.`,
  ),
  ...repeated(
    convertedFiles,
    "type",
    "duplicate-type",
    (name, location) => `There is a type \`${name}\` already, at ${location}.`,
    "Rename or delete one of them.",
  ),
  ...convertedFiles.flatMap(replacedAliases),
  ...convertedFiles.flatMap(redefinitions),
  ...convertedFiles.flatMap(repeatedMembers),
];

function duplicateModules(all: readonly ConvertedFile[]): readonly Diagnostic[] {
  const convertedFiles = all.filter(({ form }) => form !== "script");
  const first = new Map<string, ConvertedFile>();
  return convertedFiles.flatMap((converted) =>
    declaredModules(converted).flatMap((module) => {
      const slug = module.slug.toLowerCase();
      const earlier = first.get(slug);
      first.set(slug, earlier ?? converted);
      if (earlier === undefined) return [];
      if (module !== converted.module) return [duplicateNamespace(converted, module, earlier)];
      const message = `This file and \`${earlier.source.path}\` both make the page \`${module.slug}\`.`;
      const problem = report(converted.source, [0, 0], "duplicate-module", message, "Rename one of them.");
      return [withRelated(problem, earlier.source, [0, 0], "The other file.")];
    }),
  );
}

function duplicateNamespace(
  { source }: ConvertedFile,
  { name, slug, location }: Module,
  earlier: ConvertedFile,
): Diagnostic {
  const message = `\`${name}\` and \`${earlier.source.path}\` both make the page \`${slug}\`.`;
  const problem = problemOf("duplicate-module", message, "Declare a namespace in one file, once.");
  return diagnosticIn(source.path, characterRange(location), problem);
}

/** A type without `export` is visible only in its file; all other declarations are visible everywhere. */
function repeated(
  convertedFiles: readonly ConvertedFile[],
  namespace: Declaration["namespace"],
  rule: "duplicate-global" | "duplicate-type",
  say: (name: string, firstPlace: string) => string,
  suggestion: string | null = null,
): readonly Diagnostic[] {
  const shared = new Map<string, Declared>();
  return convertedFiles.flatMap((converted) => {
    const { source, declarations, form } = converted;
    const inFile = new Map<string, Declared>();
    const replacing = new Set(replacements(converted).map(({ extern }) => extern));
    return declarations.flatMap((declaration) => {
      if (declaration.namespace !== namespace) return [];
      const { name, exported, span } = declaration;
      // Types of a module are reached through `require`.
      const isShared = exported && form === "definitions";
      const key = keyOf(declaration);
      const earlier =
        (replacing.has(declaration) ? undefined : inFile.get(key)) ??
        (isShared ? shared.get(name) : undefined);
      const declared = { source, span };
      inFile.set(key, declared);
      if (isShared && !shared.has(name)) shared.set(name, declared);
      if (earlier === undefined) return [];
      const problem = report(source, span, rule, say(name, locationText(earlier)), suggestion);
      return [withRelated(problem, earlier.source, earlier.span, FIRST)];
    });
  });
}

/** A global declared in a block is still global; a type is local to its block. */
const keyOf = ({ namespace, name, blocks }: Declaration): string =>
  namespace === "value" ? name : `${blocks} ${name}`;

/** Extern types declared second, after an alias of the same name: the old solver uses the extern type. */
function replacements(converted: ConvertedFile) {
  return [...groupBy(declaredTypes(converted), keyOf).values()].flatMap(([alias, extern]) =>
    alias.form === "typeAlias" && !alias.exported && extern?.form === "externType" ? [{ alias, extern }] : [],
  );
}

const replacedAliases = (converted: ConvertedFile): readonly Diagnostic[] =>
  replacements(converted).map(({ alias, extern }) => {
    const { source } = converted;
    const message =
      `The extern type at ${locationText({ source, span: extern.span })} takes the place of this alias ` +
      "in Luau's old type solver; the new one refuses both.";
    const problem = report(source, alias.span, "replaced-alias", message, "Delete the alias.");
    return withRelated(problem, source, extern.span, "The extern type.");
  });

function repeatedMembers({ source, repeatedMembers: members }: ConvertedFile): readonly Diagnostic[] {
  return members.map(({ ownerKind, owner, name, span, first }) => {
    const line = positionAt(source, first[0]).line;
    const isExtern = ownerKind === "extern";
    const message = isExtern
      ? `\`${owner}\` has a member \`${name}\` already, in line ${line}.`
      : `\`${owner}\` has \`${name}\` already, in line ${line}: Luau silently takes the last one.`;
    const problem = report(source, span, isExtern ? "duplicate-member" : "duplicate-field", message);
    return withRelated(problem, source, first, FIRST);
  });
}

const FIRST = "The first declaration.";

const redefinitions = (converted: ConvertedFile): readonly Diagnostic[] =>
  declaredTypes(converted)
    .filter(({ name }) => PRIMITIVE_TYPES.has(name))
    .map(({ name, span }) =>
      report(converted.source, span, "duplicate-type", `\`${name}\` is one of Luau's own types.`),
    );

interface Declared {
  readonly source: SourceText;
  readonly span: Span;
}

function locationText({ source, span }: Declared): string {
  const { line, column } = positionAt(source, span[0]);
  return `${source.path}:${line}:${column}`;
}

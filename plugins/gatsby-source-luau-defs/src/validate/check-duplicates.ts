import {
  diagnosticIn,
  positionAt,
  type Diagnostic,
  type SourceText,
  type Span,
  withRelated,
} from "luau-contract";
import { PRIMITIVE_TYPES } from "../model/builtin-types";
import { modulesOf, type Declaration, type ModuleDraft } from "../model/draft";
import type { Module } from "../model/model";
import { report, type Check } from "./check";
import { severityOf } from "./rules";

/** Reports duplicate names of modules, types, globals and members. */
export const checkDuplicates: Check = (drafts) => [
  ...duplicateModules(drafts),
  ...repeated(
    drafts,
    "value",
    "duplicate-global",
    (name, at) => `\`${name}\` is declared before, at ${at}: Luau silently takes the last one.`,
  ),
  ...repeated(
    drafts,
    "type",
    "duplicate-type",
    (name, at) => `There is a type \`${name}\` already, at ${at}.`,
  ),
  ...drafts.flatMap(replacedAliases),
  ...drafts.flatMap(redefinitions),
  ...drafts.flatMap(repeatedMembers),
];

function duplicateModules(all: readonly ModuleDraft[]): readonly Diagnostic[] {
  const drafts = all.filter(({ form }) => form !== "script");
  const first = new Map<string, ModuleDraft>();
  return drafts.flatMap((draft) =>
    modulesOf(draft).flatMap((module) => {
      const slug = module.slug.toLowerCase();
      const earlier = first.get(slug);
      first.set(slug, earlier ?? draft);
      if (earlier === undefined) return [];
      if (module !== draft.module) return [duplicateNamespace(draft, module, earlier)];
      const message = `This file and \`${earlier.source.path}\` both make the page \`${module.slug}\`.`;
      const found = report(draft.source, [0, 0], "duplicate-module", message, "Rename one of them.");
      return [withRelated(found, earlier.source, [0, 0], "The other file.")];
    }),
  );
}

function duplicateNamespace(
  { source }: ModuleDraft,
  { name, slug, location }: Module,
  earlier: ModuleDraft,
): Diagnostic {
  const { line, column } = location;
  const message = `\`${name}\` and \`${earlier.source.path}\` both make the page \`${slug}\`.`;
  const range = { line, column, endLine: line, endColumn: column + 1 };
  return diagnosticIn(source.path, range, {
    rule: "duplicate-module",
    severity: severityOf("duplicate-module"),
    message,
    suggestion: "Declare a namespace in one file, once.",
  });
}

/** A type without `export` is visible only in its file; all other declarations are visible everywhere. */
function repeated(
  drafts: readonly ModuleDraft[],
  space: Declaration["space"],
  rule: "duplicate-global" | "duplicate-type",
  say: (name: string, firstPlace: string) => string,
): readonly Diagnostic[] {
  const shared = new Map<string, Place>();
  return drafts.flatMap((draft) => {
    const { source, declarations, form } = draft;
    const own = new Map<string, Place>();
    const replacing = new Set(replacements(draft).map(({ extern }) => extern));
    return declarations.flatMap((declaration) => {
      if (declaration.space !== space) return [];
      const { name, exported, span } = declaration;
      // Types of a module are reached through `require`.
      const isShared = exported && form === "definitions";
      const earlier =
        (replacing.has(declaration) ? undefined : own.get(keyOf(declaration))) ??
        (isShared ? shared.get(name) : undefined);
      const here = { source, span };
      own.set(keyOf(declaration), here);
      if (isShared && !shared.has(name)) shared.set(name, here);
      if (earlier === undefined) return [];
      const found = report(source, span, rule, say(name, written(earlier)));
      return [withRelated(found, earlier.source, earlier.span, FIRST)];
    });
  });
}

/** A global declared in a block is still global; a type is local to its block. */
const keyOf = ({ space, name, blocks }: Declaration): string =>
  space === "value" ? name : `${blocks} ${name}`;

interface Replacement {
  readonly alias: Declaration;
  readonly extern: Declaration;
}

/** Extern types declared after an alias of the same name: the old solver uses the extern type. */
function replacements({ declarations }: ModuleDraft): readonly Replacement[] {
  const named = new Map<string, Declaration[]>();
  return declarations.flatMap((declaration) => {
    if (declaration.space === "value") return [];
    const all = named.get(keyOf(declaration));
    if (all === undefined) named.set(keyOf(declaration), [declaration]);
    all?.push(declaration);
    const [alias, extern, ...others] = all ?? [];
    const isReplaced =
      alias?.form === "typeAlias" && !alias.exported && extern?.form === "externType" && others.length === 0;
    return isReplaced ? [{ alias, extern }] : [];
  });
}

const replacedAliases = (draft: ModuleDraft): readonly Diagnostic[] =>
  replacements(draft).map(({ alias, extern }) => {
    const at = written({ source: draft.source, span: extern.span });
    const message = `The extern type at ${at} takes the place of this alias in Luau's old type solver; the new one refuses both.`;
    const found = report(draft.source, alias.span, "replaced-alias", message, "Delete the alias.");
    return withRelated(found, draft.source, extern.span, "The extern type.");
  });

function repeatedMembers({ source, repeatedMembers: members }: ModuleDraft): readonly Diagnostic[] {
  return members.map(({ within, owner, name, span, first }) => {
    const line = positionAt(source, first[0]).line;
    const isExtern = within === "extern";
    const message = isExtern
      ? `\`${owner}\` has a member \`${name}\` already, in line ${line}.`
      : `\`${owner}\` has \`${name}\` already, in line ${line}: Luau silently takes the last one.`;
    const found = report(source, span, isExtern ? "duplicate-member" : "duplicate-field", message);
    return withRelated(found, source, first, FIRST);
  });
}

const FIRST = "The first declaration.";

/** Types that redefine one of Luau's built-in types. */
const redefinitions = ({ source, declarations }: ModuleDraft): readonly Diagnostic[] =>
  declarations
    .filter(({ space, name }) => space === "type" && PRIMITIVE_TYPES.has(name))
    .map(({ name, span }) =>
      report(source, span, "duplicate-type", `\`${name}\` is one of Luau's own types.`),
    );

interface Place {
  readonly source: SourceText;
  readonly span: Span;
}

function written({ source, span }: Place): string {
  const { line, column } = positionAt(source, span[0]);
  return `${source.path}:${line}:${column}`;
}

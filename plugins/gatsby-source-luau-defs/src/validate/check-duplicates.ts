import { positionAt, type Diagnostic } from "../diagnostics";
import { PRIMITIVE_TYPES } from "../model/builtin-types";
import type { Declaration, ModuleDraft } from "../model/draft";
import type { SourceText, Span } from "../model/source-text";
import { report, type Check } from "./check";

/** Names that are used twice: modules, types, globals, members. */
export const checkDuplicates: Check = (drafts) => [
  ...duplicateModules(drafts),
  ...repeated(drafts, "value", "duplicate-global", (name, at) => `\`${name}\` is declared before, at ${at}: Luau silently takes the last one.`),
  ...repeated(drafts, "type", "duplicate-type", (name, at) => `There is a type \`${name}\` already, at ${at}.`),
  ...drafts.flatMap(redefinitions),
  ...drafts.flatMap(repeatedMembers),
];

function duplicateModules(drafts: readonly ModuleDraft[]): readonly Diagnostic[] {
  const first = new Map<string, ModuleDraft>();
  return drafts.flatMap((draft) => {
    const earlier = first.get(draft.module.slug.toLowerCase());
    first.set(draft.module.slug.toLowerCase(), earlier ?? draft);
    if (earlier === undefined) return [];
    const message = `This file and \`${earlier.source.path}\` both make the page \`${earlier.module.slug}\`.`;
    return [report(draft.source, [0, 0], "duplicate-module", message, "Rename one of them.")];
  });
}

/** A type without `export` is seen by its own file alone; everything else by all files. */
function repeated(
  drafts: readonly ModuleDraft[],
  space: Declaration["space"],
  rule: "duplicate-global" | "duplicate-type",
  say: (name: string, firstPlace: string) => string,
): readonly Diagnostic[] {
  const shared = new Map<string, Place>();
  return drafts.flatMap(({ source, declarations }) => {
    const own = new Map<string, Place>();
    return declarations.flatMap((declaration) => {
      if (declaration.space !== space) return [];
      const { name, exported, span } = declaration;
      const earlier = own.get(name) ?? (exported ? shared.get(name) : undefined);
      const here = { source, span };
      own.set(name, here);
      if (exported && !shared.has(name)) shared.set(name, here);
      return earlier === undefined ? [] : [report(source, span, rule, say(name, written(earlier)))];
    });
  });
}

function repeatedMembers({ source, repeatedMembers: members }: ModuleDraft): readonly Diagnostic[] {
  return members.map(({ within, owner, name, span, first }) => {
    const line = positionAt(source, first[0]).line;
    if (within === "extern") return report(source, span, "duplicate-member", `\`${owner}\` has a member \`${name}\` already, in line ${line}.`);
    return report(source, span, "duplicate-field", `\`${owner}\` has \`${name}\` already, in line ${line}: Luau silently takes the last one.`);
  });
}

/** Types that would take the name of one of Luau's own. */
const redefinitions = ({ source, declarations }: ModuleDraft): readonly Diagnostic[] =>
  declarations
    .filter(({ space, name }) => space === "type" && PRIMITIVE_TYPES.has(name))
    .map(({ name, span }) => report(source, span, "duplicate-type", `\`${name}\` is one of Luau's own types.`));

interface Place {
  readonly source: SourceText;
  readonly span: Span;
}

function written({ source, span }: Place): string {
  const { line, column } = positionAt(source, span[0]);
  return `${source.path}:${line}:${column}`;
}

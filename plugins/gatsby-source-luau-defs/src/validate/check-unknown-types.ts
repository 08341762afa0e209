import { asQuestion, nearestNames, type Span } from "luau-contract";
import { PRIMITIVE_TYPES } from "../model/builtin-types";
import type { LinkedDraft, ModuleDraft } from "../model/draft";
import type { TypeReference } from "../model/types";
import { report, type Check } from "./check";
import { isOtherType } from "./check-inheritance";

/** Reports names of types that do not exist, in types and after `extends`. */
export const checkUnknownTypes: Check = (drafts) => {
  const exported = drafts.flatMap(exportedNames);
  const hidden = new Map(drafts.toReversed().flatMap(hiddenTypes));
  return drafts.flatMap((draft) => {
    const unknown = unresolvedIn(draft);
    if (unknown.length === 0) return [];
    const names = new Set([
      ...exported,
      ...draft.declarations.filter(({ space }) => space === "type").map(({ name }) => name),
      ...PRIMITIVE_TYPES,
      "vector",
    ]);
    const nearest = nearestNames(names);
    return unknown.map(({ name, span }) => {
      const file = hidden.get(name);
      const suggestion =
        file === undefined
          ? asQuestion(nearest(name))
          : `\`${file}\` has a type of that name: put \`export\` before it.`;
      const rule = isInComment(draft, span) ? "comment-type" : "unknown-type";
      return report(draft.source, span, rule, `There is no type \`${name}\`.`, suggestion);
    });
  });
};

/** Luau ignores types in comments, so scripts are valid anyway. */
const isInComment = ({ commentTypes }: ModuleDraft, [at]: Span): boolean =>
  commentTypes.some(([start, end]) => start <= at && at < end);

/** Aliases that are only missing an `export`, with their files. */
const hiddenTypes = ({ source, locals }: ModuleDraft): readonly (readonly [name: string, file: string])[] =>
  locals.filter(({ key, name }) => key === name).map(({ name }) => [name, source.path]);

const exportedNames = (draft: ModuleDraft): readonly string[] =>
  draft.declarations.filter(({ space, exported }) => space === "type" && exported).map(({ name }) => name);

type Unknown = Pick<TypeReference, "name" | "span">;

/**
 * Each location once: an alias may be inlined in several places. `missing-module` reports files that do not
 * exist.
 */
function unresolvedIn(draft: LinkedDraft): readonly Unknown[] {
  const found = new Map<number, Unknown>();
  const missing = new Set(
    draft.requires.filter((required) => !draft.requiredFiles.has(required)).map((required) => required.name),
  );
  for (const { prefix, name, span } of draft.unknownTypes.filter(
    (unknown) => !missing.has(unknown.prefix ?? ""),
  ))
    found.set(span[0], { name: prefix === null ? name : `${prefix}.${name}`, span });
  const parents = new Map(draft.module.classes.map(({ id, parent }) => [id, parent]));
  for (const { child, name, span } of draft.parents)
    if (parents.get(child)?.target === null && !isOtherType(draft, name)) found.set(span[0], { name, span });
  return [...found.values()];
}

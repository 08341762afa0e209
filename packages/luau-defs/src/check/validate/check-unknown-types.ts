import { asQuestion, type Diagnostic, nearestNames } from "luau-diagnostics";
import type { Span, TypeReference } from "luau-syntax";
import { PRIMITIVE_TYPES } from "../../model/builtin-types";
import { declaredTypes, isInComment, type LinkedFile, type ConvertedFile } from "../../model/converted-file";
import type { RuleName } from "../../model/rules";
import { report, type Check } from "./check";
import { isOtherType } from "./check-inheritance";
import { missingRequires } from "./check-requires";

const MESSAGE_START = "There is no type `";
const MESSAGE_END = "`.";

/** The type that a finding of this check is about; null for others. */
export const unknownTypeOf = ({ message }: Diagnostic): string | null =>
  message.startsWith(MESSAGE_START) ? message.slice(MESSAGE_START.length, -MESSAGE_END.length) : null;

export const checkUnknownTypes: Check = (convertedFiles) => {
  const exported = convertedFiles.flatMap(exportedNames);
  const hidden = new Map(convertedFiles.toReversed().flatMap(hiddenTypes));
  const leaked = new Map(convertedFiles.toReversed().flatMap(genericsOfFunctions));
  return convertedFiles.flatMap((converted) => {
    const unknown = unresolvedIn(converted);
    if (unknown.length === 0) return [];
    const names = new Set([
      ...exported,
      ...declaredTypes(converted).map(({ name }) => name),
      ...PRIMITIVE_TYPES,
      "vector",
    ]);
    const nearest = nearestNames(names);
    return unknown.map(({ name, span }) => {
      const file = hidden.get(name);
      const suggestion =
        file === undefined
          ? (leaked.get(name) ?? asQuestion(nearest(name)))
          : `\`${file}\` has a type of that name: put \`export\` before it.`;
      return report(
        converted.source,
        span,
        ruleOf(converted, span),
        `${MESSAGE_START}${name}${MESSAGE_END}`,
        suggestion,
      );
    });
  });
};

/** Editors do not load definitions with such a type; a module runs, and comments are not types to Luau. */
function ruleOf(converted: ConvertedFile, span: Span): RuleName {
  if (isInComment(converted, span)) return "comment-type";
  return converted.form === "definitions" ? "unknown-type" : "module-type";
}

/** Aliases that are only missing an `export`, with their files. */
const hiddenTypes = ({ source, locals }: ConvertedFile): readonly (readonly [name: string, file: string])[] =>
  locals.filter(({ key, name }) => key === name).map(({ name }) => [name, source.path]);

/** Luau's new type solver declares them in the scope of all types. */
const genericsOfFunctions = ({
  module,
}: ConvertedFile): readonly (readonly [name: string, advice: string])[] =>
  module.functions
    .filter(({ path, name }) => path === name)
    .flatMap(({ name, signatures }) =>
      signatures.flatMap(({ generics }) =>
        generics.map((generic): readonly [string, string] => [
          generic.name,
          `It is a generic of \`${name}\` and only known there, ` +
            "although Luau's new type solver does not report it here.",
        ]),
      ),
    );

const exportedNames = (converted: ConvertedFile): readonly string[] =>
  declaredTypes(converted)
    .filter(({ exported }) => exported)
    .map(({ name }) => name);

type Unknown = Pick<TypeReference, "name" | "span">;

const prefixOf = (path: string): string => path.split(".", 1)[0] ?? "";

/** Each location once: an alias may be inlined in several places. */
function unresolvedIn(converted: LinkedFile): readonly Unknown[] {
  const unresolved = new Map<number, Unknown>();
  const missing = new Set(missingRequires(converted).map((required) => required.name));
  // Comments name the class of a module as the module: `Promise`, not `Promise.Promise`.
  const isMissing = ({ prefix, name, span }: TypeReference): boolean =>
    prefix === null ? missing.has(name) && isInComment(converted, span) : missing.has(prefix);
  for (const { prefix, name, span } of converted.unknownTypes.filter((unknown) => !isMissing(unknown)))
    unresolved.set(span[0], { name: prefix === null ? name : `${prefix}.${name}`, span });
  const parents = new Map(converted.module.classes.map(({ id, parent }) => [id, parent]));
  for (const { child, name, span } of converted.parents)
    if (parents.get(child)?.target === null && !isOtherType(converted, name) && !missing.has(prefixOf(name)))
      unresolved.set(span[0], { name, span });
  return [...unresolved.values()];
}

import type { Diagnostic } from "luau-diagnostics";
import { followChain } from "luau-syntax";
import { PRIMITIVE_TYPES } from "../../model/builtin-types";
import { declaredTypes, type ConvertedFile, type ParentName } from "../../model/converted-file";
import type { SymbolId } from "../../model/ids";
import type { ClassEntry } from "../../model/model";
import { report, type Check } from "./check";

/** Reports parents that cannot be extended, and cycles of parents. A record may contain any type. */
export const checkInheritance: Check = (convertedFiles, external) => {
  const classes = new Map<SymbolId, ClassEntry>();
  for (const { module } of [...convertedFiles, ...external])
    for (const entry of module.classes) classes.set(entry.id, entry);
  return convertedFiles.flatMap((converted) =>
    converted.parents.flatMap((parent) => checkParent(converted, parent, classes)),
  );
};

function checkParent(
  converted: ConvertedFile,
  { child, name, span }: ParentName,
  classes: ReadonlyMap<SymbolId, ClassEntry>,
): Diagnostic | [] {
  const target = classes.get(child)?.parent?.target ?? null;
  const origin = classes.get(child)?.origin;
  const nature = origin === "class" ? "a class" : "an extern type";
  // An unknown type, which is reported as such.
  if (target === null && !isOtherType(converted, name)) return [];
  const isExtended = target !== null && (classes.get(target)?.origin ?? "record") !== "record";
  if (!isExtended && origin !== "record") {
    const message = `\`${name}\` is not ${nature}, so nothing can extend it.`;
    return report(converted.source, span, "invalid-parent", message);
  }
  const circle = circleFrom(child, classes);
  if (circle === null) return [];
  const message =
    circle.length === 1
      ? `\`${name}\` extends itself.`
      : "These types extend each other in a circle: " +
        `${[...circle, circle[0]].map((link) => `\`${link}\``).join(" → ")}.`;
  return report(converted.source, span, "inheritance-cycle", message);
}

/** An unresolved name after `extends` may be a built-in type, or one that is not exported. */
export const isOtherType = (converted: ConvertedFile, name: string): boolean =>
  PRIMITIVE_TYPES.has(name) || declaredTypes(converted).some((type) => type.name === name);

/** The chain of names from a class back to itself, or null if there is none. */
function circleFrom(start: SymbolId, classes: ReadonlyMap<SymbolId, ClassEntry>): readonly string[] | null {
  const parentOf = ({ parent }: ClassEntry) => (parent?.target ? classes.get(parent.target) : undefined);
  const chain = [...followChain(classes.get(start), parentOf)];
  return chain.at(-1)?.parent?.target === start ? chain.map(({ name }) => name) : null;
}

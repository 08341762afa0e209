import { assertNever, type TypeReference, visitReferences } from "luau-syntax";
import { entriesOf } from "./entries";
import type { AnyEntry, Module, EventSlots } from "./model";

type Visit = (reference: TypeReference) => void;

/** Calls `visit` for every name in the types of a module's entries and members. */
export function visitModuleTypes(module: Module, visit: Visit): void {
  for (const entry of entriesOf(module)) visitEntry(entry, visit);
}

function visitEntry(entry: AnyEntry, visit: Visit): void {
  switch (entry.kind) {
    case "function":
      return entry.signatures.forEach((signature) => visitSlots(signature, visit));
    case "event":
      return visitSlots(entry, visit);
    case "class":
      for (const member of [...entry.properties, ...entry.methods]) visitEntry(member, visit);
      if (entry.indexer === null) return;
      visitReferences(entry.indexer.key, visit);
      return visitReferences(entry.indexer.value, visit);
    case "enum":
      return entry.values.forEach((value) => visitEntry(value, visit));
    case "enumValue":
      return entry.type === null ? undefined : visitReferences(entry.type, visit);
    case "constant":
    case "property":
    case "type":
      return visitReferences(entry.type, visit);
    default:
      return assertNever(entry);
  }
}

function visitSlots({ parameters, returns }: EventSlots, visit: Visit): void {
  for (const { type } of [...parameters, ...returns]) visitReferences(type, visit);
}

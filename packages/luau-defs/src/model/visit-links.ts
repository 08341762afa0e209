import { assertNever } from "luau-syntax";
import { entriesOf } from "./entries";
import type { AnyEntry, DocLink, Module, EventSlots } from "./model";

/** An overload's text may also be its function's, so some links are visited twice. */
export function visitLinks(module: Module, visit: (link: DocLink) => void): void {
  const visitAll = (links: readonly DocLink[]): void => links.forEach(visit);
  visitAll(module.links);
  for (const entry of entriesOf(module)) visitEntry(entry, visitAll);
}

type VisitAll = (links: readonly DocLink[]) => void;

function visitEntry(entry: AnyEntry, visit: VisitAll): void {
  visit(entry.doc.links);
  switch (entry.kind) {
    case "function":
      return entry.signatures.forEach((signature) => visitSlots(signature, visit));
    case "event":
      return visitSlots(entry, visit);
    case "class":
      visit(entry.indexer?.links ?? []);
      for (const property of entry.properties) visitEntry(property, visit);
      return entry.methods.forEach((method) => visitEntry(method, visit));
    case "enum":
      return entry.values.forEach((value) => visit(value.doc.links));
    case "constant":
    case "property":
      return entry.event === null ? undefined : visitSlots(entry.event, visit);
    case "enumValue":
    case "type":
      return;
    default:
      return assertNever(entry);
  }
}

function visitSlots({ parameters, returns }: EventSlots, visit: VisitAll): void {
  for (const { links } of parameters) visit(links);
  for (const { links } of returns) visit(links);
}

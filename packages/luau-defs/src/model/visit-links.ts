import { entriesWithMembers, slotsOf } from "./entries";
import type { DocLink, Module } from "./model";

/** An overload's text may also be its function's, so some links are visited twice. */
export function visitLinks(module: Module, visit: (link: DocLink) => void): void {
  module.links.forEach(visit);
  for (const entry of entriesWithMembers(module)) {
    entry.doc.links.forEach(visit);
    for (const { links } of slotsOf(entry)) links.forEach(visit);
    if (entry.kind === "class") entry.indexer?.links.forEach(visit);
  }
}

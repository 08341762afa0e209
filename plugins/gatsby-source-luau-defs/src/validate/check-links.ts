import { assertNever } from "../model/assert-never";
import type { ModuleDraft } from "../model/draft";
import type { AnyEntry, DocLink, FunctionSignature, Module } from "../model/model";
import { entriesOf, membersOf } from "../model/entries";
import { report, type Check } from "./check";
import { asQuestion, nearestNames } from "./nearest-name";

/** `[Symbol]`s that name no symbol. */
export const checkLinks: Check = (drafts) => {
  // Links stand in doc comments, and the biggest files, which programs write, have none.
  const documented = drafts.filter(({ source }) => source.text.includes("--"));
  const broken = documented.map((draft) => ({ draft, links: brokenLinks(draft.module) }));
  if (broken.every(({ links }) => links.length === 0)) return [];
  const nearest = nearestNames(new Set(drafts.flatMap(linkableNames)));
  return broken.flatMap(({ draft, links }) =>
    links.map(({ text, span }) =>
      report(draft.source, span, "unknown-link", `\`[${text}]\` links to nothing.`, asQuestion(nearest(text)) ?? `Write \`\\[${text}]\` if it is no link.`),
    ),
  );
};

/** Each place once: an overload's text may also be its function's. */
function brokenLinks(module: Module): readonly DocLink[] {
  const broken = new Map<number, DocLink>();
  const visit = (links: readonly DocLink[]) => {
    for (const link of links) if (link.target === null) broken.set(link.span[0], link);
  };
  visit(module.links);
  for (const entry of entriesOf(module)) visitLinks(entry, visit);
  return [...broken.values()];
}

function visitLinks(entry: AnyEntry, visit: (links: readonly DocLink[]) => void): void {
  visit(entry.links);
  switch (entry.kind) {
    case "function":
      return entry.signatures.forEach((signature) => visitSlots(signature, visit));
    case "event":
      return visitSlots(entry, visit);
    case "class":
      visit(entry.indexer?.links ?? []);
      for (const property of entry.properties) visitLinks(property, visit);
      return entry.methods.forEach((method) => visitLinks(method, visit));
    case "enum":
      return entry.values.forEach((value) => visit(value.links));
    case "constant":
    case "property":
    case "enumValue":
    case "type":
      return;
    default:
      return assertNever(entry);
  }
}

function visitSlots({ parameters, returns }: Pick<FunctionSignature, "parameters" | "returns">, visit: (links: readonly DocLink[]) => void): void {
  for (const { links } of parameters) visit(links);
  for (const { links } of returns) visit(links);
}

function linkableNames({ module }: ModuleDraft): readonly string[] {
  const entries = entriesOf(module);
  const listeners = module.events.map(({ listenerType }) => listenerType);
  return [module.name, ...listeners, ...[...entries, ...entries.flatMap(membersOf)].map(({ path }) => path)];
}

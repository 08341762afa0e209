import type { ModuleDraft } from "../model/draft";
import type { AnyEntry, DocLink, Module } from "../model/model";
import { entriesOf } from "../model/visit-types";
import { report, type Check } from "./check";
import { didYouMean } from "./nearest-name";

/** `[Symbol]`s that name no symbol. */
export const checkLinks: Check = (drafts) => {
  const broken = drafts.map((draft) => ({ draft, links: brokenLinks(draft.module) }));
  if (broken.every(({ links }) => links.length === 0)) return [];
  const names = new Set(drafts.flatMap(linkableNames));
  return broken.flatMap(({ draft, links }) =>
    links.map(({ text, span }) =>
      report(draft.source, span, "unknown-link", `\`[${text}]\` links to nothing.`, didYouMean(text, names) ?? `Write \`\\[${text}]\` if it is no link.`),
    ),
  );
};

/** Each place once: an overload's text may also be its function's. */
function brokenLinks(module: Module): readonly DocLink[] {
  const links = new Map<number, DocLink>();
  for (const link of [...module.links, ...entriesOf(module).flatMap(linksIn)]) if (link.target === null) links.set(link.span[0], link);
  return [...links.values()];
}

function linksIn(entry: AnyEntry): readonly DocLink[] {
  switch (entry.kind) {
    case "function":
      return [...entry.links, ...entry.signatures.flatMap((signature) => [...signature.parameters, ...signature.returns].flatMap(({ links }) => links))];
    case "event":
      return [...entry.links, ...[...entry.parameters, ...entry.returns].flatMap(({ links }) => links)];
    case "class":
      return [...entry.links, ...(entry.indexer?.links ?? []), ...[...entry.properties, ...entry.methods].flatMap(linksIn)];
    case "enum":
      return [...entry.links, ...entry.values.flatMap(({ links }) => links)];
    case "constant":
    case "property":
    case "enumValue":
    case "type":
      return entry.links;
  }
}

function linkableNames({ module }: ModuleDraft): readonly string[] {
  const entries = entriesOf(module);
  const members = entries.flatMap((entry): readonly AnyEntry[] => {
    if (entry.kind === "class") return [...entry.properties, ...entry.methods];
    return entry.kind === "enum" ? entry.values : [];
  });
  const listeners = module.events.map(({ listenerType }) => listenerType);
  return [module.name, ...listeners, ...[...entries, ...members].map(({ path }) => path)];
}

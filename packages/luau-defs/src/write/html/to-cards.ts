/**
 * In: a page's entries. Out: the hover cards of links to them, in one small file per page, which is fetched
 * for its first card.
 */
import type { Card } from "luau-contract";
import { isPublic } from "../../model/entries";
import type { Entry } from "../../model/model";
import type { MarkdownRenderer } from "./render-markdown";
import type { RouteFinder } from "../../link/addresses/routes";
import { declarationLayout } from "../signatures/signature-tokens";
import { layoutText } from "../signatures/token";

/** A card is short: an enum of keys has a hundred values. */
const MEMBERS_SHOWN = 8;

export function toCards(
  entries: readonly Entry[],
  routes: RouteFinder,
  markdown: MarkdownRenderer,
): readonly Card[] {
  const cardOf = (entry: Entry): Card => {
    const members = membersOf(entry);
    const shown = members.slice(0, MEMBERS_SHOWN);
    return {
      anchor: routes.entryPage(entry.id) === null ? routes.anchor(entry.id) : "",
      kind: entry.kind,
      head: headOf(entry),
      summary: markdown.toText(entry.doc.summary),
      members: shown,
      more: members.length - shown.length,
    };
  };
  return entries.filter(isPublic).flatMap((entry) => {
    const methods = entry.kind === "class" ? entry.methods.filter(isPublic) : [];
    return [cardOf(entry), ...methods.map((method): Card => ({ ...cardOf(method), kind: "method" }))];
  });
}

const headOf = (entry: Entry): string =>
  entry.kind === "enum"
    ? `enum ${entry.origin === "extern" ? entry.path : entry.name}`
    : layoutText(declarationLayout(entry));

function membersOf(entry: Entry): readonly string[] {
  if (entry.kind === "enum") return entry.values.filter(isPublic).map(({ value }) => value);
  if (entry.kind !== "class") return [];
  return [
    ...entry.properties.filter(isPublic).map(({ name }) => name),
    ...entry.methods.filter(isPublic).map(({ name }) => `${name}()`),
  ];
}

import { flagsOf, type DocLink, type EntryDoc } from "../../model/entry-doc";
import type { SymbolId } from "../../model/ids";
import type { AnyEntry } from "../../model/model";
import type { HistoryOf } from "../../model/history";
import type { MissingIn } from "../../model/verified";
import type { FindAddress } from "../../link/addresses/routes";
import { realmNotes } from "../../model/realms";
import { toInertMarkdown } from "./inert-markdown";
import { inlineCode, listItem } from "../../model/markdown-code";
import { withPlainLinks } from "./plain-links";

export interface DocContext {
  readonly addressOf: FindAddress;
  /** Links lead to this element; empty if readers cannot follow links to entries. */
  readonly anchorOf: (id: SymbolId) => string;
  readonly historyOf: HistoryOf;
  readonly missingIn: MissingIn;
}

type Documented = Pick<AnyEntry, "id" | "doc">;

export const docParts = (context: DocContext, entry: Documented): readonly string[] => [
  notes(context, entry).join(" "),
  prose(context, entry.doc.description, entry.doc.links),
];

/** Errors are at the end, as on pages: parameters and results matter first. */
export const errorList = (context: DocContext, { errors, links }: EntryDoc): string =>
  errors.length === 0
    ? ""
    : `Errors:\n\n${errors.map(({ type, description }) => listItem(type === "" ? "" : inlineCode(type), prose(context, description, links))).join("\n")}`;

export function notes(context: DocContext, { id, doc }: Documented): readonly string[] {
  const { deprecated, since, realms, labels, aliases, links } = doc;
  const { addedIn, changedIn, deprecatedIn, removedIn } = context.historyOf(id);
  const instead = deprecated?.use ? ` Use ${inlineCode(deprecated.use)} instead.` : "";
  const reason =
    deprecated === null || deprecated.reason === "" ? "" : ` ${prose(context, deprecated.reason, links)}`;
  const from = deprecated?.since ? ` since ${toInertMarkdown(deprecated.since)}` : "";
  const engine = context.missingIn(id);
  return [
    ...(engine === null ? [] : [`**Not in ${toInertMarkdown(engine)}.**`]),
    ...(deprecated === null ? [] : [`**Deprecated${from}.**${instead}${reason}`]),
    ...flagsOf(doc).map(({ note, isWarning }) => (isWarning ? `**${note}**` : note)),
    ...realmNotes(realms),
    ...(labels.length === 0 ? [] : [`Tags: ${labels.map(toInertMarkdown).join(", ")}.`]),
    ...(aliases.length === 0 ? [] : [`Also called: ${aliases.map(toInertMarkdown).join(", ")}.`]),
    ...(since === null ? [] : [`Since ${toInertMarkdown(since)}.`]),
    ...versionNote("Added", addedIn === since ? [] : [addedIn]),
    ...versionNote("Changed", changedIn),
    ...versionNote("Deprecated", deprecatedIn === deprecated?.since ? [] : [deprecatedIn]),
    ...versionNote("Removed", [removedIn]),
  ];
}

/** «Changed in 1.1, 2.0.» */
function versionNote(label: string, versions: readonly (string | null)[]): readonly string[] {
  const knownVersions = versions.filter((version) => version !== null);
  return knownVersions.length === 0 ? [] : [`${label} in ${toInertMarkdown(knownVersions.join(", "))}.`];
}

export const prose = (
  { addressOf }: Pick<DocContext, "addressOf">,
  text: string,
  links: readonly DocLink[],
): string => withPlainLinks(toInertMarkdown(text), links, addressOf);

/**
 * Hover and completion only show an entry's `documentation`, link and sample: one text includes everything.
 */
import { realmNotes } from "../../model/realms";
import type { AnyEntry, EntryDoc, EventSlots, ParameterEntry, ReturnEntry } from "../../model/model";
import { flagsOf } from "../../model/entry-doc";
import { slotText } from "../../model/slots";
import { takeExample, withPlainLinks } from "../markdown/plain-links";
import type { FindAddress } from "../../link/addresses/routes";

export interface EntryText {
  readonly documentation: string;
  readonly learn_more_link: string;
  readonly code_sample: string;
}

/** An overload's own text replaces the function's. */
export function entryText(
  entry: AnyEntry,
  addressOf: FindAddress,
  slots: EventSlots | null = null,
  overload = "",
): EntryText {
  const ofOverload = takeExample(overload);
  const ofEntry = takeExample(entry.doc.description);
  const linked = (text: string): string => withPlainLinks(text, entry.doc.links, addressOf);
  const parts = [
    ...[overload === "" ? ofEntry.text : ofOverload.text, ...badges(entry)].map(linked),
    ...(slots === null ? [] : slotLists(slots, addressOf)),
    ...errors(entry.doc).map(linked),
  ];
  return {
    documentation: parts.filter((part) => part !== "").join("\n\n"),
    learn_more_link: addressOf(entry.id) ?? "",
    code_sample: ofOverload.example || ofEntry.example,
  };
}

/** luau-lsp strikes through symbols whose text contains exactly `**Deprecated**`. */
function badges(entry: AnyEntry): readonly string[] {
  const {
    doc: { deprecated, since, realms, labels },
  } = entry;
  const instead = deprecated?.use ? `Use \`${deprecated.use}\` instead.` : "";
  const head = deprecated?.since ? `**Deprecated** since ${deprecated.since}.` : "**Deprecated**.";
  return [
    deprecated === null ? "" : [head, deprecated.reason, instead].filter(Boolean).join(" "),
    ...flagsOf(entry.doc).map(({ note }) => `**${note}**`),
    accessNote(entry),
    ...realmNotes(realms).map((note) => `**${note}**`),
    labels.length === 0 ? "" : `${labels.join(", ")}.`,
    since === null ? "" : `Since ${since}.`,
  ];
}

function accessNote(entry: AnyEntry): string {
  if (entry.kind === "constant") return entry.readonly ? "**Read-only.**" : "";
  if (entry.kind !== "property" || entry.access === "readWrite") return "";
  return entry.access === "read" ? "**Read-only.**" : "**Write-only.**";
}

const errors = ({ errors: all }: EntryDoc): readonly string[] =>
  all.map(({ type, description }) => `**Error**${type === "" ? "" : ` (\`${type}\`)`}: ${description}`);

const slotLists = ({ parameters, returns }: EventSlots, addressOf: FindAddress): readonly string[] => [
  slotList("Parameters", parameters, addressOf),
  slotList("Returns", returns, addressOf),
];

/** Slots without a text are left out: names and types are in the signature above. */
function slotList(
  title: string,
  slots: readonly (ParameterEntry | ReturnEntry)[],
  addressOf: FindAddress,
): string {
  const items = slots.flatMap((slot) => {
    const text = linkedText(slot, addressOf);
    const label = slot.name === null ? "" : `\`${slot.name}\`: `;
    return text === "" ? [] : [`- ${label}${text.replaceAll(/\n(?!\n|$)/g, "\n  ")}`];
  });
  return items.length === 0 ? "" : `**${title}**\n\n${items.join("\n")}`;
}

export const linkedText = (slot: ParameterEntry | ReturnEntry, addressOf: FindAddress): string =>
  withPlainLinks(slotText(slot), slot.links, addressOf);

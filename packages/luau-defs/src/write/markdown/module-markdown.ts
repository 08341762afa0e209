/**
 * In: a module. Out: its reference as Markdown, for readers outside the site and for programs, in page order.
 */
import { assertNever, typeText } from "luau-syntax";
import { isPublic } from "../../model/entries";
import type {
  ClassEntry,
  Entry,
  EnumEntry,
  EnumValue,
  EventSlots,
  FunctionEntry,
  Module,
  PropertyEntry,
} from "../../model/model";
import { moduleTitle } from "../../model/grouping";
import type { VerifiedWith } from "../../model/verified";
import { toInertMarkdown } from "./inert-markdown";
import { docParts, errorList, notes, prose } from "./doc-markdown";
import type { ModuleChanges } from "../json/module-json";
import { changesMarkdown } from "./changes-markdown";
import { fenced, inlineCode, listItem } from "../../model/markdown-code";
import { declarationLayout, signatureLayout } from "../signatures/signature-tokens";
import { layoutText, type TokenLayout } from "../signatures/token";
import { accessNote, indexerText, slotList, type MarkdownContext } from "./slot-list";

export function moduleMarkdown(
  context: MarkdownContext,
  module: Module,
  changes: ModuleChanges | null,
): string {
  const kinds: readonly (readonly [string, readonly Entry[]])[] = [
    ["Functions", module.functions],
    ["Constants", module.constants],
    ["Classes", module.classes],
    ["Enums", module.enums],
    ["Events", module.events],
    ["Types", module.types],
  ];
  const sections = kinds.flatMap(([title, entries]) => {
    const shown = entries.filter(isPublic);
    return shown.length === 0 ? [] : [`## ${title}`, ...shown.flatMap((entry) => entryParts(context, entry))];
  });
  const requireLine = context.requireLineOf(module.id);
  const about = [
    verifiedText(context.verifiedOf(module.id)),
    requireLine === null ? "" : fenced(requireLine),
    prose(context, module.description, module.links),
    namespaceList(context, module),
  ];
  return `${joined([`# ${moduleTitle(module)}`, ...about, ...sections, changesPart(changes)])}\n`;
}

const changesPart = (list: ModuleChanges | null): string =>
  list === null || list.changes.length === 0
    ? ""
    : `## Changes since ${toInertMarkdown(list.since)}\n\n${changesMarkdown(list.changes, 3)}`;

const verifiedText = (verified: VerifiedWith | null): string =>
  verified === null ? "" : `Verified with ${toInertMarkdown(verified.engine)} on ${verified.date}.`;

function namespaceList({ namespacesOf, addressOf }: MarkdownContext, module: Module): string {
  const items = namespacesOf(module.id).map(({ id, name, summary }) =>
    listItem(`[${name}](${addressOf(id) ?? ""})`, summary),
  );
  return items.length === 0 ? "" : `## Namespaces\n\n${items.join("\n")}`;
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n\n");

export const entryMarkdown = (context: MarkdownContext, entry: Entry): string =>
  `${joined(entryParts(context, entry))}\n`;

/** @param level the level of the heading: that of a member follows its class's */
function entryParts(
  context: MarkdownContext,
  entry: Entry | PropertyEntry,
  level: 3 | 4 = 3,
): readonly string[] {
  const isOverloaded = entry.kind === "function" && entry.signatures.length > 1;
  return [
    context.anchorOf(entry.id),
    `${"#".repeat(level)} ${inlineCode(entry.path)}`,
    entry.kind === "enum" || isOverloaded ? "" : code(declarationLayout(entry)),
    ...docParts(context, entry),
    ...detailParts(context, entry),
    errorList(context, entry.doc),
    ...(entry.kind === "class" ? memberParts(context, entry) : []),
  ];
}

function detailParts(context: MarkdownContext, entry: Entry | PropertyEntry): readonly string[] {
  switch (entry.kind) {
    case "function":
      return signatureParts(context, entry);
    case "constant":
    case "property":
      return entry.event === null
        ? []
        : [...callParts(context, entry.event), sample(context.handlerOf.signal(entry, entry.event))];
    case "class":
      return classParts(context, entry);
    case "enum":
      return [valueList(context, entry)];
    case "event":
      return [...callParts(context, entry), sample(context.handlerOf.listener(entry))];
    case "type":
      return [];
    default:
      return assertNever(entry);
  }
}

/** The declaration of a function without overloads is above its description. */
function signatureParts(context: MarkdownContext, entry: FunctionEntry): readonly string[] {
  const [only, ...others] = entry.signatures;
  if (others.length === 0) return callParts(context, only);
  return entry.signatures.flatMap((signature) => [
    code(signatureLayout(entry, signature)),
    prose(context, signature.description, entry.doc.links),
    ...callParts(context, signature),
  ]);
}

const callParts = (context: MarkdownContext, { parameters, returns }: EventSlots): readonly string[] => [
  slotList(context, "Parameters", parameters),
  slotList(context, "Returns", returns),
];

const sample = (text: string | null): string => (text === null ? "" : fenced(text));

const code = (layout: TokenLayout): string => fenced(layoutText(layout));

function classParts(
  context: MarkdownContext,
  { properties, indexer, inherited }: ClassEntry,
): readonly string[] {
  const items = properties
    .filter((property) => isPublic(property) && property.event === null)
    .map((property) => {
      const head = inlineCode(`${property.name}: ${typeText(property.type)}`);
      return memberItem(context, property, head, accessNote(property));
    });
  return [
    items.length === 0 ? "" : `Properties:\n\n${items.join("\n")}`,
    indexer === null ? "" : indexerText(context, indexer),
    ...inherited.map(
      ({ from, members }) =>
        `Inherited from ${inlineCode(from.name)}: ${members.map(({ name }) => inlineCode(name)).join(", ")}.`,
    ),
  ];
}

/** Events and methods; properties are in a list. */
const memberParts = (context: MarkdownContext, { properties, methods }: ClassEntry): readonly string[] =>
  [...properties.filter(({ event }) => event !== null), ...methods]
    .filter(isPublic)
    .flatMap((member) => entryParts(context, member, 4));

const memberItem = (
  context: MarkdownContext,
  member: PropertyEntry | EnumValue,
  head: string,
  access: readonly string[],
): string => {
  const { description, links } = member.doc;
  const texts = [...notes(context, member), ...access, prose(context, description, links)];
  return listItem(context.anchorOf(member.id) + head, texts.filter((part) => part !== "").join(" "));
};

function valueList(context: MarkdownContext, entry: EnumEntry): string {
  const values = entry.values
    .filter(isPublic)
    .map((value) => memberItem(context, value, inlineCode(value.value), []));
  return values.length === 0 ? "" : `Values:\n\n${values.join("\n")}`;
}

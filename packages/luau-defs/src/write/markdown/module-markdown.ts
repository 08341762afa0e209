/**
 * In: a module. Out: its reference as Markdown, for readers outside the site and for programs, in page order.
 */
import { assertNever } from "luau-syntax";
import { isPublic } from "../../model/entries";
import type {
  AnyEntry,
  ClassEntry,
  ConstantEntry,
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
import { fenced, inlineCode, listItem } from "./markdown-code";
import {
  aliasLayout,
  classLayout,
  eventLayout,
  signatureLayout,
  valueLayout,
} from "../signatures/signature-tokens";
import { noHref } from "../signatures/token";
import { accessNote, code, code1, indexerText, slotList, type MarkdownContext } from "./slot-list";

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
  const inner = namespacesOf(module.id).map(({ id, name, summary }) =>
    listItem(`[${name}](${addressOf(id) ?? ""})`, summary),
  );
  return inner.length === 0 ? "" : `## Namespaces\n\n${inner.join("\n")}`;
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n\n");

export const entryMarkdown = (context: MarkdownContext, entry: Entry): string =>
  `${joined(entryParts(context, entry))}\n`;

function entryParts(context: MarkdownContext, entry: Entry): readonly string[] {
  const head = headOf(context, entry, 3);
  switch (entry.kind) {
    case "function":
      return functionParts(context, entry, 3);
    case "constant":
      return valueParts(context, entry, 3);
    case "class":
      return classParts(context, entry);
    case "enum":
      return [head, ...docParts(context, entry), valueList(context, entry), errorList(context, entry.doc)];
    case "event":
      return [
        head,
        code(eventLayout(entry, noHref)),
        ...docParts(context, entry),
        ...callParts(context, entry),
        handler(context.handlerOf.listener(entry)),
        errorList(context, entry.doc),
      ];
    case "type":
      return [
        head,
        code(aliasLayout(entry, noHref)),
        ...docParts(context, entry),
        errorList(context, entry.doc),
      ];
    default:
      return assertNever(entry);
  }
}

const headOf = ({ anchorOf }: MarkdownContext, { id, path }: AnyEntry, level: 3 | 4): string =>
  joined([anchorOf(id), `${"#".repeat(level)} ${inlineCode(path)}`]);

function functionParts(context: MarkdownContext, entry: FunctionEntry, level: 3 | 4): readonly string[] {
  const head = headOf(context, entry, level);
  const [only, ...others] = entry.signatures;
  if (others.length === 0)
    return [
      head,
      code(signatureLayout(entry, only, noHref)),
      ...docParts(context, entry),
      ...callParts(context, only),
      errorList(context, entry.doc),
    ];
  return [
    head,
    ...docParts(context, entry),
    ...entry.signatures.flatMap((signature) => [
      code(signatureLayout(entry, signature, noHref)),
      prose(context, signature.description, entry.doc.links),
      ...callParts(context, signature),
    ]),
    errorList(context, entry.doc),
  ];
}

const callParts = (context: MarkdownContext, { parameters, returns }: EventSlots): readonly string[] => [
  slotList(context, "Parameters", parameters),
  slotList(context, "Returns", returns),
];

function classParts(context: MarkdownContext, entry: ClassEntry): readonly string[] {
  const values = entry.properties.filter(isPublic);
  const properties = values
    .filter(({ event }) => event === null)
    .map((property) => {
      const { name, type } = property;
      return memberItem(context, property, code1(name, type), accessNote(property));
    });
  const inherited = entry.inherited.map(
    ({ from, members }) =>
      `Inherited from ${inlineCode(from.name)}: ${members.map(({ name }) => inlineCode(name)).join(", ")}.`,
  );
  return [
    headOf(context, entry, 3),
    code(classLayout(entry, noHref)),
    ...docParts(context, entry),
    properties.length === 0 ? "" : `Properties:\n\n${properties.join("\n")}`,
    entry.indexer === null ? "" : indexerText(context, entry.indexer),
    ...inherited,
    errorList(context, entry.doc),
    ...values.flatMap((value) => (value.event === null ? [] : valueParts(context, value, 4))),
    ...entry.methods.filter(isPublic).flatMap((method) => functionParts(context, method, 4)),
  ];
}

/** An event that is a value also has the slots of its listeners, and a sample. */
const valueParts = (
  context: MarkdownContext,
  entry: ConstantEntry | PropertyEntry,
  level: 3 | 4,
): readonly string[] => [
  headOf(context, entry, level),
  code(valueLayout(entry, noHref)),
  ...docParts(context, entry),
  ...(entry.event === null
    ? []
    : [...callParts(context, entry.event), handler(context.handlerOf.signal(entry, entry.event))]),
  errorList(context, entry.doc),
];

const handler = (text: string | null): string => (text === null ? "" : fenced(text));

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

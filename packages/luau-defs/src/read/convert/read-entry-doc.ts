import type { Attribute } from "full-moon-wasm";
import type { DocumentedSubject, SubjectKind, WrittenTag } from "../../model/converted-file";
import type { Deprecation, EntryDoc } from "../../model/model";
import type { ConvertContext } from "./convert-context";
import { NO_DOC, type DocTag, type ParsedDoc } from "../syntax/doc-comment";
import { linksOf } from "./doc-links";
import { firstWord, listItems, readError, readVersion } from "./doc-tag-body";
import { markdownOf } from "../syntax/doc-text";
import { flagsWhere, NO_ENTRY_DOC } from "../../model/entry-doc";
import { REALMS } from "../../model/realms";
import { summaryOf } from "../../model/summary";

export function entryDoc(
  doc: ParsedDoc,
  attributes: readonly Attribute[] = [],
  overloads: readonly ParsedDoc[] = [],
): EntryDoc {
  if (doc === NO_DOC && attributes.length === 0 && overloads.length === 0) return NO_ENTRY_DOC;
  const description = markdownOf(doc.description);
  const errors = tagsOf(doc, "error").map(readError);
  const deprecated = versionTag(doc, "deprecated");
  return {
    ...NO_ENTRY_DOC,
    ...flagsWhere((flag) => hasTag(doc, flag)),
    description,
    summary: summaryOf(description),
    links: linksOf([
      doc.description,
      ...overloads.map((overload) => overload.description),
      ...errors.map(({ text }) => text),
      deprecated?.text ?? [],
    ]),
    deprecated: deprecation(deprecated, attributes),
    since: sinceOf(doc),
    errors: errors.map(({ type, text }) => ({ type, description: markdownOf(text) })),
    visibility: hasTag(doc, "private") ? "private" : "public",
    ...facetsOf(doc),
    aliases: aliasesOf(doc),
    group: labelOf(doc, "group"),
  };
}

export const tagsOf = (doc: ParsedDoc, name: string): readonly DocTag[] =>
  doc.tags.filter((tag) => tag.name === name);
export const hasTag = (doc: ParsedDoc, name: string): boolean => doc.tags.some((tag) => tag.name === name);

export const facetsOf = (doc: ParsedDoc): Pick<EntryDoc, "realms" | "labels"> => ({
  realms: REALMS.filter((realm) => hasTag(doc, realm)),
  labels: tagsOf(doc, "tag").flatMap((tag) => {
    const label = markdownOf(tag.body).trim();
    return label === "" || MARKERS.has(firstWord(tag).word) ? [] : [label];
  }),
});

/** Words after `@tag` that are not labels. */
const MARKERS: ReadonlySet<string> = new Set(["event", "enum"]);

const aliasesOf = (doc: ParsedDoc): readonly string[] => [
  ...new Set(tagsOf(doc, "alias").flatMap((tag) => listItems(tag).map(({ text }) => text))),
];

export const labelOf = (doc: ParsedDoc, name: "group" | "title"): string | null =>
  markdownOf(tagsOf(doc, name)[0]?.body ?? []).trim() || null;

/** The words after `@tag event` or `@tag enum`; null without such a tag. */
export function markerOf(doc: ParsedDoc, marker: "event" | "enum"): string | null {
  for (const tag of tagsOf(doc, "tag")) {
    const words = markdownOf(tag.body).split(/\s+/);
    if (words[0] === marker) return words[1] ?? "";
  }
  return null;
}

type VersionTag = ReturnType<typeof readVersion>;

const versionTag = (doc: ParsedDoc, name: "deprecated" | "since"): VersionTag | undefined =>
  tagsOf(doc, name).map(readVersion)[0];

/** From the tag, the attribute or both, which complement each other. */
function deprecation(tag: VersionTag | undefined, attributes: readonly Attribute[]): Deprecation | null {
  const attribute = attributes.find(({ name }) => name === "deprecated");
  if (tag === undefined && attribute === undefined) return null;
  const argument = (name: string) => attribute?.args.find((arg) => arg.name === name)?.value ?? null;
  return {
    since: tag?.version ?? null,
    reason: markdownOf(tag?.text ?? []) || (argument("reason") ?? ""),
    use: argument("use"),
    useTarget: null,
  };
}

function sinceOf(doc: ParsedDoc): string | null {
  const tag = versionTag(doc, "since");
  return tag?.version ?? (markdownOf(tag?.text ?? []) || null);
}

export type SubjectSignature = Pick<DocumentedSubject, "parameters" | "hasSelf" | "returns">;

export const NO_SIGNATURE: SubjectSignature = { parameters: [], hasSelf: false, returns: 0 };
const noSignature = () => NO_SIGNATURE;

export function noteTags(
  context: ConvertContext,
  kind: SubjectKind,
  name: string,
  doc: ParsedDoc,
  signature = noSignature,
): void {
  // Most declarations of large files have no tags to compare.
  if (doc.tags.length === 0) return;
  // The comment of another file is checked there.
  const tags = doc.tags.filter(({ span: [start] }) => context.source.text[start] === "@").map(writtenTag);
  if (tags.length > 0) context.recorded.documented.push({ kind, name, ...signature(), tags });
}

function writtenTag(tag: DocTag): WrittenTag {
  const { word, span } = firstWord(tag);
  const items = tag.name === "alias" ? listItems(tag) : [];
  return { name: tag.name, span: tag.span, argument: word, argumentSpan: span, items };
}

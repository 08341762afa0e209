import { type GlobalStatement } from "../syntax/declarations";
import { capitalised } from "luau-syntax";
import type { DocComment } from "full-moon-wasm";
import type { ConvertContext } from "./convert-context";
import { readDoc, type ParsedDoc } from "../syntax/doc-comment";
import { linksOf } from "./doc-links";
import { joined, type DocText } from "../syntax/doc-text";
import { facetsOf, hasTag, labelOf, noteTags } from "./read-entry-doc";
import { summaryOf } from "../../model/summary";

interface HeadSource {
  readonly moduleDoc: DocComment | null;
  readonly slug: string;
  /** Globals whose fields are entries. */
  readonly tables: readonly GlobalStatement[];
  readonly globals: number;
}

/** The parts of a module's head that tags give. */
export const taggedHead = (doc: ParsedDoc) => ({
  title: labelOf(doc, "title"),
  group: labelOf(doc, "group"),
  ...facetsOf(doc),
  hidden: hasTag(doc, "private"),
});

export function moduleHead(context: ConvertContext, head: HeadSource) {
  const main = mainTable(head);
  const introduction = readDoc(context, head.moduleDoc);
  noteTags(context, "module", head.slug, introduction);
  const ofMainTable = readDoc(context, main?.doc ?? null);
  const tableDoc = ofMainTable.description;
  const both = { ...introduction, tags: [...introduction.tags, ...ofMainTable.tags] };
  const others = head.tables.filter((table) => table !== main).flatMap((table) => tableNote(context, table));
  // Below a module comment, a single sentence above the table is the module's summary; as a description it
  // would repeat the comment.
  const lead = introduction.description.length > 0 && isOneSentence(tableDoc) ? tableDoc : null;
  const texts: readonly DocText[] = [
    introduction.description,
    lead === null ? tableDoc : [],
    ...others,
  ].filter((text) => text.length > 0);
  const description = texts.map(joined).join("\n\n");
  return {
    name: main?.name.text ?? capitalised(head.slug),
    ...taggedHead(both),
    table: main?.name.text ?? null,
    description,
    // Not of another table's text.
    summary: joined(lead ?? []) || summaryOf(joined(introduction.description)) || summaryOf(joined(tableDoc)),
    links: linksOf(lead === null ? texts : [...texts, lead]),
  };
}

const isOneSentence = (text: DocText): boolean => text.length > 0 && summaryOf(joined(text)) === joined(text);

/** The file's main table: the one with the file's name, or the only global. */
function mainTable({ slug, tables, globals }: HeadSource): GlobalStatement | null {
  const plain = (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  const named = tables.find(({ name }) => plain(name.text) === plain(slug));
  return named ?? (globals === 1 ? (tables[0] ?? null) : null);
}

/** Other tables have no entry: their docs are added to the module's description. */
function tableNote(context: ConvertContext, table: GlobalStatement): readonly DocText[] {
  const text = readDoc(context, table.doc).description;
  return text.length === 0 ? [] : [[{ text: `### \`${table.name.text}\``, start: table.name.span[0] }], text];
}

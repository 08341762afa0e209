import { type GlobalStatement } from "../syntax/declarations";
import { capitalised } from "luau-syntax";
import type { DocComment } from "full-moon-wasm";
import type { ConvertContext } from "./convert-context";
import { readDoc } from "../syntax/doc-comment";
import { linksOf } from "./doc-links";
import { markdownOf, type DocText } from "../syntax/doc-text";
import { facetsOf, hasTag, labelOf, noteTags } from "./read-entry-doc";
import { summaryOf } from "../../model/summary";

interface HeadSource {
  readonly moduleDoc: DocComment | null;
  /** The slug of the file, or the path of the namespace. */
  readonly name: string;
  /** Globals whose fields are entries. */
  readonly tables: readonly GlobalStatement[];
  readonly globals: number;
}

export function moduleHead(context: ConvertContext, head: HeadSource) {
  const main = mainTable(head);
  const introduction = readDoc(context, head.moduleDoc);
  noteTags(context, "module", head.name, introduction);
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
  const description = texts.map(markdownOf).join("\n\n");
  return {
    name: main?.name.text ?? capitalised(head.name),
    title: labelOf(both, "title"),
    group: labelOf(both, "group"),
    ...facetsOf(both),
    hidden: hasTag(both, "private"),
    table: main?.name.text ?? null,
    description,
    // Never from the text of another table.
    summary:
      markdownOf(lead ?? []) ||
      summaryOf(markdownOf(introduction.description)) ||
      summaryOf(markdownOf(tableDoc)),
    links: linksOf(lead === null ? texts : [...texts, lead]),
  };
}

const isOneSentence = (text: DocText): boolean =>
  text.length > 0 && summaryOf(markdownOf(text)) === markdownOf(text);

/** The file's main table: the one with the file's name, or the only global. */
function mainTable({ name: moduleName, tables, globals }: HeadSource): GlobalStatement | null {
  const plain = (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  const named = tables.find(({ name }) => plain(name.text) === plain(moduleName));
  return named ?? (globals === 1 ? (tables[0] ?? null) : null);
}

/** Other tables have no entry: their docs are added to the module's description. */
function tableNote(context: ConvertContext, table: GlobalStatement): readonly DocText[] {
  const text = readDoc(context, table.doc).description;
  return text.length === 0 ? [] : [[{ text: `### \`${table.name.text}\``, start: table.name.span[0] }], text];
}

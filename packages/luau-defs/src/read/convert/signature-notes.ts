import { noteLead, parameterLabel } from "../../model/signature-note";
import type { DocTag, ParsedDoc } from "../syntax/doc-comment";
import { readParameter, readReturn } from "./doc-tag-body";
import { tagsOf } from "./read-entry-doc";
import type { DocLine } from "full-moon-wasm";
import type { DocText } from "../syntax/doc-text";

/**
 * Values and aliases of a function type have no table of parameters, so `@param` tags on them become a list
 * at the end of the description.
 */
export function withSignatureNotes(doc: ParsedDoc): ParsedDoc {
  if (doc.tags.length === 0) return doc;
  const notes = [...tagsOf(doc, "param").map(parameterNote), ...tagsOf(doc, "return").map(returnNote)];
  if (notes.length === 0) return doc;
  const blank: DocText = doc.description.length === 0 ? [] : [{ text: "", start: 0 }];
  return { description: [...doc.description, ...blank, ...notes.flat()], tags: doc.tags };
}

function parameterNote(tag: DocTag): DocText {
  const { name, text } = readParameter(tag);
  return listItem(parameterLabel(name), text);
}

function returnNote(tag: DocTag): DocText {
  const { name, text } = readReturn(tag, null);
  return listItem(name === null ? "Returns" : `Returns \`${name}\``, text);
}

/** The lines keep their source locations, so that problems in them are located correctly. */
function listItem(label: string, text: DocText): DocText {
  const lead = noteLead(label);
  const line = ({ text: words, start }: DocLine, mark: string): DocLine => ({
    text: `${mark}${words}`,
    start: start - mark.length,
  });
  return text.map((item, index) => line(item, index === 0 ? lead : "  "));
}

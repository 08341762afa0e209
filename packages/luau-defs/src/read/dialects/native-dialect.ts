/** Our own dialect: comments are unchanged. Their types apply where the code has no annotation. */
import type { DocComment } from "full-moon-wasm";
import { looksLikeType } from "../../model/looks-like-type";
import { newCommentBuilder, finished, type ReadComment, type Slot } from "./comment";
import { ownParam, ownReturn } from "./read-slot";
import { continuation, markSpan, sectionsOf } from "./tag-sections";

const isWritten = ({ type }: Slot): boolean => type === null || looksLikeType(type.luau);

/** Reads only the types. */
export function readNativeDialect(doc: DocComment): ReadComment {
  const builder = newCommentBuilder();
  for (const tag of sectionsOf(doc.lines).tags) {
    const source = { rest: tag.rest, span: markSpan(tag), below: continuation(tag).indented };
    const slot = tag.name === "return" ? ownReturn(source) : tag.name === "param" ? ownParam(source) : null;
    if (tag.name === "within") builder.within = tag.rest;
    // The words before the dashes may also be text.
    if (slot !== null) builder.notes.push(isWritten(slot) ? slot : { ...slot, type: null });
  }
  return finished("luau-defs", doc, builder);
}

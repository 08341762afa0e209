import type { Type } from "full-moon-wasm";
import { spanOf, type ReadComment, type Slot } from "./comment";
import { parseType, type ReportFinding } from "./comment-types";
import { moonwaveType } from "./moonwave-type";
import type { CommentMember } from "./class-tables";
import { slotType } from "./comment-signatures";
import { fieldComment } from "./write-comment";

export const fieldsOf = ({ notes }: ReadComment): readonly Slot[] =>
  notes.filter((note): note is Slot => note.kind === "field");

/** `[string]` of `.[string] type` */
const INDEXER = /^\[(.+)\]$/;

function keyOf({ name }: Slot, report: ReportFinding): Type | null {
  const written = name === null ? undefined : INDEXER.exec(name.text)?.[1];
  if (name === null || written === undefined) return null;
  const place = { text: written, start: name.start + 1 };
  return parseType({ luau: moonwaveType(written), written: place }, report);
}

export const memberOf = (slot: Slot, report: ReportFinding): CommentMember => ({
  key: keyOf(slot, report),
  name: { text: slot.name?.text ?? "", span: slot.name === null ? slot.span : spanOf(slot.name) },
  type: slotType(slot, report),
  doc: fieldComment(slot),
  isStatic: false,
  span: slot.span,
});

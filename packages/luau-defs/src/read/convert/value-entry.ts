/** Entries with a single type: constants and properties. */
import type { Access, Type } from "full-moon-wasm";
import type { SubjectKind } from "../../model/converted-file";
import type { ConstantEntry, EntryDoc, EventSlots, PropertyEntry } from "../../model/model";
import { isOptional } from "../../model/optional";
import {
  entryBase,
  locationOf,
  throughLocals,
  type ConvertContext,
  type EntryParts,
} from "./convert-context";
import { convertType } from "./convert-type";
import { defaultValueOf } from "../../model/default-value";
import type { ParsedDoc } from "../syntax/doc-comment";
import { entryDoc, hasTag, noteTags, NO_SIGNATURE, type SubjectSignature } from "./read-entry-doc";
import { eventSlots } from "./event-slots";
import { withSignatureNotes } from "./signature-notes";
import { convertSignature, signaturesOf, subjectSignature } from "./convert-signatures";

interface ValueParts extends EntryParts {
  readonly doc: ParsedDoc;
  readonly type: Type;
  readonly access: Access;
}

export function constantEntry(context: ConvertContext, parts: ValueParts): ConstantEntry {
  const { doc, access } = parts;
  const event = eventSlots(context, doc, parts.type);
  const docs = valueDoc(context, "constant", parts, event);
  return {
    kind: "constant",
    ...entryBase(context, parts),
    doc: docs,
    type: convertType(parts.type, context.scope),
    event,
    readonly: access === "read" || hasTag(doc, "readonly"),
    defaultValue: defaultValueOf(docs.description),
  };
}

export function propertyEntry(context: ConvertContext, parts: ValueParts): PropertyEntry {
  const { id, name, path, doc } = parts;
  const event = eventSlots(context, doc, parts.type);
  const docs = valueDoc(context, "property", parts, event);
  const type = convertType(parts.type, context.scope);
  // A spread takes ten times as long, and large files have tens of thousands of properties.
  return {
    kind: "property",
    id,
    name,
    path,
    module: context.module,
    location: locationOf(context.source, parts.span),
    doc: docs,
    type,
    event,
    access: hasTag(doc, "readonly") ? "read" : parts.access,
    optional: isOptional(type),
    defaultValue: defaultValueOf(docs.description),
  };
}

function valueDoc(
  context: ConvertContext,
  kind: SubjectKind,
  { path, doc, type }: ValueParts,
  event: EventSlots | null,
): EntryDoc {
  if (event !== null) {
    noteTags(context, "event", path, doc, () => subjectSignature([event]));
    return entryDoc(doc);
  }
  noteTags(context, kind, path, doc, () => signatureIn(context, type));
  return entryDoc(withSignatureNotes(doc));
}

/** The parameters that `@param` may name on a value of a function type, optional or not. */
export function signatureIn(context: ConvertContext, type: Type): SubjectSignature {
  const bare = throughLocals(context, type);
  if (bare.kind === "optional") return signatureIn(context, bare.type);
  const signatures = signaturesOf(context, bare);
  if (signatures === null) return NO_SIGNATURE;
  return subjectSignature(signatures.map((written) => convertSignature(context, written, written.doc, true)));
}

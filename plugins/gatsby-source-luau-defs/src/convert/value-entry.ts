/** Entries that hold one type: constants and properties. */
import type { Access, Type } from "full-moon-wasm";
import type { SubjectKind } from "../model/draft";
import type { SymbolId } from "../model/ids";
import type { ConstantEntry, PropertyEntry } from "../model/model";
import type { Span } from "../model/source-text";
import { locationOf, throughLocals, type ConvertContext } from "./context";
import { convertType, isOptional, type Scope } from "./convert-type";
import { defaultValueOf } from "./default-value";
import type { ParsedDoc } from "./doc-comment";
import { entryDoc, hasTag, noteTags, NO_SIGNATURE, type SubjectSignature } from "./entry-doc";
import { withSignatureNotes } from "./signature-notes";
import { convertSignature, signaturesOf, subjectSignature } from "./signatures";

export interface ValueParts {
  readonly id: SymbolId;
  readonly name: string;
  readonly path: string;
  readonly span: Span;
  readonly doc: ParsedDoc;
  readonly type: Type;
  readonly access: Access;
}

export function constantEntry(context: ConvertContext, parts: ValueParts): ConstantEntry {
  const { doc, access } = parts;
  return {
    kind: "constant",
    ...valueBase(context, "constant", parts, new Set()),
    readonly: access === "read" || hasTag(doc, "readonly"),
  };
}

export function propertyEntry(context: ConvertContext, parts: ValueParts, scope: Scope): PropertyEntry {
  const base = valueBase(context, "property", parts, scope);
  return {
    kind: "property",
    ...base,
    access: hasTag(parts.doc, "readonly") ? "read" : parts.access,
    optional: isOptional(base.type),
  };
}

function valueBase(context: ConvertContext, kind: SubjectKind, parts: ValueParts, scope: Scope) {
  const { id, name, path, doc } = parts;
  noteTags(context, kind, path, doc, signatureIn(context, parts.type, scope));
  const told = withSignatureNotes(doc);
  const base = entryDoc(told, []);
  return {
    id,
    name,
    path,
    module: context.module,
    location: locationOf(context.source, parts.span),
    ...base,
    type: convertType(parts.type, scope),
    defaultValue: base.description === "" ? null : defaultValueOf(base.description),
  };
}

/** What `@param` may name on a value whose type is a function, optional or not. */
export function signatureIn(context: ConvertContext, type: Type, scope: Scope): SubjectSignature {
  const bare = throughLocals(context, type);
  if (bare.kind === "optional") return signatureIn(context, bare.type, scope);
  const signatures = signaturesOf(context, bare);
  if (signatures === null) return NO_SIGNATURE;
  return subjectSignature(signatures.map((written) => convertSignature(context, written, written.doc, scope)));
}

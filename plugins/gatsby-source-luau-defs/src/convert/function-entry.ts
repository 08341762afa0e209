import type { Attribute } from "full-moon-wasm";
import type { SymbolId } from "../model/ids";
import type { FunctionEntry } from "../model/model";
import type { Span } from "../model/source-text";
import { locationOf, type ConvertContext } from "./context";
import type { Scope } from "./convert-type";
import type { ParsedDoc } from "./doc-comment";
import { entryDoc, noteTags } from "./entry-doc";
import { convertSignature, subjectSignature, takesSelf, type WrittenSignature } from "./signatures";

export interface FunctionParts {
  readonly id: SymbolId;
  readonly name: string;
  /** What stands before the name in a script: `Timer`, `Entity`; null for a global. */
  readonly owner: string | null;
  readonly span: Span;
  readonly doc: ParsedDoc;
  readonly attributes: readonly Attribute[];
  readonly signatures: readonly [WrittenSignature, ...WrittenSignature[]];
  /** Extern methods leave `self` out of the tree; they are methods all the same. */
  readonly method?: boolean;
}

/** The entry of a function or method. */
export function functionEntry(context: ConvertContext, parts: FunctionParts, scope: Scope): FunctionEntry {
  const { id, name, owner, span, doc, signatures } = parts;
  const method = parts.method ?? signatures.every(takesSelf);
  const path = owner === null ? name : memberPath(owner, name, method ? ":" : ".");
  const [first, ...rest] = signatures;
  const convert = (written: WrittenSignature) => convertSignature(context, written, doc, scope);
  const converted = [convert(first), ...rest.map(convert)] as const;
  for (const written of signatures) noteTags(context, "function", path, written.doc, subjectSignature(converted));
  noteTags(context, "function", path, doc, subjectSignature(converted));
  return {
    kind: "function",
    id,
    name,
    path,
    module: context.module,
    location: locationOf(context.source, span),
    ...entryDoc(doc, [...parts.attributes, ...signatures.flatMap(({ attributes }) => attributes)], signatures.map((written) => written.doc)),
    method,
    signatures: converted,
  };
}

const IDENTIFIER = /^[A-Za-z_]\w*$/;

/** As a script writes it: `Timer.clear`, `Entity:destroy`, `Table["odd name"]`. */
export function memberPath(owner: string, name: string, separator: "." | ":"): string {
  return IDENTIFIER.test(name) ? `${owner}${separator}${name}` : `${owner}[${JSON.stringify(name)}]`;
}

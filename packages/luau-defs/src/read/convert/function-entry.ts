import type { Attribute } from "full-moon-wasm";
import { memberPath } from "luau-syntax";
import type { FunctionEntry, FunctionSignature } from "../../model/model";
import { locationOf, type ConvertContext, type EntryParts } from "./convert-context";
import { NO_DOC, type ParsedDoc } from "../syntax/doc-comment";
import { entryDoc, noteTags } from "./read-entry-doc";
import { convertSignature, subjectSignature, hasReceiver, type WrittenSignature } from "./convert-signatures";

interface FunctionParts extends Omit<EntryParts, "path"> {
  /** The receiver in a script: `Timer`, `Entity`; null for a global. */
  readonly owner: string | null;
  readonly doc: ParsedDoc;
  readonly attributes: readonly Attribute[];
  readonly signatures: readonly [WrittenSignature, ...WrittenSignature[]];
  /** For extern methods, whose `self` is not in the tree. */
  readonly method?: boolean | undefined;
}

export function functionEntry(context: ConvertContext, parts: FunctionParts): FunctionEntry {
  const { id, name, owner, span, doc, signatures } = parts;
  const method = parts.method ?? signatures.every(hasReceiver);
  const path = owner === null ? name : memberPath(owner, name, method ? ":" : ".");
  const convert = (written: WrittenSignature) => convertSignature(context, written, doc, method);
  const converted =
    signatures.length === 1 ? ([convert(signatures[0])] as const) : convertAll(signatures, convert);
  const note = (ownDoc: ParsedDoc) =>
    noteTags(context, "function", path, ownDoc, () => subjectSignature(converted, method));
  for (const { doc: ownDoc } of signatures) note(ownDoc);
  note(doc);
  // Each field is listed, as for properties: a spread takes ten times as long.
  return {
    kind: "function",
    id,
    name,
    path,
    module: context.module,
    location: locationOf(context.source, span),
    doc: entryDoc(doc, attributesOf(parts), ownDocs(signatures)),
    method,
    signatures: converted,
  };
}

function convertAll(
  [first, ...rest]: FunctionParts["signatures"],
  convert: (written: WrittenSignature) => FunctionSignature,
): FunctionEntry["signatures"] {
  return [convert(first), ...rest.map(convert)];
}

const ownDocs = (signatures: readonly WrittenSignature[]): readonly ParsedDoc[] =>
  signatures.every(({ doc }) => doc === NO_DOC) ? NO_DOCS : signatures.map(({ doc }) => doc);

const NO_DOCS: readonly ParsedDoc[] = [];

const attributesOf = ({ attributes, signatures }: FunctionParts): readonly Attribute[] =>
  signatures.reduce(
    (all, written) => (written.attributes.length === 0 ? all : [...all, ...written.attributes]),
    attributes,
  );

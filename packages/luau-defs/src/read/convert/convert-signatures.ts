import type { PackTail } from "luau-syntax";
import type { Attribute, Signature, Type } from "full-moon-wasm";
import type { FunctionSignature, ParameterEntry, ReturnEntry } from "../../model/model";
import { throughLocals, type ConvertContext } from "./convert-context";
import { convertGenerics, convertTail, convertType, returnsOf, scopeWith, type Scope } from "./convert-type";
import { parameterEntry, returnEntry } from "../../model/slots";
import { NO_DOC, readDoc, type DocTag, type ParsedDoc } from "../syntax/doc-comment";
import { findLinks } from "./doc-links";
import { readParameter, readReturn, type NamedText } from "./doc-tag-body";
import { isReceiver } from "../syntax/declarations";
import { markdownOf, type DocText } from "../syntax/doc-text";
import { hasTag, tagsOf, type SubjectSignature } from "./read-entry-doc";

export interface WrittenSignature {
  readonly signature: Signature;
  readonly attributes: readonly Attribute[];
  readonly doc: ParsedDoc;
}

/** The signatures of a function type or of an intersection of them; null for any other type. */
export function signaturesOf(
  context: ConvertContext,
  type: Type,
): readonly [WrittenSignature, ...WrittenSignature[]] | null {
  const bare = throughLocals(context, type);
  if (bare.kind === "function")
    return [{ signature: bare.signature, attributes: bare.attributes, doc: NO_DOC }];
  if (bare.kind !== "intersection") return null;
  const result: WrittenSignature[] = [];
  for (const member of bare.members) {
    const overload = throughLocals(context, member.type);
    if (overload.kind !== "function") return null;
    const { signature, attributes } = overload;
    result.push({ signature, attributes, doc: readDoc(context, member.doc) });
  }
  const [first, ...rest] = result;
  return first === undefined ? null : [first, ...rest];
}

export const hasReceiver = ({ signature }: WrittenSignature): boolean => isReceiver(signature.parameters[0]);

/**
 * Converts a signature. Tags of its own doc take precedence over those of the entry's doc, which all
 * overloads share.
 */
export function convertSignature(
  context: ConvertContext,
  written: WrittenSignature,
  shared: ParsedDoc,
  method: boolean,
): FunctionSignature {
  const [first, ...rest] = written.signature.parameters;
  const self = method && hasReceiver(written) ? first : undefined;
  const signature = self === undefined ? written.signature : { ...written.signature, parameters: rest };
  const scope = scopeWith(context.scope, signature.generics);
  const docs = [written.doc, shared];
  return {
    generics: convertGenerics(signature.generics, scope),
    self: self === undefined ? null : convertType(self.type, scope),
    parameters: parametersOf(context, signature, scope, docs),
    returns: returnEntries(context, signature, scope, docs),
    description: markdownOf(written.doc.description),
  };
}

export function parametersOf(
  context: ConvertContext,
  signature: Signature,
  scope: Scope,
  docs: readonly ParsedDoc[],
): readonly ParameterEntry[] {
  const texts = parameterTexts(docs);
  const entries = signature.parameters.map((parameter): ParameterEntry => {
    const name = parameter.name?.text ?? "_";
    const text =
      texts?.get(name) ?? (parameter.doc === null ? NO_TEXT : readDoc(context, parameter.doc).description);
    const type = convertType(parameter.type, scope);
    return parameterEntry(name, { type, variadic: false, ...proseOf(text) });
  });
  const tail = convertTail(signature.variadic, scope);
  if (tail === null) return entries;
  return [...entries, parameterEntry("...", { ...tailType(tail), ...proseOf(texts?.get("...") ?? NO_TEXT) })];
}

const proseOf = (text: DocText) => ({ text: markdownOf(text), links: findLinks(text) });

const NO_TEXT: DocText = [];

/** By parameter name; the first text wins. */
function parameterTexts(docs: readonly ParsedDoc[]): ReadonlyMap<string, DocText> | null {
  if (hasNoTags(docs)) return null;
  const parameters = docs.flatMap((doc) => tagsOf(doc, "param")).map(readParameter);
  return new Map(parameters.toReversed().map(({ name, text }) => [name, text]));
}

const tailType = (tail: PackTail) => ({ type: tail.kind === "variadic" ? tail.type : tail, variadic: true });

export function returnEntries(
  context: ConvertContext,
  signature: Signature,
  scope: Scope,
  docs: readonly ParsedDoc[],
): readonly ReturnEntry[] {
  const tags = returnTags(docs);
  const { types, tail } = returnsOf(signature.returns);
  const entries = types.map((returned, index): ReturnEntry => {
    const { name, text } = readReturnAt(context, tags[index], returned.type);
    const type = convertType(returned.type, scope);
    return returnEntry(name ?? returned.name?.text ?? null, { type, variadic: false, ...proseOf(text) });
  });
  const rest = convertTail(tail, scope);
  if (rest === null) return entries;
  const { name, text } = readReturnAt(context, tags[entries.length], null);
  return [...entries, returnEntry(name, { ...tailType(rest), ...proseOf(text) })];
}

const returnTags = (docs: readonly ParsedDoc[]): readonly DocTag[] =>
  hasNoTags(docs) ? NO_DOC.tags : tagsOf(docs.find((doc) => hasTag(doc, "return")) ?? NO_DOC, "return");

const hasNoTags = (docs: readonly ParsedDoc[]): boolean => docs.every(({ tags }) => tags.length === 0);

const NO_RETURN: NamedText = { name: null, text: NO_TEXT };

const readReturnAt = (context: ConvertContext, tag: DocTag | undefined, type: Type | null): NamedText =>
  tag === undefined
    ? NO_RETURN
    : readReturn(tag, type === null ? null : context.source.text.slice(...type.span));

export function subjectSignature(
  signatures: readonly Pick<FunctionSignature, "parameters" | "returns">[],
  hasSelf = false,
): SubjectSignature {
  const returns = signatures.map((one) =>
    one.returns.some(({ variadic }) => variadic) ? Infinity : one.returns.length,
  );
  return {
    parameters: [...new Set(signatures.flatMap((one) => one.parameters.map(({ name }) => name)))],
    hasSelf,
    returns: returns.reduce((most, count) => Math.max(most, count), 0),
  };
}

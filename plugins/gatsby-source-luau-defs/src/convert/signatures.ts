import type { Attribute, Signature, Type } from "full-moon-wasm";
import type { FunctionSignature, ParameterEntry, ReturnEntry } from "../model/model";
import type { FunctionType, PackTail } from "../model/types";
import { throughLocals, type ConvertContext } from "./context";
import { convertFunction, isOptional, returnsOf, type Scope } from "./convert-type";
import { defaultValueOf, withoutLoneDefault } from "./default-value";
import { NO_DOC, parseDocComment, type ParsedDoc } from "./doc-comment";
import { findLinks } from "./doc-links";
import { readParameter, readReturn, type NamedText } from "./doc-tag-body";
import { joined, type DocText } from "./doc-text";
import { tagsOf, type SubjectSignature } from "./entry-doc";

/** One way to call a function, with the doc that belongs to it alone. */
export interface WrittenSignature {
  readonly signature: Signature;
  readonly attributes: readonly Attribute[];
  readonly doc: ParsedDoc;
}

/** The signatures of a function type or an intersection of them; null for all other types. */
export function signaturesOf(context: ConvertContext, type: Type): readonly [WrittenSignature, ...WrittenSignature[]] | null {
  const bare = throughLocals(context, type);
  if (bare.kind === "function") return [{ signature: bare.signature, attributes: bare.attributes, doc: NO_DOC }];
  if (bare.kind !== "intersection") return null;
  const result: WrittenSignature[] = [];
  for (const member of bare.members) {
    const inner = throughLocals(context, member.type);
    if (inner.kind !== "function") return null;
    result.push({ signature: inner.signature, attributes: inner.attributes, doc: parseDocComment(member.doc) });
  }
  const [first, ...rest] = result;
  return first === undefined ? null : [first, ...rest];
}

/** Whether a function is called with `:`, because its first parameter is `self`. */
export const takesSelf = ({ signature }: WrittenSignature): boolean => signature.parameters[0]?.name?.text === "self";

/** Converts a signature. Tags of its own doc come before those of the entry's doc, which all overloads share. */
export function convertSignature(context: ConvertContext, written: WrittenSignature, shared: ParsedDoc, scope: Scope): FunctionSignature {
  const signature = takesSelf(written) ? withoutSelf(written.signature) : written.signature;
  const type = convertFunction(signature, scope);
  return {
    generics: type.generics,
    parameters: parametersOf(signature, type, [written.doc, shared]),
    returns: returnEntries(context, signature, type, [written.doc, shared]),
    description: joined(written.doc.description),
  };
}

const withoutSelf = (signature: Signature): Signature => ({ ...signature, parameters: signature.parameters.slice(1) });

/** Parameters of a signature, a variadic the last, with their texts. */
export function parametersOf(signature: Signature, type: FunctionType, docs: readonly ParsedDoc[]): readonly ParameterEntry[] {
  const texts = parameterTexts(docs);
  const named = type.parameters.map(({ name, type: parameterType }, index): ParameterEntry => {
    const own = signature.parameters[index]?.doc ?? null;
    const text = texts?.get(name ?? "") ?? (own === null ? NO_TEXT : parseDocComment(own).description);
    return { name: name ?? "_", type: parameterType, ...describe(text), optional: isOptional(parameterType), variadic: false, defaultValue: defaultOf(text) };
  });
  if (type.variadic === null) return named;
  const text = texts?.get("...") ?? NO_TEXT;
  return [...named, { name: "...", ...describe(text), ...tailType(type.variadic), defaultValue: defaultOf(text) }];
}

const NO_TEXT: DocText = [];

/** By parameter name; the first doc that has a text wins. */
function parameterTexts(docs: readonly ParsedDoc[]): ReadonlyMap<string, DocText> | null {
  const tags = docs.flatMap((doc) => tagsOf(doc, "param"));
  if (tags.length === 0) return null;
  return new Map(tags.reverse().map((tag) => readParameter(tag)).map(({ name, text }) => [name, text]));
}

const describe = (text: DocText) =>
  text.length === 0 ? NOTHING_SAID : { description: withoutLoneDefault(joined(text)), links: findLinks(text) };
const NOTHING_SAID = { description: "", links: [] } as const;
const defaultOf = (text: DocText): string | null => (text.length === 0 ? null : defaultValueOf(joined(text)));

const tailType = (tail: PackTail) =>
  tail.kind === "variadic"
    ? { type: tail.type, optional: isOptional(tail.type), variadic: true }
    : { type: tail, optional: false, variadic: true };

/** What a signature returns; the texts of `@return` tags go by order. */
export function returnEntries(context: ConvertContext, signature: Signature, type: FunctionType, docs: readonly ParsedDoc[]): readonly ReturnEntry[] {
  const tags = docs.map((doc) => tagsOf(doc, "return")).find((found) => found.length > 0) ?? [];
  const written = returnsOf(signature.returns).types;
  const read = (index: number): NamedText => {
    const tag = tags[index];
    const span = written[index]?.type.span;
    if (tag === undefined) return { name: null, text: NO_TEXT };
    return readReturn(tag, span === undefined ? null : context.source.text.slice(...span));
  };
  const entries = type.returns.map((returned, index): ReturnEntry => {
    const { name, text } = read(index);
    return { name: name ?? returned.name, type: returned.type, ...describe(text), optional: isOptional(returned.type), variadic: false };
  });
  if (type.returnsTail === null) return entries;
  const { name, text } = read(entries.length);
  return [...entries, { name, ...describe(text), ...tailType(type.returnsTail) }];
}

/** The names and numbers that `@param` and `@return` are held against. */
export function subjectSignature(signatures: readonly Pick<FunctionSignature, "parameters" | "returns">[]): SubjectSignature {
  const returns = signatures.map((one) => (one.returns.some(({ variadic }) => variadic) ? Infinity : one.returns.length));
  return {
    parameters: [...new Set(signatures.flatMap((one) => one.parameters.map(({ name }) => name)))],
    returns: Math.max(0, ...returns),
  };
}

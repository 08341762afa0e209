/** Values that are events: by `@tag event`, or by their type if the configuration names it. */
import { noResults, referenceTo, unnamedParameter } from "../syntax/build-syntax";
import type { PackOrType, Parameter, Signature, Type } from "full-moon-wasm";
import { PRIMITIVE_TYPES } from "../../model/builtin-types";
import type { EventSlots } from "../../model/model";
import { throughLocals, type ConvertContext } from "./convert-context";
import { scopeWith } from "./convert-type";
import type { ParsedDoc } from "../syntax/doc-comment";
import { readParameter } from "./doc-tag-body";
import { markerOf, tagsOf } from "./read-entry-doc";
import { parametersOf, returnEntries } from "./convert-signatures";

export const isTaggedEvent = (doc: ParsedDoc): boolean => markerOf(doc, "event") !== null;

export function eventSlots(context: ConvertContext, doc: ParsedDoc, type: Type): EventSlots | null {
  const bare = withoutNil(type);
  if (bare.kind === "reference" && context.isEventType(typeName(bare)))
    return slotsOf(context, doc, listenerOf(context, bare));
  if (!isTaggedEvent(doc)) return null;
  const body = throughLocals(context, bare);
  if (body.kind === "function") return slotsOf(context, doc, body.signature);
  return body.kind === "reference" && !PRIMITIVE_TYPES.has(body.name.text)
    ? slotsOf(context, doc, listenerOf(context, body))
    : null;
}

type Reference = Extract<Type, { kind: "reference" }>;

const withoutNil = (type: Type): Type =>
  type.kind === "optional" || type.kind === "group" ? withoutNil(type.type) : type;

const typeName = ({ prefix, name }: Reference): string =>
  prefix === null ? name.text : `${prefix.text}.${name.text}`;

function slotsOf(context: ConvertContext, doc: ParsedDoc, written: Signature): EventSlots {
  const signature = { ...written, parameters: named(written.parameters, doc) };
  return signatureSlots(context, signature, doc);
}

export function signatureSlots(context: ConvertContext, signature: Signature, doc: ParsedDoc): EventSlots {
  const scope = scopeWith(context.scope, signature.generics);
  return {
    parameters: parametersOf(context, signature, scope, [doc]),
    returns: returnEntries(context, signature, scope, [doc]),
  };
}

/** Parameters without a name in their type are named by the `@param` tags, in order. */
function named(parameters: readonly Parameter[], doc: ParsedDoc): readonly Parameter[] {
  const tags = tagsOf(doc, "param");
  return parameters.map((parameter, index) => {
    const tag = tags[index];
    if (parameter.name !== null || tag === undefined) return parameter;
    return { ...parameter, name: { text: readParameter(tag).name, span: tag.span } };
  });
}

/** `Signal<A, B>`, `Signal<(A, B)>` and `Signal<(a: A, b: B) -> ()>` are equivalent. */
function listenerOf(context: ConvertContext, { name, args, span }: Reference): Signature {
  const typeArguments = args ?? context.genericDefaults(name.text);
  const [only] = typeArguments;
  if (typeArguments.length === 1 && only?.kind === "function") return only.signature;
  const slots = typeArguments.map(parametersIn);
  return {
    generics: [],
    parameters: slots.flatMap(({ parameters }) => parameters),
    variadic: typeArguments.length === 0 ? anything(span) : (slots.at(-1)?.variadic ?? null),
    returns: noResults(span),
  };
}

const anything = (span: Reference["span"]): Signature["variadic"] => ({
  kind: "variadic",
  type: referenceTo("any", span),
  span,
});

function parametersIn(arg: PackOrType): Pick<Signature, "parameters" | "variadic"> {
  if (arg.kind === "typeList") return { parameters: arg.types, variadic: arg.tail };
  if (arg.kind === "variadic" || arg.kind === "genericPack") return { parameters: [], variadic: arg };
  return { parameters: [unnamedParameter(arg)], variadic: null };
}

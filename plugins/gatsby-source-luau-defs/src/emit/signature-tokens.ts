/** Whole declarations as tokens: what stands at the head of an entry. */
import type { ClassEntry, EventEntry, FunctionEntry, FunctionSignature, ParameterEntry, ReturnEntry, TypeEntry } from "../model/model";
import type { GenericPack, TypeNode } from "../model/types";
import { genericTokens, listTokens, packToken, parameterName, punctuation, token, typeTokens, type FindHref, type Token } from "./tokens";

/** `Timer.setTimeout<T>(duration: number?, ...: any): TimerId` */
export function signatureTokens(entry: FunctionEntry, signature: FunctionSignature, href: FindHref): readonly Token[] {
  return [
    ...pathTokens(entry),
    ...genericTokens(signature.generics, href),
    ...listTokens(signature.parameters.map((parameter) => parameterTokens(parameter, href))),
    ...(signature.returns.length === 0 ? [] : [punctuation(": "), ...returnsTokens(signature.returns, href)]),
  ];
}

function pathTokens({ path, name }: FunctionEntry): readonly Token[] {
  const owner = path.endsWith(name) ? path.slice(0, path.length - name.length) : "";
  if (owner === "") return [token("name", path)];
  return [token("type", owner.slice(0, -1)), punctuation(owner.slice(-1)), token("name", name)];
}

/** `(deltaTime: number) -> ()` */
export const listenerTokens = ({ parameters, returns }: EventEntry, href: FindHref): readonly Token[] => [
  ...listTokens(parameters.map((parameter) => parameterTokens(parameter, href))),
  token("operator", " -> "),
  ...returnsTokens(returns, href),
];

/** `type Box<T>`, `extern type Part extends Instance` */
export function classTokens({ origin, name, generics, parent }: ClassEntry, href: FindHref): readonly Token[] {
  const link = parent === null || parent.target === null ? null : href(parent.target);
  return [
    token("keyword", origin === "extern" ? "extern type " : "type "),
    token("name", name),
    ...genericTokens(generics, href),
    ...(parent === null ? [] : [token("keyword", " extends "), token("type", parent.name, link)]),
  ];
}

/** `type Callback = () -> ()` */
export const aliasTokens = ({ name, generics, type }: TypeEntry, href: FindHref): readonly Token[] => [
  token("keyword", "type "),
  token("name", name),
  ...genericTokens(generics, href),
  token("operator", " = "),
  ...typeTokens(type, href),
];

const parameterTokens = ({ name, type, variadic }: ParameterEntry, href: FindHref): readonly Token[] =>
  variadic ? [token("parameter", "..."), punctuation(": "), ...slotTokens(type, href)] : [...parameterName(name), ...slotTokens(type, href)];

function returnsTokens(returns: readonly ReturnEntry[], href: FindHref): readonly Token[] {
  const printed = returns.map(({ type, variadic }) => (variadic && type.kind !== "genericPack" ? [token("operator", "..."), ...slotTokens(type, href)] : slotTokens(type, href)));
  const [only] = printed;
  return only !== undefined && printed.length === 1 ? only : listTokens(printed);
}

/** The type of a parameter or returned value; of a variadic, that of each. */
export const slotTokens = (type: TypeNode | GenericPack, href: FindHref): readonly Token[] =>
  type.kind === "genericPack" ? [packToken(type)] : typeTokens(type, href);

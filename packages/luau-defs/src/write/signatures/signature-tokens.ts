import type { GenericPack, TypeNode } from "luau-syntax";
import type {
  ClassEntry,
  EventEntry,
  FunctionEntry,
  FunctionSignature,
  ParameterEntry,
  ReturnEntry,
  TypeEntry,
} from "../../model/model";
import {
  bracketed,
  flatTokens,
  punctuation,
  token,
  tokens,
  type FindHref,
  type Token,
  type TokenLayout,
} from "./token";
import { genericsLayout, namedLayout, typeLayout } from "./type-layout";

/** `Timer.setTimeout<T>(duration: number?, ...: any): TimerId` */
export const signatureLayout = (
  entry: FunctionEntry,
  signature: FunctionSignature,
  href: FindHref,
): TokenLayout =>
  tokens(
    pathLayout(entry),
    parametersLayout(signature.parameters, href, genericsLayout(signature.generics, href)),
    resultLayout(signature.returns, href),
  );

function pathLayout({ path, name }: FunctionEntry): TokenLayout {
  const owner = path.endsWith(name) ? path.slice(0, path.length - name.length) : "";
  if (owner === "") return token("name", path);
  return tokens(token("type", owner.slice(0, -1)), punctuation(owner.slice(-1)), token("name", name));
}

/** `(deltaTime: number) -> ()` */
const listenerLayout = ({ parameters, returns }: EventEntry, href: FindHref): TokenLayout =>
  tokens(parametersLayout(parameters, href), token("operator", " -> "), returnsLayout(returns, href));

/** `type TickListener = (deltaTime: number) -> ()` */
export const eventLayout = (entry: EventEntry, href: FindHref): TokenLayout =>
  tokens(
    token("keyword", "type "),
    token("name", entry.listenerType),
    token("operator", " = "),
    listenerLayout(entry, href),
  );

/** `Engine.tick(deltaTime: number)`: an event looks as its listeners are called. */
export const eventCallLayout = ({ path, parameters, returns }: EventEntry, href: FindHref): TokenLayout =>
  tokens(token("name", path), parametersLayout(parameters, href), resultLayout(returns, href));

const resultLayout = (returns: readonly ReturnEntry[], href: FindHref): TokenLayout =>
  returns.length === 0 ? "" : tokens(punctuation(": "), returnsLayout(returns, href));

const CLASS_KEYWORDS: Readonly<Record<ClassEntry["origin"], string>> = {
  record: "type ",
  extern: "extern type ",
  class: "class ",
};

/** `type Box<T>`, `extern type Part extends Instance`, `class Lantern` */
export function classLayout({ origin, name, generics, parent }: ClassEntry, href: FindHref): TokenLayout {
  const link = parent === null || parent.target === null ? null : href(parent.target);
  return tokens(
    token("keyword", CLASS_KEYWORDS[origin]),
    token("name", name),
    genericsLayout(generics, href),
    parent === null ? "" : tokens(token("keyword", " extends "), token("type", parent.name, link)),
  );
}

/** `type Callback = () -> ()`, `type function Pick(shape, key)` */
export const aliasLayout = ({ form, name, generics, type }: TypeEntry, href: FindHref): TokenLayout =>
  form === "function"
    ? tokens(
        token("keyword", "type function "),
        token("name", name),
        punctuation("("),
        token("text", generics.map((one) => one.name).join(", ")),
        punctuation(")"),
      )
    : tokens(
        token("keyword", "type "),
        token("name", name),
        genericsLayout(generics, href),
        token("operator", " = "),
        typeLayout(type, href),
      );

/** `Engine.WORLD_UP: vector` */
export const valueLayout = (
  { path, type }: { readonly path: string; readonly type: TypeNode },
  href: FindHref,
): TokenLayout => tokens(token("name", path), punctuation(": "), typeLayout(type, href));

export const parametersLayout = (
  parameters: readonly ParameterEntry[],
  href: FindHref,
  generics: TokenLayout = "",
): TokenLayout =>
  bracketed(
    "(",
    parameters.map((parameter) => parameterLayout(parameter, href)),
    ")",
    { head: generics },
  );

const parameterLayout = ({ name, type, variadic }: ParameterEntry, href: FindHref): TokenLayout =>
  variadic
    ? tokens(token("parameter", "..."), punctuation(": "), slotLayout(type, href))
    : namedLayout(name, slotLayout(type, href));

export function returnsLayout(returns: readonly ReturnEntry[], href: FindHref): TokenLayout {
  const printed = returns.map(({ type, variadic }) =>
    variadic && type.kind !== "genericPack"
      ? tokens(token("operator", "..."), slotLayout(type, href))
      : slotLayout(type, href),
  );
  const [only] = printed;
  return only !== undefined && printed.length === 1 ? only : bracketed("(", printed, ")");
}

const slotLayout = (type: TypeNode | GenericPack, href: FindHref): TokenLayout =>
  type.kind === "genericPack" ? token("generic", `${type.name}...`) : typeLayout(type, href);

export const slotTokens = (type: TypeNode | GenericPack, href: FindHref): readonly Token[] =>
  flatTokens(slotLayout(type, href));
export const signatureTokens = (
  entry: FunctionEntry,
  signature: FunctionSignature,
  href: FindHref,
): readonly Token[] => flatTokens(signatureLayout(entry, signature, href));
export const listenerTokens = (entry: EventEntry, href: FindHref): readonly Token[] =>
  flatTokens(listenerLayout(entry, href));
export const classTokens = (entry: ClassEntry, href: FindHref): readonly Token[] =>
  flatTokens(classLayout(entry, href));
export const aliasTokens = (entry: TypeEntry, href: FindHref): readonly Token[] =>
  flatTokens(aliasLayout(entry, href));

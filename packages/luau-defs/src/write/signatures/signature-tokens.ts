import { assertNever, type GenericPack, type TypeNode } from "luau-syntax";
import type {
  AnyEntry,
  ClassEntry,
  EnumEntry,
  EnumValue,
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
  noHref,
  punctuation,
  token,
  tokens,
  type FindHref,
  type Token,
  type TokenLayout,
} from "./token";
import { genericsLayout, namedLayout, typeLayout } from "./type-layout";

/** An enum is declared by its values, which have no types of their own. */
export type DeclaredEntry = Exclude<AnyEntry, EnumEntry | EnumValue>;

/** The declaration of an entry; for a function, that of its first overload. */
export function declarationLayout(entry: DeclaredEntry, href: FindHref = noHref): TokenLayout {
  switch (entry.kind) {
    case "function":
      return signatureLayout(entry, entry.signatures[0], href);
    case "constant":
    case "property":
      return valueLayout(entry, href);
    case "class":
      return classLayout(entry, href);
    case "event":
      return eventLayout(entry, href);
    case "type":
      return aliasLayout(entry, href);
    default:
      return assertNever(entry);
  }
}

/** `Timer.setTimeout<T>(duration: number?, ...: any): TimerId` */
export const signatureLayout = (
  entry: FunctionEntry,
  signature: FunctionSignature,
  href: FindHref = noHref,
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
export const listenerLayout = ({ parameters, returns }: EventEntry, href: FindHref = noHref): TokenLayout =>
  tokens(parametersLayout(parameters, href), token("operator", " -> "), returnsLayout(returns, href));

/** `type TickListener = (deltaTime: number) -> ()` */
const eventLayout = (entry: EventEntry, href: FindHref): TokenLayout =>
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
  href: FindHref = noHref,
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

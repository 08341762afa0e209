import { concat, group, indent, join, line, type Layout } from "../../model/layout/layout";
import { isPublic } from "../../model/entries";
import type { ClassEntry, FunctionEntry, Indexer, PropertyEntry } from "../../model/model";
import { classLayout, returnsLayout, parametersLayout } from "./signature-tokens";
import {
  flatTokens,
  noHref,
  punctuation,
  token,
  tokens,
  type FindHref,
  type Token,
  type TokenLayout,
} from "./token";
import { typeLayout } from "./type-layout";

/** The rest are only counted, since all are described below. */
const SHOWN = 8;
/** Characters; longer types are only in the member's own description. */
const MAX_MEMBER_WIDTH = 44;

/** A class without members is a name alone. The descriptions of members have the links. */
export function shapeLayout(entry: ClassEntry, href: FindHref): TokenLayout {
  const head = classLayout(entry, href);
  const members = memberLayouts(entry);
  if (members.length === 0) return head;
  const isRecord = entry.origin === "record";
  const separator = isRecord ? concat(punctuation(","), line) : line;
  const body = indent(concat<Token>(line, join<Token>(separator, members)));
  const closing = isRecord ? punctuation("}") : token("keyword", "end");
  return group<Token>(concat<Token>(head, OPENINGS[entry.origin], body, line, closing), true);
}

const OPENINGS: Readonly<Record<ClassEntry["origin"], TokenLayout>> = {
  record: tokens(token("operator", " = "), punctuation("{")),
  extern: token("keyword", " with"),
  class: "",
};

function memberLayouts({ origin, properties, methods, indexer }: ClassEntry): readonly TokenLayout[] {
  const isCurrent = (member: PropertyEntry | FunctionEntry): boolean =>
    isPublic(member) && member.doc.deprecated === null;
  const qualifier = origin === "class" ? token("keyword", "public ") : "";
  const layouts = [
    ...(indexer === null ? [] : [indexerLayout(indexer)]),
    ...properties
      .filter(isCurrent)
      .map(({ name, type }) => tokens(qualifier, field(token("name", name), type))),
    ...methods.filter(isCurrent).map(methodLayout),
  ];
  if (layouts.length <= SHOWN + 1) return layouts;
  return [...layouts.slice(0, SHOWN), token("text", `… +${layouts.length - SHOWN}`)];
}

const indexerLayout = ({ key, value }: Indexer): TokenLayout =>
  field(tokens(punctuation("["), shortened(typeLayout(key, noHref)), punctuation("]")), value);

const field = (name: TokenLayout, type: PropertyEntry["type"]): TokenLayout =>
  tokens(name, punctuation(": "), shortened(typeLayout(type, noHref)));

/** The first overload stands for all. */
function methodLayout({ name, signatures: [signature] }: FunctionEntry): TokenLayout {
  const { parameters, returns } = signature;
  return tokens(
    token("keyword", "function "),
    token("name", name),
    shortened(parametersLayout(parameters, noHref), "(…)"),
    returns.length === 0 ? "" : tokens(punctuation(": "), shortened(returnsLayout(returns, noHref))),
  );
}

/** @param ellipsis replaces a layout that is too long */
function shortened(layout: Layout<Token>, ellipsis = "…"): TokenLayout {
  const width = flatTokens(layout).reduce((sum, { text }) => sum + text.length, 0);
  return width > MAX_MEMBER_WIDTH ? token("text", ellipsis) : layout;
}

import type { TokenKind } from "luau-syntax";
import { isBuiltinType } from "../../model/builtin-types";
import { DOC_FIELDS } from "../../model/entry-doc";
import type { SymbolHistory } from "../../model/history";
import type { SymbolId } from "../../model/ids";
import type { AnyEntry, Deprecation, EntryDoc, SourceLocation } from "../../model/model";
import { pickFields } from "../../model/node-fields";
import { changeFragment } from "../../link/addresses/routes";
import type { ResolveSymbol } from "../../link/addresses/symbol-hrefs";
import type { Token } from "../signatures/token";
import type { Emitter } from "./emitter";

export const locationFields = ({ file, line, endLine }: SourceLocation) => ({ file, line, endLine });

export function entryFields(emitter: Emitter, entry: AnyEntry, doc = entry.doc) {
  const { routes, formerAnchorsOf } = emitter;
  const anchor = routes.anchor(entry.id);
  return {
    name: entry.name,
    path: entry.path,
    anchor,
    href: routes.href(entry.id) ?? "",
    formerAnchors: formerAnchorsOf(entry.id),
    group: entry.doc.group,
    doc: docFields(emitter, entry.id, doc),
    location: locationFields(entry.location),
  };
}

function docFields(emitter: Emitter, id: SymbolId, doc: EntryDoc) {
  const { routes, markdown, historyOf, missingIn, resolve } = emitter;
  const html = (text: string) => markdown.toHtml(text, doc.links);
  const summary = markdown.toText(doc.summary);
  const deprecatedFields = ({ since, reason, use, useTarget }: Deprecation) => ({
    since,
    use,
    reasonHtml: html(reason),
    useHref: routes.href(useTarget),
  });
  return {
    summary,
    isBrief: doc.description === summary,
    descriptionHtml: html(doc.description),
    deprecated: doc.deprecated === null ? null : deprecatedFields(doc.deprecated),
    ...pickFields(DOC_FIELDS, doc),
    errors: doc.errors.map(({ type, description }) => ({
      type: writtenType(type, resolve),
      descriptionHtml: html(description),
    })),
    history: historyFields(historyOf(id), id),
    missingIn: missingIn(id),
  };
}

const historyFields = (history: SymbolHistory, id: SymbolId) => ({
  ...history,
  fragment: history.listedIn.length === 0 ? null : changeFragment(id),
});

/** The type in `@error TypeError | string` is unparsed text: only plain names are recognised. */
function writtenType(type: string, resolve: ResolveSymbol): readonly Token[] {
  return type
    .split(/((?:\b[A-Za-z_]\w*\b[.:]?)*\b[A-Za-z_]\w*\b)/)
    .filter((text) => text !== "")
    .map((text) => {
      const href = resolve(text);
      return { text, kind: kindOf(text, href), href };
    });
}

function kindOf(text: string, href: string | null): TokenKind {
  if (href !== null) return "type";
  return isBuiltinType(text) ? "builtin" : "text";
}

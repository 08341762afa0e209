/** Only declarations are formatted: ordinary Luau is printed verbatim. */
import { type AliasStatement, type ExternStatement } from "../../read/syntax/declarations";
import type { ExternMember, Statement } from "full-moon-wasm";
import { assertNever } from "luau-syntax";
import type { Cursor } from "./cursor";
import { takeAboveCloser } from "./format-list";
import {
  formatGenerics,
  formatIndexer,
  formatProperty,
  formatSignature,
  formatTypeAfter,
} from "./format-type";
import { formatAttributes } from "./format-type-parts";
import {
  concat,
  hardline,
  hardlineOrBlank,
  indent,
  join,
  verbatim,
  type Layout,
} from "../../model/layout/layout";
import { isBlankBefore, type SourceToken } from "./source-tokens";

/** @param text the file's text, for code that is printed verbatim */
export function formatStatement(cursor: Cursor, statement: Statement, text: string): Layout {
  switch (statement.kind) {
    case "declareFunction":
      return concat(
        formatAttributes(cursor, afterAttribute),
        takeWords(cursor, ["declare", "function"]),
        " ",
        formatSignature(cursor, statement.name.text, statement.signature, false),
      );
    case "declareGlobal":
      return concat(
        formatAttributes(cursor, afterAttribute),
        takeWords(cursor, ["declare", statement.name.text]),
        cursor.take(":"),
        formatTypeAfter(cursor, statement.type),
      );
    case "externType":
      return formatExternType(cursor, statement);
    case "typeAlias":
      return formatTypeAlias(cursor, statement);
    case "typeFunction":
    case "luau":
      return formatVerbatim(cursor, text.slice(...statement.span));
    default:
      return assertNever(statement);
  }
}

/** An attribute stays on its own line if it was on one: editors treat the two cases differently. */
const afterAttribute = (next: SourceToken): Layout => (next.startsLine ? hardline : " ");

const takeWords = (cursor: Cursor, words: readonly string[]): Layout =>
  join(
    " ",
    words.map((word) => cursor.take(word)),
  );

const formatTypeAlias = (cursor: Cursor, { exported, name, generics, type }: AliasStatement): Layout =>
  concat(
    takeWords(cursor, [...(exported ? ["export"] : []), "type", name.text]),
    formatGenerics(cursor, generics),
    " ",
    cursor.take("="),
    formatTypeAfter(cursor, type),
  );

function formatExternType(cursor: Cursor, { spelling, name, parent, members }: ExternStatement): Layout {
  const keywords = spelling === "class" ? ["declare", "class"] : ["declare", "extern", "type"];
  const head = [
    ...keywords,
    name.text,
    ...(parent === null ? [] : ["extends", parent.text]),
    ...(spelling === "class" ? [] : ["with"]),
  ];
  const printed = takeWords(cursor, head);
  const body = members.map((member, index) => {
    const blank = index > 0 && isBlankBefore(cursor.peek());
    return concat(hardlineOrBlank(blank), formatMember(cursor, member));
  });
  const above = takeAboveCloser(cursor, true);
  return concat(printed, indent(concat(...body, above)), hardline, cursor.take("end"));
}

function formatMember(cursor: Cursor, member: ExternMember): Layout {
  switch (member.kind) {
    case "property":
      return formatProperty(cursor, member);
    case "indexer":
      return formatIndexer(cursor, member);
    case "method":
      return concat(
        formatAttributes(cursor, afterAttribute),
        cursor.take("function"),
        " ",
        formatSignature(cursor, member.name.text, member.signature, true),
      );
    default:
      return assertNever(member);
  }
}

function formatVerbatim(cursor: Cursor, text: string): Layout {
  const leading = cursor.takeLeading();
  cursor.skipTo(cursor.peek().start + text.length);
  return concat(leading, verbatim(text), cursor.takeBehind());
}

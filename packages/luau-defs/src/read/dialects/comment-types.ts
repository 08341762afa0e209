/** Parses types in comments as types in code, with each name at its location in the file. */
import { parse, type Type } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { DialectFinding } from "../../model/converted-file";
import { spanOf, type TypeText } from "./comment";
import { withSpans } from "../syntax/visit-syntax";

export type ReportFinding = (finding: DialectFinding) => void;

const HEAD = "type T = ";

/** Far longer than a type written by hand. */
const MAX_TYPE_LENGTH = 10_000;

/** The parser reports on a file, but received only the type. */
const errorMessage = (message: string): string =>
  message.replace(/ on line \d+/, "").replace("end of the file", "end of the type");

/** Null, with a finding, if the text is not a type. */
export function parseType(text: TypeText, report: ReportFinding): Type | null {
  const span = spanOf(text.sourceText);
  const parsed = text.luau.length > MAX_TYPE_LENGTH ? null : parse(`${HEAD}${text.luau}\n`);
  const [statement, second] = parsed?.statements ?? [];
  const [error] = parsed?.errors ?? [];
  if (statement?.kind !== "typeAlias" || second !== undefined || error !== undefined) {
    report({
      kind: "badType",
      name: text.sourceText.text,
      detail: error === undefined ? null : errorMessage(error.message),
      span,
    });
    return null;
  }
  const isUnchanged = text.luau === text.sourceText.text;
  const move = ([start, end]: Span): Span =>
    isUnchanged ? [start - HEAD.length + span[0], end - HEAD.length + span[0]] : span;
  return withSpans(statement.type, move);
}

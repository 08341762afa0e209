/** Parses types in comments, with each name at its location in the file, and compares them with the code. */
import { parse, type Type } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { CommentProblem } from "../../model/converted-file";
import { withSpans } from "../syntax/visit-syntax";
import { spanOf, type TypeText } from "./comment";
import { PRIMITIVES } from "./read-slot";

export type ReportProblem = (problem: CommentProblem) => void;

const HEAD = "type T = ";

const MAX_TYPE_LENGTH = 10_000;

/** Removes the line and the file, since the parsed text was only a type. */
const errorMessage = (message: string): string =>
  message.replace(/ on line \d+/, "").replace("end of the file", "end of the type");

/** Null, with a problem, if the text is not a type. */
export function parseType(text: TypeText, report: ReportProblem): Type | null {
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

/**
 * Whether two types are plainly incompatible. A named type may be anything, and comments are often less exact
 * than code.
 */
export function contradicts(comment: Type, code: Type): boolean {
  const [ofComment, ofCode] = [kindsOf(comment), kindsOf(code)];
  if (ofComment.has(ANYTHING) || ofCode.has(ANYTHING)) return false;
  return ofComment.size !== ofCode.size || [...ofComment].some((kind) => !ofCode.has(kind));
}

const ANYTHING = "anything";

/** The possible results of `type(value)`; `ANYTHING` if they are unknown. */
function kindsOf(type: Type): ReadonlySet<string> {
  switch (type.kind) {
    case "nil":
    case "string":
    case "boolean":
    case "function":
      return new Set([type.kind]);
    case "table":
    case "array":
      return new Set(["table"]);
    case "reference": {
      const { text } = type.name;
      const isKind = type.prefix === null && PRIMITIVES.has(text) && !UNKNOWN.has(text);
      return new Set([isKind ? text : ANYTHING]);
    }
    case "optional":
      return new Set([...kindsOf(type.type), "nil"]);
    case "group":
      return kindsOf(type.type);
    case "union":
      return new Set(type.members.flatMap((member) => [...kindsOf(member.type)]));
    default:
      return new Set([ANYTHING]);
  }
}

const UNKNOWN = new Set(["any", "unknown", "never"]);

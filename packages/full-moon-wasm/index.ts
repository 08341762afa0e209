/**
 * A parser for Luau definition files and scripts, in WebAssembly. Every function is synchronous, accepts any
 * text and never throws: syntax errors, and failures of the parser itself, are reported in `errors`.
 */
import { readCheckResult, readParseResult } from "./decode";
import { createRuntime, type Failure } from "./runtime";
import type { CheckResult, ParseResult, SyntaxIssue } from "./syntax";

export type * from "./syntax";

const runtime = createRuntime();

/** Parses a definition file. `file` is the name used in the message if the parser itself fails. */
export function parse(source: string, file = "the source"): ParseResult {
  const result = runtime.call("parse_input", source, readParseResult);
  if (result.ok) return result.value;
  return { moduleDoc: null, statements: [], strayDocs: [], errors: [failureIssue(result, source, file)] };
}

export function check(source: string, file = "the source"): CheckResult {
  const result = runtime.call("check_input", source, readCheckResult);
  return result.ok ? result.value : { errors: [failureIssue(result, source, file)] };
}

function failureIssue(failure: Failure, source: string, file: string): SyntaxIssue {
  return {
    message: `The parser failed on ${file}: ${failure.message}.`,
    span: [0, source.length],
    hint: "This is a fault of the parser, not of the file. Please report it with the file.",
  };
}

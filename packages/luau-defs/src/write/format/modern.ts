import { withEdits } from "luau-syntax";
import { sourceFile } from "../../read/source/source-file";
import { declarationsIn } from "../../read/syntax/declarations";
import { modernHead } from "../../read/syntax/modern-extern";
import { parseSource } from "../../read/syntax/parse-source";

/** `declare class` becomes `declare extern type`. A text with syntax errors is returned unchanged. */
export function toModern(text: string, file: string): string {
  const { value, diagnostics } = parseSource(sourceFile(file, text));
  if (diagnostics.length > 0) return text;
  const heads = declarationsIn(value.tree).flatMap((statement) =>
    statement.kind === "externType" ? (modernHead(text, statement) ?? []) : [],
  );
  return withEdits(text, heads);
}

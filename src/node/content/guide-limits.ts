import { type Diagnostic, diagnosticIn, didYouMean } from "luau-diagnostics";
import type { TextRange } from "luau-syntax";
import type { MdxAnalysis } from "./analyse-mdx";
import type { GuideFrontMatter } from "./front-matter";

/** Reports a `limits` that is not the id of a heading of its guide. */
export function checkLimits(
  { limits }: GuideFrontMatter,
  { headings }: MdxAnalysis,
  { file, ...range }: { readonly file: string } & TextRange,
): readonly Diagnostic[] {
  const ids = headings.map(({ id }) => id);
  if (limits === undefined || ids.includes(limits)) return [];
  const message = `\`limits\` names ${limits}, which is not the id of a heading.`;
  const suggestion = didYouMean(limits, ids);
  return [diagnosticIn(file, range, { severity: "error", rule: "unknown-heading", message, suggestion })];
}

import type { ParentSpanPluginArgs } from "gatsby";
import { reportDiagnostics } from "../../diagnostics/report-diagnostics";
import { nodesOf } from "../../nodes-of";
import type { FileFacts } from "../check-readings";
import { contentMistakes } from "../content-mistakes";
import type { ModuleNode } from "./api-entries";

/** Reports every mistake in the content, and in the versions of the configuration. */
export function reportContent(args: Pick<ParentSpanPluginArgs, "getNodesByType" | "reporter">): void {
  const headline = (count: number): string =>
    `${count === 1 ? "A mistake" : `${count} mistakes`} in the content`;
  const mistakes = contentMistakes(
    nodesOf<FileFacts>(args, "ContentFacts"),
    nodesOf<ModuleNode>(args, "LuauModule"),
  );
  reportDiagnostics(args.reporter, mistakes, { name: "content", headline });
}

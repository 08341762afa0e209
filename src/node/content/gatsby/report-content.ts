import { existsSync, readFileSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import type { Diagnostic } from "luau-contract";
import { reportDiagnostics } from "../../diagnostics/report-diagnostics";
import { nodesOf } from "../../nodes-of";
import { filesUnder } from "../../publish/published-files";
import { inConfig } from "../../site/config-source";
import { readSite } from "../../site/read-site";
import { versionMistakes } from "../../versions/docs-versions";
import { checkReadings } from "../check-readings";
import type { FileFacts } from "../check-readings";
import { ownComponents, ownComponentsFile } from "../own-components";
import { severityOf } from "../severity";
import { entriesByName } from "./api-entries";
import type { ModuleNode } from "./api-entries";

type Args = Pick<ParentSpanPluginArgs, "getNodesByType" | "reporter">;

/** Reports every mistake in the content, and in the versions of the configuration. */
export function reportContent(args: Args): void {
  const versions = versionMistakes(readSite().versions).map((message) =>
    inConfig("versions", { severity: "warning", rule: "versions", message }),
  );
  const headline = (count: number): string =>
    `${count === 1 ? "A mistake" : `${count} mistakes`} in the content`;
  reportDiagnostics(args.reporter, [...versions, ...contentMistakes(args)], { name: "content", headline });
}

/** Names of the site's own components for guides and posts. */
export const readOwnComponents = (): readonly string[] =>
  existsSync(ownComponentsFile) ? ownComponents(readFileSync(ownComponentsFile, "utf8")).names : [];

function contentMistakes(args: Args): readonly Diagnostic[] {
  const readings = nodesOf<FileFacts>(args, "ContentFacts");
  const symbols = new Set(entriesByName(nodesOf<ModuleNode>(args, "LuauModule")).keys());
  const { brokenMarkdownLinks, duplicateRoutes } = readSite().checks;
  const levels = {
    brokenMarkdownLinks: severityOf(brokenMarkdownLinks),
    duplicateRoutes: severityOf(duplicateRoutes),
  };
  // Every file that a guide or post can link to or embed.
  const files = filesUnder("content").map((file) => `content/${file}`);
  return checkReadings(readings, symbols, files, levels, readOwnComponents());
}

import path from "node:path";
import { Option, type Command } from "commander";
import { type PrintedSetting, renderSettings } from "luau-contract";
import { hasColour, renderDiagnostics, renderSummary } from "luau-diagnostics";
import { sourcesByPath } from "luau-syntax";
import type { PrintedSite } from "../../../scripts/site-settings";
import { commandView, sourcesOf } from "../../../src/node/diagnostics/report-diagnostics";
import { addCommand, folderArgument, siteIn } from "./arguments";

const FORMATS = ["text", "json"] as const;

export function addConfig(program: Command): void {
  addCommand(program, "config", "Print every setting with its value and location", {
    prints: "the settings of site and definitions, their values and origins",
    failsOn: "an error in the configuration",
    examples: ["luau-docs config", "luau-docs config docs --format json"],
  })
    .addArgument(folderArgument())
    .addOption(new Option("--format <format>", "Output format").choices(FORMATS).default(FORMATS[0]))
    .action(async (folder: string, { format }: { readonly format: (typeof FORMATS)[number] }) => {
      const { siteSettings } = await import("../../../scripts/site-settings");
      const { sources } = siteIn(folder);
      const printed = withAuthorPaths(await siteSettings(sources), path.relative("", sources));
      if (format === "json") process.stdout.write(`${JSON.stringify({ version: 1, ...printed }, null, 2)}\n`);
      else printText(printed);
      if (printed.findings.length > 0) process.exitCode = 1;
    });
}

function withAuthorPaths({ site, definitions, findings }: PrintedSite, folder: string): PrintedSite {
  const { pathOf, rewrite } = commandView(folder);
  const withPath = (one: PrintedSetting): PrintedSetting =>
    one.source === null ? one : { ...one, source: { ...one.source, file: pathOf(one.source.file) } };
  return {
    site: site.map(withPath),
    definitions: definitions.map(withPath),
    findings: findings.map(rewrite),
  };
}

function printText({ site, definitions, findings }: PrintedSite): void {
  const groups = [
    ["Site (site.config.ts)", site],
    ["Definitions (luau-defs.config.json)", definitions],
  ] as const;
  process.stdout.write(groups.map(([title, settings]) => `${title}\n${renderSettings(settings)}`).join("\n"));
  if (findings.length === 0) return;
  const sources = sourcesByPath(sourcesOf(findings, ["."]));
  const colour = hasColour(process.stderr, process.env);
  process.stderr.write(`${renderDiagnostics(findings, sources, { colour })}\n${renderSummary(findings)}\n`);
}

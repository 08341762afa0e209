import { existsSync } from "node:fs";
import path from "node:path";
import { Option, type Command } from "commander";
import { commandHelp } from "luau-contract";
import {
  type Diagnostic,
  hasColour,
  renderDiagnostics,
  renderSummary,
  REPORT_FORMATS,
  type ReportFormat,
  repositoryPaths,
  toReport,
} from "luau-diagnostics";
import { sourcesByPath, withForwardSlashes } from "luau-syntax";
import { readSource } from "../../../src/node/diagnostics/read-source";
import packageJson from "../package.json";
import { folderArgument, siteIn } from "./arguments";
import { checkSite, type CheckedSite } from "./check-site";

interface Options {
  readonly format: ReportFormat;
  readonly strict: boolean;
  readonly all: boolean;
}

/** `luau-docs check` */
export function addCheck(program: Command): void {
  program
    .command("check")
    .description("Report everything that would fail a build")
    .addArgument(folderArgument())
    .addOption(
      new Option("--format <format>", "Output format").choices(REPORT_FORMATS).default(REPORT_FORMATS[0]),
    )
    .option("--strict", "Let warnings fail, too", false)
    .option("--all", "Print every problem, even if there are more than five of a kind", false)
    .addHelpText(
      "after",
      commandHelp({
        prints: "problems",
        failsOn: "an error; with --strict, a warning",
        examples: ["luau-docs check", "luau-docs check docs --format sarif > check.sarif"],
      }),
    )
    .action(async (folder: string, options: Options) => {
      const site = siteIn(folder);
      const checked = await checkSite(site);
      process.stdout.write(reportOf(checked, path.relative("", site.sources), options));
      const isWrong = (diagnostic: Diagnostic): boolean => options.strict || diagnostic.severity === "error";
      if (checked.diagnostics.some(isWrong)) process.exitCode = 1;
    });
}

/** @param folder the site's folder, from the current one */
function reportOf(checked: CheckedSite, folder: string, { format, all }: Options): string {
  const fileIn = (file: string): string => withForwardSlashes(path.join(folder, file));
  const diagnostics = checked.diagnostics.map((found) => ({ ...found, file: fileIn(found.file) }));
  if (format === "text") return textOf(checked, diagnostics, fileIn, all ? null : "luau-docs check --all");
  const tool = { name: packageJson.name, version: packageJson.version, rules: [] };
  const toPath = repositoryPaths(process.cwd(), process.env["GITHUB_WORKSPACE"], existsSync);
  return toReport(format, diagnostics, tool, toPath);
}

function textOf(
  { diagnostics: found, folders, notes, leftOut }: CheckedSite,
  diagnostics: readonly Diagnostic[],
  fileIn: (file: string) => string,
  allBy: string | null,
): string {
  const files = [...new Set(found.map(({ file }) => file))];
  const texts = files.flatMap((file) => readSource(file, folders) ?? []);
  const sources = sourcesByPath(texts.map((source) => ({ ...source, path: fileIn(source.path) })));
  const options = { colour: hasColour(process.stdout, process.env), allBy };
  const frames = diagnostics.length === 0 ? [] : [renderDiagnostics(diagnostics, sources, options)];
  return [...frames, ...notes, renderSummary(diagnostics), ...leftOut, ""].join("\n");
}

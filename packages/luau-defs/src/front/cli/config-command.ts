import { type PrintedSetting, renderSettings } from "luau-contract";
import { DEFAULT_NAME, DEFAULT_VERSIONS, type LintConfig } from "../../check/lint/config";
import { sourcesByPath } from "luau-syntax";
import { sourceFile } from "../../read/source/source-file";
import { configOption, formatOption } from "./shared-options";
import { addCommand, type Register } from "./register";
import { hasErrors, reportProblems } from "./print-problems";
import { parseFile, readConfigFile } from "./read-settings";
import type { SettingLocation } from "../../model/settings";
import { DEFAULT_BASE_PATH } from "../../link/addresses/routes";
import { addedVerbs } from "../../check/lint/summary-verbs";

const FORMATS = ["text", "json"] as const;

interface ConfigOptions {
  readonly format: (typeof FORMATS)[number];
  readonly config?: string;
}

/** `luau-defs config`: the settings that apply in this folder. Problems leave the others as they are. */
export const addConfig: Register = (program, terminal, done) => {
  addCommand(program, "config", "Print every setting with its value and its file", {
    prints: "the settings, their values and origins",
    failsOn: "an error in the configuration",
    examples: ["luau-defs config", "luau-defs config --format json"],
  })
    .addOption(formatOption(FORMATS))
    .addOption(configOption())
    .action(async ({ format, config }: ConfigOptions) => {
      const file = await readConfigFile(config, terminal);
      const { value, diagnostics } = parseFile(file);
      const settings = printedSettings(value);
      if (format === "text") {
        terminal.stdout.write(renderSettings(settings));
        const sources = file === null ? [] : [sourceFile(file.path, file.text)];
        reportProblems({ diagnostics, sources: sourcesByPath(sources) }, terminal);
      } else {
        const output = { version: JSON_VERSION, settings, findings: diagnostics };
        terminal.stdout.write(`${JSON.stringify(output, null, 2)}\n`);
      }
      done(hasErrors(diagnostics) ? 1 : 0);
    });
};

/** Increased by incompatible changes. */
const JSON_VERSION = 1;

/** In the order of the README. Rules that keep their default level are those of `lint --rules`. */
function printedSettings(config: LintConfig): readonly PrintedSetting[] {
  const { reference, spelling } = config;
  const values: readonly (readonly [string, unknown])[] = [
    ["name", config.name ?? DEFAULT_NAME],
    ["baseUrl", config.baseUrl],
    ["basePath", config.basePath ?? DEFAULT_BASE_PATH],
    ["pages", config.pages],
    ["versions", config.versions ?? DEFAULT_VERSIONS],
    ...[...config.rules].map(([rule, level]) => [`rules.${rule}`, level] as const),
    ...(config.rules.size === 0 ? [["rules", {}] as const] : []),
    ["platform", reference.platform],
    ["enums", reference.enums],
    ["events", reference.events],
    ["docs", reference.docs],
    ["external", reference.external],
    ["underscored", reference.underscored],
    ["exclude", reference.exclude],
    ["require", reference.require],
    ["spelling", { allow: [...spelling.allow], also: Object.fromEntries(spelling.also) }],
    ["summaryVerbs", addedVerbs(config.summaryVerbs)],
    ["sampleColumns", config.sampleColumns],
  ];
  return values.map(([name, value]) => ({ name, value, source: sourceOf(reference.locateSetting(name)) }));
}

const sourceOf = (location: SettingLocation | null): PrintedSetting["source"] =>
  location === null ? null : { file: location.file, line: location.range.line };

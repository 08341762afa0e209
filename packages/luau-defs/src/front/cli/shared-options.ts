import { Option } from "commander";
import { REPORT_FORMATS } from "luau-diagnostics";
import { STRING_SETTINGS } from "../../check/lint/config";
import { UsageError } from "./terminal";

export const INPUTS =
  "Definition files and modules, folders of them (`*.luau`, `*.lua`), globs, or - for standard input";

export const configOption = (): Option =>
  new Option("-c, --config <file>", "Configuration (default: the nearest luau-defs.config.json)");

export const allOption = (): Option =>
  new Option("--all", "Print every problem, even if there are more than five of a kind").default(false);

export const docsOption = (): Option =>
  new Option("--docs <files...>", "Documentation for luau-lsp, used for symbols without a comment");

export const stdinFilenameOption = (): Option =>
  new Option(
    "--stdin-filename <name>",
    "Name of standard input in messages; it replaces the file of that name",
  );

/** A setting that the configuration has, too, with the same validation. */
export const settingOption = (
  setting: keyof typeof STRING_SETTINGS,
  flags: string,
  description: string,
): Option =>
  new Option(flags, description).argParser((value) => {
    const { pattern, expected } = STRING_SETTINGS[setting];
    if (!pattern.test(value))
      throw new UsageError(`\`${flags.split(" ", 1)[0]} ${value}\` must be ${expected}.`);
    return value;
  });

/** `--format json`; the first format is the default. Without formats, those of findings. */
export const formatOption = (formats: readonly string[] = REPORT_FORMATS): Option =>
  new Option("--format <format>", "Output format").choices(formats).default(formats[0]);

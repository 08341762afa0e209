/** What several commands take. */
import { Option } from "commander";
import { PAGE_SCHEMES } from "../emit/addresses/routes";
import { TEXTS } from "../lint/config";
import { UsageError } from "./terminal";

export const INPUTS =
  "definition files and modules, folders of them (`*.luau`), globs, or - for standard input";

/** `--config file.json`, for commands that a project's settings have something to say to. */
export const configOption = (): Option =>
  new Option("-c, --config <file>", "the configuration, else the nearest luau-defs.config.json");

/** `--docs api-docs.json`, for commands that show what is said of the declarations. */
export const docsOption = (): Option =>
  new Option("--docs <files...>", "luau-lsp's documentation, whose texts what has no comment gets");

/** `--stdin-filename x.d.luau`, for commands that editors give a text which is not saved yet. */
export const stdinFilenameOption = (): Option =>
  new Option(
    "--stdin-filename <name>",
    "what standard input is called in messages; it stands in for the file of that name",
  );

/** `--pages class`: what has a page of the site, for commands that write its addresses. */
export const pagesOption = (): Option =>
  new Option("--pages <scheme>", "what has a page of the site").choices(PAGE_SCHEMES).default("module");

/** What commands have that look at files or change them. */
export interface CheckOrWrite {
  readonly check: boolean;
  readonly write: boolean;
}

export function notBoth({ check, write }: CheckOrWrite): void {
  if (check && write) throw new UsageError("Either --check or --write: one looks, the other changes.");
}

/**
 * `--name kit`, `--base-url …`, `--base-path …`: what the configuration has, too, and must look alike in
 * both.
 */
export const settingOption = (setting: keyof typeof TEXTS, flags: string, description: string): Option =>
  new Option(flags, description).argParser((value) => {
    const { pattern, what } = TEXTS[setting];
    if (!pattern.test(value)) throw new UsageError(`\`${flags.split(" ", 1)[0]} ${value}\` must be ${what}.`);
    return value;
  });

/** `--format json`; the first of the formats is the one that needs no option. */
export const formatOption = (formats: readonly string[]): Option =>
  new Option("--format <format>", `how to print: ${formats.join(", ")}`).default(formats[0]);

/** The format of that name; another one is wrong usage. */
export function formatOf<T extends string>(name: string, formats: readonly T[]): T {
  const format = formats.find((one) => one === name);
  if (format === undefined) throw new UsageError(`There is no format \`${name}\`: ${formats.join(", ")}.`);
  return format;
}

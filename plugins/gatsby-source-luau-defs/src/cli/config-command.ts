import { commandHelp, renderSettings } from "luau-contract";
import { NO_CONFIG, parseConfig } from "../lint/config";
import { sourceFile, sourcesByPath } from "../pipeline";
import { configOption, formatOption } from "./options";
import { printedSettings } from "./printed-settings";
import type { Register } from "./register";
import { hasErrors, reportMistakes } from "./report";
import { readConfigFile } from "./settings";

const FORMATS = ["text", "json"] as const;

interface ConfigOptions {
  readonly format: (typeof FORMATS)[number];
  readonly config?: string;
}

/** `luau-defs config`: the settings that apply in this folder. Mistakes leave the others as they are. */
export const addConfig: Register = (program, terminal, done) => {
  program
    .command("config")
    .description("print every setting with its value, and the file that it is from")
    .addOption(formatOption(FORMATS))
    .addOption(configOption())
    .addHelpText(
      "after",
      commandHelp({
        prints: "the settings, their values and origins",
        failsOn: "an error in the configuration",
        examples: ["luau-defs config", "luau-defs config --format json"],
      }),
    )
    .action(async ({ format, config }: ConfigOptions) => {
      const file = await readConfigFile(config, terminal);
      const { value, diagnostics } =
        file === null ? { value: NO_CONFIG, diagnostics: [] } : parseConfig(file.path, file.text);
      const settings = printedSettings(value);
      if (format === "text") {
        terminal.stdout.write(renderSettings(settings));
        const sources = file === null ? [] : [sourceFile(file.path, file.text)];
        reportMistakes({ diagnostics, sources: sourcesByPath(sources) }, terminal);
      } else {
        const output = { version: JSON_VERSION, settings, findings: diagnostics };
        terminal.stdout.write(`${JSON.stringify(output, null, 2)}\n`);
      }
      done(hasErrors(diagnostics) ? 1 : 0);
    });
};

/** Increased by incompatible changes. */
const JSON_VERSION = 1;

import { readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { CONFIG_FILE } from "luau-contract";
import { hasColour, renderDiagnostics, type StageResult } from "luau-diagnostics";
import { NO_CONFIG, parseConfig, type LintConfig } from "../../check/lint/config";
import { sourcesByPath } from "luau-syntax";
import { type ConfigFile, findConfigFile } from "../../read/source/search-upwards";
import { whyUnreadable } from "../../read/source/read-sources";
import { sourceFile } from "../../read/source/source-file";
import { UsageError, type Terminal } from "./terminal";

/** `--config`, otherwise the nearest configuration file in this folder or above. */
export async function readSettings(request: string | undefined, terminal: Terminal): Promise<LintConfig> {
  const file = await readConfigFile(request, terminal);
  const { value, diagnostics } = parseFile(file);
  if (file === null || diagnostics.length === 0) return value;
  terminal.stderr.write(
    renderDiagnostics(diagnostics, sourcesByPath([sourceFile(file.path, file.text)]), {
      colour: hasColour(terminal.stderr, terminal.env),
    }),
  );
  throw new UsageError(`The configuration ${file.path} cannot be used.`);
}

/** The defaults without a file. A value with problems is used as far as it is valid. */
export const parseFile = (file: ConfigFile | null): StageResult<LintConfig> =>
  file === null ? { value: NO_CONFIG, diagnostics: [] } : parseConfig(file.path, file.text);

export async function readConfigFile(
  request: string | undefined,
  { cwd }: Terminal,
): Promise<ConfigFile | null> {
  try {
    if (request === undefined) return await findConfigFile([CONFIG_FILE], cwd);
    return { path: request, text: await readFile(path.resolve(cwd, request), "utf8") };
  } catch (error) {
    const file =
      request ??
      (error instanceof Error && "path" in error ? path.relative(cwd, String(error.path)) : CONFIG_FILE);
    throw new UsageError(`Cannot read the configuration \`${file}\`: ${whyUnreadable(error)}`);
  }
}

/** Reads a file that the command line names; `-` is standard input. */
export async function readText(file: string, role: string, { cwd, stdin }: Terminal): Promise<string> {
  try {
    if (file === "-") return await text(Readable.from(stdin));
    return await readFile(path.resolve(cwd, file), "utf8");
  } catch (error) {
    throw new UsageError(`Cannot read the ${role} \`${file}\`: ${whyUnreadable(error)}`);
  }
}

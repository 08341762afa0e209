import { existsSync } from "node:fs";
import path from "node:path";
import { CONFIG_FILE } from "luau-contract";
import { counted } from "luau-diagnostics";
import type { TextFile } from "luau-syntax";
import { formatDefinitions } from "../../write/format/format";
import { firstDefinitions, type FirstDefinitions } from "../../engine/verify/first-definitions";
import { typedCommands } from "../typed-commands";
import { addCommand, type Register } from "./register";
import { readConfigFile, readSettings } from "./read-settings";
import { UsageError, type Terminal } from "./terminal";
import { readReportFile } from "./verify-command";
import { writeText } from "./write-file";

interface InitOptions {
  readonly from: string;
  readonly output: string;
}

export const addInit: Register = (program, terminal, done) => {
  addCommand(program, "init", "Write first definitions of an engine from a report of probe", {
    prints: "what it has written",
    failsOn: null,
    examples: [
      "luau-defs probe --require @kit/fs @kit/net -o probe.luau && lune run probe.luau > report.txt",
      "luau-defs init --from report.txt -o definitions",
    ],
  })
    .requiredOption("--from <report>", "what the script of probe has printed; - for standard input")
    .option("-o, --output <folder>", "Folder of the definitions", "definitions")
    .action(async (options: InitOptions) => done(await init(options, terminal)));
};

async function init({ from, output }: InitOptions, terminal: Terminal): Promise<number> {
  const { report } = await readReportFile(from, terminal);
  const definitions = firstDefinitions(report);
  if (definitions.files.length === 0)
    throw new UsageError(
      `\`${from}\` has nothing but Luau's own library: name modules with \`probe --require\`.`,
    );
  const files = definitions.files.map((file) => ({ ...file, path: path.posix.join(output, file.path) }));
  refuseExisting(files, terminal);
  for (const file of files)
    await writeText(file.path, formatDefinitions(file.text, file.path).value, terminal);
  const notes = [...definitions.notes, ...(await requireSetting(definitions, terminal))];
  const summary = `${counted(files.length, "file")} written to ${output}; \`luau-defs check ${output}\` reads them`;
  terminal.stdout.write(`${typedCommands([...notes, summary].join("\n"), terminal.env)}\n`);
  return 0;
}

function refuseExisting(files: readonly TextFile[], { cwd }: Terminal): void {
  const paths = files.map((file) => file.path).filter((file) => existsSync(path.resolve(cwd, file)));
  const existing = paths.map((file) => `\`${file}\``);
  if (existing.length > 0)
    throw new UsageError(`${existing.slice(0, 5).join(", ")} exist already: name another folder with -o.`);
}

/** Writes the setting `require`, or returns a note where a configuration exists. */
async function requireSetting({ require }: FirstDefinitions, terminal: Terminal): Promise<readonly string[]> {
  if (require === null) return [];
  const { reference } = await readSettings(undefined, terminal);
  if (reference.require === require) return [];
  const setting = `"require": ${JSON.stringify(require)}`;
  if (reference.locateSetting("require") !== null || (await readConfigFile(undefined, terminal)) !== null)
    return [`Add \`${setting}\` to ${CONFIG_FILE}: scripts require the modules so.`];
  await writeText(CONFIG_FILE, `{\n  ${setting}\n}\n`, terminal);
  return [`${CONFIG_FILE} written: ${setting}`];
}

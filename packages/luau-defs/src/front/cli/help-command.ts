import type { Command } from "commander";
import { asQuestion, didYouMean } from "luau-diagnostics";
import { lastPart, sourcesByPath } from "luau-syntax";
import { toInventory } from "../../write/published/to-inventory";
import { DEFAULT_NAME } from "../../check/lint/config";
import type { Inventory } from "../../model/inventory";
import { findSymbol, fullAddress } from "../../model/inventory-address";
import { readInventoryFile } from "../../link/reference/read-inventories";
import { runOnArguments } from "./inputs";
import { configOption, INPUTS } from "./shared-options";
import { addCommand, type Register } from "./register";
import { reportErrors, reportProblems } from "./print-problems";
import { UsageError, type Terminal } from "./terminal";

interface HelpOptions {
  readonly inventory?: string;
  readonly config?: string;
}

const DEFINITIONS = "definitions";

export const addHelp: Register = (program, terminal, done) => {
  program.helpCommand(false);
  addCommand(program, "help", "Print the address of a symbol, or the help of a command", {
    prints: "the address of a symbol, or the help of a command",
    failsOn: "an unknown name, or an error in the definitions",
    examples: ["luau-defs help Timer.clear definitions", "luau-defs help Timer.clear --inventory kit.json"],
  })
    .argument("[name]", "Symbol as scripts write it, or a command")
    .argument("[files...]", `${INPUTS} (default: ${DEFINITIONS})`)
    .option("--inventory <file>", "Look it up in an inventory, `inventory.json` of a site, instead")
    .addOption(configOption())
    .action(async (name: string | undefined, files: readonly string[], options: HelpOptions) => {
      const command = commandNamed(program, name);
      command?.outputHelp();
      if (command !== null || name === undefined) return;
      const inventory = await readNames(files, options, terminal);
      done(inventory === null ? 1 : printAddress(inventory, name, terminal));
    });
};

const commandNamed = (program: Command, name: string | undefined): Command | null =>
  name === undefined ? program : (program.commands.find((one) => one.name() === name) ?? null);

async function readNames(
  files: readonly string[],
  { inventory: file, config }: HelpOptions,
  terminal: Terminal,
): Promise<Inventory | null> {
  if (file !== undefined && files.length > 0)
    throw new UsageError("Either definitions or --inventory: a symbol is looked up in one of them.");
  if (file !== undefined) {
    const read = await readInventoryFile(file, terminal.cwd);
    if (read.kind === "unreadable") throw new UsageError(read.message);
    if (read.value === null)
      reportProblems({ diagnostics: read.diagnostics, sources: sourcesByPath([read.source]) }, terminal);
    return read.value;
  }
  const requests = files.length === 0 ? [DEFINITIONS] : files;
  const run = await runOnArguments(requests, terminal, { config });
  reportErrors(run, terminal);
  const { name, baseUrl, basePath, pages } = run.settings;
  const location = { url: baseUrl, basePath: basePath ?? undefined, pages };
  return toInventory(run.value.model, { title: name ?? DEFAULT_NAME, ...location });
}

function printAddress(inventory: Inventory, name: string, { stdout, stderr }: Terminal): number {
  const symbol = findSymbol(inventory, name);
  if (symbol !== null && symbol.address !== null) {
    stdout.write(`${fullAddress(inventory, symbol) ?? symbol.address}\n`);
    return 0;
  }
  const suggestion = symbol === null ? (nearest(inventory, name) ?? "") : "";
  const problem = symbol === null ? `There is no \`${name}\`.` : `\`${name}\` is described nowhere.`;
  stderr.write(`${`luau-defs: ${problem} ${suggestion}`.trimEnd()}\n`);
  return 1;
}

/** A lone name stands for the first symbol that ends in it. */
function nearest({ symbols }: Inventory, name: string): string | null {
  const ending = symbols.find(({ path: one }) => lastPart(one) === name);
  const paths = new Set(symbols.map((one) => one.path));
  return asQuestion(ending?.path ?? null) ?? didYouMean(name, paths);
}

import path from "node:path";
import { counted } from "luau-diagnostics";
import type { ProbePlan } from "../../engine/verify/lookup";
import { globalsIn, planForModules, probePlan } from "../../engine/verify/lookups";
import { writeProbe, type Fixtures } from "../../engine/verify/write-probe";
import type { LintConfig } from "../../check/lint/config";
import type { PipelineOutput } from "../../pipeline";
import { readOptionalFile } from "../../read/source/optional-files";
import { runOnArguments } from "./inputs";
import { readText } from "./read-settings";
import { configOption, INPUTS } from "./shared-options";
import { addCommand, type Register } from "./register";
import { reportErrors } from "./print-problems";
import { UsageError, type Terminal } from "./terminal";
import { writeOutput } from "./write-file";

interface ProbeOptions {
  readonly print: string;
  readonly require: readonly string[];
  readonly fixtures?: string;
  readonly output?: string;
  readonly config?: string;
}

/** Instances of extern types, in the folder in which the command runs. */
const FIXTURES = "probe.fixtures.luau";

export const addProbe: Register = (program, terminal, done) => {
  addCommand(program, "probe", "Write a script that reports the symbols of an engine, for verify and init", {
    prints: "the script",
    failsOn: "an error in the definitions",
    examples: [
      "luau-defs probe definitions -o probe.luau && lune run probe.luau > report.txt",
      "luau-defs probe definitions --print console.log > probe.luau",
      "luau-defs probe --require @kit/fs @kit/net > probe.luau",
    ],
  })
    .argument("[files...]", `${INPUTS}; without any, the script reports all that it finds`)
    .option("-o, --output <file>", "Write to a file instead of standard output")
    .option("--print <function>", "Engine's function that writes a line", "print")
    .option(
      "--require <modules...>",
      "Without definitions: what scripts pass to require, such as @kit/timer",
      [],
    )
    .option(
      "--fixtures <file>",
      `Script that returns instances of extern types (default: ${FIXTURES}); - for standard input`,
    )
    .addOption(configOption())
    .action(async (files: string[], options: ProbeOptions) => done(await probe(files, options, terminal)));
};

async function probe(
  requests: readonly string[],
  options: ProbeOptions,
  terminal: Terminal,
): Promise<number> {
  const { print, require, fixtures, output, config } = options;
  if (!/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/.test(print))
    throw new UsageError("--print takes the name of a function, such as `print` or `console.log`.");
  if (requests.length > 0 && require.length > 0)
    throw new UsageError(
      "--require is for probes without definitions: with them, `require` in the configuration.",
    );
  if (fixtures === "-" && requests.includes("-"))
    throw new UsageError("Only one of definitions and --fixtures can come from standard input.");
  const run = await runOnArguments(requests, terminal, { config });
  if (reportErrors(run, terminal)) return 1;
  const plan = requests.length > 0 ? planFor(run.value, run.settings) : planForModules(require);
  const text = writeProbe(plan, { print, fixtures: await readFixtures(fixtures, terminal) });
  await writeOutput(output, text, terminal);
  if (output !== undefined)
    terminal.stdout.write(`${output}: asks for ${counted(plan.values.length, "symbol")}\n`);
  return 0;
}

export const planFor = ({ files, inventories }: PipelineOutput, { reference }: LintConfig): ProbePlan =>
  probePlan({
    files,
    require: reference.require,
    elsewhere: globalsIn(inventories.map(({ inventory }) => inventory)),
  });

async function readFixtures(file: string | undefined, terminal: Terminal): Promise<Fixtures | null> {
  if (file === undefined) {
    const text = await readOptionalFile(path.resolve(terminal.cwd, FIXTURES));
    return text === null ? null : { file: FIXTURES, text };
  }
  return { file, text: await readText(file, "fixtures", terminal) };
}

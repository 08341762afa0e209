import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, beforeEach } from "vitest";

export interface LuauDefsProgram {
  /** The program's file, and the folder that it runs in: empty but for a configuration before each test. */
  readonly program: string;
  readonly work: string;
  readonly write: (file: string, text: string | Uint8Array) => void;
  readonly read: (file: string) => string;
  /** Runs the program, `input` being its standard input. */
  readonly luauDefs: (args: readonly string[], input?: string) => { readonly status: number | null; readonly stdout: string; readonly stderr: string };
}

/** Builds the command line from the sources of this moment for the tests of one file, and tidies up behind them. */
export function startLuauDefs(): LuauDefsProgram {
  const plugin = path.resolve("plugins/gatsby-source-luau-defs");
  // Within the package, so that its dependencies are found as they are by the real program.
  const scratch = mkdtempSync(path.join(plugin, ".commands-test-"));
  const program = path.join(scratch, "luau-defs.cjs");
  const work = path.join(scratch, "work");
  const write = writerIn(work);

  beforeAll(async () => {
    await build({ entryPoints: [path.join(plugin, "src/cli/main.ts")], outfile: program, bundle: true, platform: "node", format: "cjs", packages: "external", logLevel: "error" });
  });
  beforeEach(() => {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work);
    // Else the project's own configuration, some folders above, would count.
    write("luau-defs.config.json", "{}");
  });
  afterAll(() => {
    rmSync(scratch, { recursive: true });
  });
  return { program, work, write, read: (file) => readFileSync(path.join(work, file), "utf8"), luauDefs: runnerOf(program, work) };
}

const writerIn = (work: string): LuauDefsProgram["write"] => (file, text) => {
  mkdirSync(path.dirname(path.join(work, file)), { recursive: true });
  writeFileSync(path.join(work, file), text);
};

const runnerOf = (program: string, work: string): LuauDefsProgram["luauDefs"] => (args, input = "") => {
  const { NO_COLOR: _off, FORCE_COLOR: _on, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: work, input, encoding: "utf8", env });
  return { status, stdout, stderr };
};

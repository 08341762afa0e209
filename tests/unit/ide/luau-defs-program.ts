import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { beforeAll, beforeEach } from "vitest";
import manifest from "../../../packages/luau-defs/package.json";
import { root } from "../../support/site-inputs";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

const generator = path.join(root, "packages/luau-defs");

export interface LuauDefsProgram {
  /** The program's file, and the folder that it runs in: empty but for a configuration before each test. */
  readonly program: string;
  readonly work: string;
  readonly write: (file: string, text: string | Uint8Array) => void;
  readonly read: (file: string) => string;
  /** Runs the program, `input` being its standard input. */
  readonly luauDefs: (
    args: readonly string[],
    input?: string,
  ) => { readonly status: number | null; readonly stdout: string; readonly stderr: string };
}

/**
 * Builds the command line from the sources of this moment for the tests of one file, and tidies up behind
 * them.
 */
export function startLuauDefs(): LuauDefsProgram {
  const scratch = temporaryFolder("commands");
  const program = path.join(scratch, "luau-defs.cjs");
  const work = path.join(scratch, "work");
  const write = writerIn(work);

  beforeAll(() => compileLuauDefs(program));
  beforeEach(() => {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work);
    // Ends the search for a configuration in the folders above.
    write("luau-defs.config.json", "{}");
  });
  return {
    program,
    work,
    write,
    read: (file) => readFileSync(path.join(work, file), "utf8"),
    luauDefs: runnerOf(program, work),
  };
}

/** Compiled once for all files of tests that a process runs. */
let compiled: Promise<string> | undefined;

/**
 * Puts the compiled command line, `luau-defs.cjs`, into a folder, beside the packages and inventories that it
 * requires.
 */
export async function compileLuauDefs(program: string): Promise<void> {
  const from = await (compiled ??= compile());
  cpSync(from, path.dirname(program), { recursive: true, verbatimSymlinks: true });
}

/** @returns a folder outside the checkout */
async function compile(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "luau-defs-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const source = path.join(generator, "src/front");
  const workers = ["interface", "format", "sample"].map((name) => `lsp/${name}-worker`);
  const entries = [
    ["luau-defs", "cli/main"],
    ...[...workers, "cli/work-thread"].map((file) => [path.basename(file), file]),
  ];
  await build({
    entryPoints: Object.fromEntries(
      entries.map(([name = "", file = ""]) => [name, path.join(source, `${file}.ts`)]),
    ),
    outdir: folder,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    platform: "node",
    format: "cjs",
    packages: "external",
    logLevel: "error",
  });
  for (const name of ["luau-defs", ...Object.keys(manifest.devDependencies)]) {
    const link = path.join(folder, "node_modules", name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(packageFolder(name), link, "dir");
  }
  return folder;
}

/** Where the generator finds a package: in its own `node_modules` where Gatsby requires another version. */
const packageFolder = (name: string): string =>
  [generator, root]
    .map((folder) => path.join(folder, "node_modules", name))
    .find((folder) => existsSync(folder)) ?? name;

const runnerOf =
  (program: string, work: string): LuauDefsProgram["luauDefs"] =>
  (args, input = "") => {
    const { NO_COLOR: _off, FORCE_COLOR: _on, npm_command: _npm, ...env } = process.env;
    const options = { cwd: work, input, encoding: "utf8", env } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], options);
    return { status, stdout, stderr };
  };

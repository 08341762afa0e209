import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/**
 * The checkout, or the published package `luau-docs`, into whose `dist/` the scripts are bundled:
 * scripts/ts.mjs defines `__dirname` as the folder of this file, wherever the bundle is.
 */
const programFolder = path.resolve(__dirname, "..");

/** Whether the program runs from the published package rather than from its checkout. */
export const isPackaged = existsSync(path.join(programFolder, "program"));

/** The folder of the program: the checkout, or the package's copy of what a site is built from. */
export const root = isPackaged ? path.join(programFolder, "program") : programFolder;

/** The folder of the installed packages: npm may install this one beside Gatsby, or Gatsby below it. */
export const modulesFolder = modulesAbove(root) ?? path.join(root, "node_modules");

/** The nearest `node_modules` that contains Gatsby, from a folder upwards; null if there is none. */
export function modulesAbove(folder: string): string | null {
  const candidate = path.join(folder, "node_modules");
  if (existsSync(path.join(candidate, "gatsby/package.json"))) return candidate;
  const parent = path.dirname(folder);
  return parent === folder ? null : modulesAbove(parent);
}

/** How a user types one of our commands, for messages. */
export const commandFor = (command: string, ...args: readonly string[]): string =>
  ["npx --no-install luau-docs", command, ...args].join(" ");

/** Whether a script was started directly, rather than imported by a test. */
export const isMain = (script: string): boolean => process.argv[1] === path.join(root, script);

/** The arguments with which Node runs one of our scripts. */
export const scriptArguments = (script: string, ...args: readonly string[]): string[] =>
  isPackaged
    ? [path.join(programFolder, "dist", `${path.basename(script, ".ts")}.mjs`), ...args]
    : [path.join(root, "scripts/ts.mjs"), path.join(root, script), ...args];

/** Keeps the tools that a command runs from sending and requesting data. */
const NO_TELEMETRY = {
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_FEEDBACK_DISABLED: "1",
  NO_UPDATE_NOTIFIER: "1",
};

export interface RunOptions {
  readonly quiet?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly cwd?: string;
}

/** Runs a command in the program's folder, with its tools in PATH. Exit code 127: it cannot be started. */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    const PATH = `${path.join(modulesFolder, ".bin")}${path.delimiter}${process.env["PATH"]}`;
    const line = commandLine(command, args);
    const child = spawn(line.file, line.args, {
      cwd: options.cwd ?? root,
      shell: line.isShell,
      env: { ...process.env, ...NO_TELEMETRY, PATH, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: options.timeoutMs,
    });
    const chunks: Buffer[] = [];
    const collect = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk);
      if (!options.quiet) stream.write(chunk);
    };
    child.stdout.on("data", collect(process.stdout));
    child.stderr.on("data", collect(process.stderr));
    child.on("error", (error) => resolve({ code: 127, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") }));
  });
}

/** On Windows, npm and tools are batch files, which a shell starts with one line; we quote its parts. */
export function commandLine(
  command: string,
  args: readonly string[],
  platform: string = process.platform,
): { readonly file: string; readonly args: readonly string[]; readonly isShell: boolean } {
  if (platform !== "win32" || path.win32.isAbsolute(command)) return { file: command, args, isShell: false };
  const quoted = args.map((arg) => (/^[\w@:./\\=,+-]+$/.test(arg) ? arg : `"${arg.replaceAll('"', '""')}"`));
  return { file: [command, ...quoted].join(" "), args: [], isShell: true };
}

export const has = async (command: string, args: readonly string[] = ["--version"]): Promise<boolean> =>
  (await run(command, args, { quiet: true })).code === 0;

export async function runOrExit(
  command: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<void> {
  const { code } = await run(command, args, options);
  if (code === 0) return;
  console.error(`\n\`${command} ${args.join(" ")}\` ended with exit code ${code}.`);
  process.exit(1);
}

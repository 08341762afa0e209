/** Running a command from a script: what it prints is shown as it comes, or kept to be read. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import path from "node:path";

/** The checkout's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

const ours = { GATSBY_TELEMETRY_DISABLED: "1", NO_UPDATE_NOTIFIER: "1" };

/**
 * Runs a command in the checkout's root and waits for its end.
 * @param {string} command a program, looked up on the PATH with the project's own tools first
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, timeoutMs?: number, cwd?: string, onStart?: (pid: number) => void }} [options] `quiet` keeps the output from the terminal; `onStart` is told the program's id
 * @returns {Promise<{ code: number, output: string }>} exit code (127 when it cannot be started) and all that it printed
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const bin = path.join(root, "node_modules", ".bin");
    const env = { ...process.env, ...ours, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...options.env };
    const child = spawn(command, args, { cwd: options.cwd ?? root, env, stdio: ["ignore", "pipe", "pipe"], timeout: options.timeoutMs });
    if (child.pid !== undefined) options.onStart?.(child.pid);
    const chunks = [];
    const keep = (stream) => (chunk) => {
      chunks.push(chunk);
      if (!options.quiet) stream.write(chunk);
    };
    child.stdout.on("data", keep(process.stdout));
    child.stderr.on("data", keep(process.stderr));
    child.on("error", (error) => resolve({ code: 127, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") }));
  });
}

/** Whether a program can be started at all. */
export const has = async (command, args = ["--version"]) => (await run(command, args, { quiet: true })).code === 0;

/** Ends the script with a message when a step that nothing can follow has failed. */
export async function runOrExit(command, args, options) {
  const result = await run(command, args, options);
  if (result.code === 0) return result;
  if (options?.quiet) process.stderr.write(result.output);
  console.error(`\n«${command} ${args.join(" ")}» ended with exit code ${result.code}.`);
  process.exit(1);
}

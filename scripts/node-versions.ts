/** The versions of Node that the project supports, and how a test run uses the others. */
import path from "node:path";
import { installIsolated } from "./install-isolated";
import { root, run } from "./run";

/** The newest release of each line at the time of the last update. */
const supported: Readonly<Record<string, string>> = {
  20: "20.20.2",
  22: "22.23.3",
  24: "24.21.0",
  26: "26.10.0",
};

export const supportedNodes = Object.keys(supported);

export const otherNodes = supportedNodes.filter((line) => line !== process.versions.node.split(".")[0]);

/** The environment in which `node` is another version (`22`), by a package of npm; null without one. */
export async function nodeEnvironment(line: string): Promise<Readonly<Record<string, string>> | null> {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const version = supported[line] ?? line;
  const folder = await installIsolated(`node-${platform}-${process.arch}`, version);
  if (folder === null) return null;
  const bin = path.join(folder, "bin");
  const { code, output } = await run(path.join(bin, "node"), ["--version"], { quiet: true });
  if (code !== 0 || output.trim() !== `v${version}`) return null;
  return { PATH: [bin, path.join(root, "node_modules/.bin"), process.env["PATH"]].join(path.delimiter) };
}

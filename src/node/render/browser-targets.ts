import { readFileSync } from "node:fs";

/** The oldest browser of each kind that the site supports: `["chrome", 123, 0]`. */
type Target = readonly [name: string, major: number, minor: number];

/** Reads `.browserslistrc`, whose lines are of the form `chrome >= 123`. */
function readTargets(): readonly Target[] {
  const lines = readFileSync(".browserslistrc", "utf8").matchAll(/^(\w+) >= (\d+)(?:\.(\d+))?$/gm);
  return [...lines].map(([, name = "", major, minor = "0"]) => [name, Number(major), Number(minor)]);
}

/** In esbuild's notation, in which Safari on phones is `ios`. */
export const scriptTargets = (): string[] =>
  readTargets().map(([name, major, minor]) => `${name.replace("ios_saf", "ios")}${major}.${minor}`);

/** In Lightning CSS's notation. */
export const styleTargets = (): Record<string, number> =>
  Object.fromEntries(readTargets().map(([name, major, minor]) => [name, (major << 16) | (minor << 8)]));

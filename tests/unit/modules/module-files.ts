/** Files of modules, in memory. */
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";

type Files = Readonly<Record<string, string>>;

export const run = (files: Files) =>
  runOnSources(Object.entries(files).map(([name, text]) => sourceFile(name, text)));

/** `door.luau:1 module-type` */
export const findings = (files: Files) =>
  run(files).diagnostics.map(({ file, line, rule }) => `${file}:${line} ${rule}`);

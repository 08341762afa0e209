/** Files of modules: in memory, and in a folder that each test begins with empty. */
import { afterEach } from "vitest";
import { rmSync } from "node:fs";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

type Files = Readonly<Record<string, string>>;

export const run = (files: Files) =>
  runOnSources(Object.entries(files).map(([name, text]) => sourceFile(name, text)));

/** `door.luau:1 module-type` */
export const findings = (files: Files) =>
  run(files).diagnostics.map(({ file, line, rule }) => `${file}:${line} ${rule}`);

export function moduleFolder(): { readonly work: string; readonly write: (files: Files) => void } {
  const work = temporaryFolder("modules");
  afterEach(() => rmSync(work, { recursive: true, force: true }));
  const write = writerIn(work);
  return {
    work,
    write: (files) => {
      for (const [name, text] of Object.entries(files)) write(name, text);
    },
  };
}

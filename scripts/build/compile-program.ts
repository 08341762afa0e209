import { existsSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import type * as Program from "../../src/node/site-program";
import { forNode } from "./for-node";

/** What Gatsby loads. */
const gatsbyFiles = ["gatsby-config", "gatsby-node", "plugins/gatsby-source-luau-defs/gatsby-node"];

export interface CompiledProgram {
  /** What runs with the site's own configuration. */
  readonly program: typeof Program;
  /** All files that were compiled, relative to the stage. */
  readonly sources: readonly string[];
}

/**
 * Compiles Gatsby's TypeScript configuration in place, where Gatsby would start Parcel, and the part of the
 * site's program that depends on its configuration.
 * @param stage the copy of the sources to build
 */
export async function compileProgram(stage: string): Promise<CompiledProgram> {
  const files = gatsbyFiles.map((file) => path.join(stage, `${file}.ts`)).filter((file) => existsSync(file));
  const options = { ...forNode, metafile: true, absWorkingDir: stage } as const;
  const outfile = path.join(stage, ".cache/site-program.cjs");
  const [gatsby, program] = await Promise.all([
    build({ ...options, entryPoints: files, outdir: stage, outbase: stage }),
    build({ ...options, entryPoints: ["src/node/site-program.ts"], outfile }),
  ]);
  for (const file of files) rmSync(file);
  return {
    program: createRequire(outfile)(outfile) as typeof Program,
    sources: Object.keys({ ...gatsby.metafile.inputs, ...program.metafile.inputs }),
  };
}

import { existsSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import type * as Program from "../../src/node/site-program";
import { forNode } from "./for-node";

/** What Gatsby loads. */
const gatsbyFiles = ["gatsby-config", "gatsby-node", "plugins/gatsby-source-luau-defs/gatsby-node"];

const programFile = (stage: string): string => path.join(stage, ".cache/site-program.cjs");

/**
 * Compiles Gatsby's TypeScript configuration in place, where Gatsby would start Parcel, and the part of the
 * site's program that depends on its configuration.
 * @param stage the copy of the sources to build
 * @returns all files that were compiled, relative to the stage
 */
export async function compileProgram(stage: string): Promise<readonly string[]> {
  const files = gatsbyFiles.map((file) => path.join(stage, `${file}.ts`)).filter((file) => existsSync(file));
  const options = { ...forNode, metafile: true, absWorkingDir: stage } as const;
  const [gatsby, program] = await Promise.all([
    build({ ...options, entryPoints: files, outdir: stage, outbase: stage }),
    build({ ...options, entryPoints: ["src/node/site-program.ts"], outfile: programFile(stage) }),
  ]);
  for (const file of files) rmSync(file);
  return Object.keys({ ...gatsby.metafile.inputs, ...program.metafile.inputs });
}

/** Loads what runs with the site's own configuration. Ends the process where that is wrong. */
export const loadProgram = (stage: string): typeof Program =>
  createRequire(programFile(stage))(programFile(stage)) as typeof Program;

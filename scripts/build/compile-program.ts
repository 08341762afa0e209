import { existsSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import type { Diagnostic } from "luau-diagnostics";
import { bundleProblems } from "../../src/node/render/bundle-problems";
import { reportDiagnostics, type Output } from "../../src/node/diagnostics/report-diagnostics";
import type * as Program from "../../src/node/site-program";
import { isPackaged, root } from "../run";
import { forNode } from "./for-node";

const gatsbyFiles = ["gatsby-config", "gatsby-node"];

/** Loaded by the process that checks samples. */
const recorder = { in: "src/node/samples/record-reads.ts", out: ".record-reads" };

/** In a checkout: the published package has the plugin as a dependency. */
const plugin = "plugins/gatsby-source-luau-defs";

const programFile = (stage: string): string => path.join(stage, ".cache/site-program.cjs");

/**
 * Compiles Gatsby's TypeScript configuration in place, where Gatsby would start Parcel, and the part of the
 * site's program that depends on its configuration.
 * @param stage the copy of the sources to build
 * @throws esbuild's errors: see `reportProgram`
 * @returns all files that were compiled, relative to the stage
 */
export async function compileProgram(stage: string): Promise<readonly string[]> {
  const own = gatsbyFiles.map((file) => ({ in: `${file}.ts`, out: file }));
  const hooks = { in: `${plugin}/src/hooks.ts`, out: `${plugin}/gatsby-node` };
  const entryPoints = [...own, recorder, ...(existsSync(path.join(stage, hooks.in)) ? [hooks] : [])];
  // The generator's sources as they are now, without a build of its package.
  const alias = { "luau-defs/site": path.join(root, "packages/luau-defs/src/site.ts") };
  const options = { ...forNode, logLevel: "silent", metafile: true, absWorkingDir: stage } as const;
  const [gatsby, program] = await Promise.all([
    build({ ...options, ...(isPackaged ? {} : { alias }), entryPoints, outdir: stage }),
    build({ ...options, entryPoints: ["src/node/site-program.ts"], outfile: programFile(stage) }),
  ]);
  for (const file of own) rmSync(path.join(stage, file.in));
  return Object.keys({ ...gatsby.metafile.inputs, ...program.metafile.inputs });
}

/** Reports the problems in a configuration that cannot be compiled. Throws any other error. */
export function reportProgram(error: unknown, output: Output, stage: string): void {
  const problems = bundleProblems(error);
  if (problems === null) throw error;
  const named = problems.map((one): Diagnostic => ({ ...one, rule: "site-config" }));
  reportDiagnostics(output, named, { name: "configuration", headline: () => "The site cannot be built" }, [
    stage,
  ]);
}

/** Loads what runs with the site's own configuration. Ends the process where that is wrong. */
export const loadProgram = (stage: string): typeof Program =>
  createRequire(programFile(stage))(programFile(stage)) as typeof Program;

import { existsSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import type { Diagnostic } from "luau-diagnostics";
import { bundleProblems } from "../../src/node/render/bundle-problems";
import { reportDiagnostics, type Output } from "../../src/node/diagnostics/report-diagnostics";
import type * as Program from "../../src/node/site-program";
import { isPackaged, root } from "../run";

const recorder = { in: "src/node/samples/record-reads.ts", out: ".record-reads" };

/** In a checkout: the published package has the plugin as a dependency. */
const plugin = "plugins/gatsby-source-luau-defs";

const programFile = (stage: string): string => path.join(stage, ".cache/site-program.cjs");

/**
 * Compiles Gatsby's configuration in place, where Gatsby would start Parcel, and the site's program. Throws esbuild's
 * errors: see `reportProgram`. Returns the files that were compiled, from the stage.
 */
export async function compileProgram(stage: string): Promise<readonly string[]> {
  const configurations = ["gatsby-config", "gatsby-node"].map((file) => ({ in: `${file}.ts`, out: file }));
  const hooks = { in: `${plugin}/src/hooks.ts`, out: `${plugin}/gatsby-node` };
  const entryPoints = [
    ...configurations,
    recorder,
    ...(existsSync(path.join(stage, hooks.in)) ? [hooks] : []),
  ];
  // The generator's sources: its package need not be built.
  const alias = { "luau-defs/site": path.join(root, "packages/luau-defs/src/site.ts") };
  const options = { ...forNode, logLevel: "silent", metafile: true, absWorkingDir: stage } as const;
  const [gatsby, program] = await Promise.all([
    build({ ...options, ...(isPackaged ? {} : { alias }), entryPoints, outdir: stage }),
    build({ ...options, entryPoints: ["src/node/site-program.ts"], outfile: programFile(stage) }),
  ]);
  for (const file of configurations) rmSync(path.join(stage, file.in));
  return Object.keys({ ...gatsby.metafile.inputs, ...program.metafile.inputs });
}

export function reportProgram(error: unknown, output: Output, stage: string): void {
  const problems = bundleProblems(error);
  if (problems === null) throw error;
  const named = problems.map((one): Diagnostic => ({ ...one, rule: "site-config" }));
  const checker = { name: "configuration", headline: () => "The site cannot be built" };
  reportDiagnostics(output, named, checker, [stage]);
}

/** Loads the program that was compiled with the site's configuration. */
export const loadProgram = (stage: string): typeof Program =>
  createRequire(programFile(stage))(programFile(stage)) as typeof Program;

/** Options of esbuild for programs of a site that Node runs from its stage: packages remain imports. */
export const forNode = {
  bundle: true,
  platform: "node",
  target: "node20",
  format: "cjs",
  packages: "external",
  logLevel: "warning",
} as const;

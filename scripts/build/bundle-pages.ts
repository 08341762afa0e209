import { stop } from "esbuild";
import type { Data } from "gatsby-lean";
import { counted } from "luau-diagnostics";
import { reportDiagnostics } from "../../src/node/diagnostics/report-diagnostics";
import { bundleProblems } from "../../src/node/render/bundle-problems";
import { createBundler, type Bundler } from "../../src/node/render/bundle-site";
import type { Renderer } from "../../src/node/render/renderer";
import { terminal } from "./terminal-output";

/** Bundles scripts, components and styles. Ends the process if they have problems. */
export async function bundleSite({ pages, args }: Data): Promise<Renderer> {
  const components = [...new Set([...pages().values()].map(({ component }) => component))];
  const bundler = await createBundler({ components: () => components, prefix: args.pathPrefix });
  const result = await bundled(bundler);
  // A report ends the process.
  await bundler.close();
  // esbuild's process would keep its memory.
  await stop();
  if (!("problems" in result)) return result;
  const headline = (count: number): string => `${counted(count, "problem")} in scripts and styles`;
  reportDiagnostics(terminal, result.problems, { name: "bundle", headline });
  throw new Error("A bundle failed without a problem.");
}

export async function bundled({ bundle: make }: Bundler) {
  try {
    return await make();
  } catch (error) {
    const problems = bundleProblems(error);
    if (problems === null) throw error;
    return { problems };
  }
}

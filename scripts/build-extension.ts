import path from "node:path";
import { build } from "esbuild";
import { root } from "./run";

/** Sources of the VS Code extension. */
export const EXTENSION = path.join(root, "editors/vscode");

/** Bundles the extension with its packages; VS Code provides `vscode`. */
export async function buildExtension(outfile: string): Promise<void> {
  await build({
    entryPoints: [path.join(EXTENSION, "src/extension.ts")],
    outfile,
    bundle: true,
    minify: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    external: ["vscode"],
    logLevel: "warning",
  });
}

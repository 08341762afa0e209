import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { build } from "esbuild";
import { root } from "./run";

export const EXTENSION = path.join(root, "editors/vscode");

export async function buildExtension(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of ["package.json", "language-configuration.json", "syntaxes", "README.md", "LICENSE"])
    cpSync(path.join(EXTENSION, name), path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, "icon.png"), renderIcon());
  await bundle(path.join(folder, "dist/extension.cjs"));
}

/** VS Code shows pictures without vectors, of 128 pixels, or 256 on dense screens. */
const renderIcon = (): Uint8Array =>
  new Resvg(readFileSync(path.join(EXTENSION, "icon.svg"), "utf8"), { fitTo: { mode: "width", value: 256 } })
    .render()
    .asPng();

async function bundle(outfile: string): Promise<void> {
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

/** `npm run extension`: packs the VS Code extension as `dist/luau-defs.vsix`. Downloads the packer once. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { build } from "esbuild";
import { installIsolated } from "./install-isolated";
import { isMain, root, run } from "./run";

/** The last line that runs on Node 20: version 4 requires 22. */
const PACKER = "3.9.2";

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

if (isMain("scripts/extension.ts")) {
  const folder = path.join(root, "dist/extension");
  const file = path.join(root, "dist/luau-defs.vsix");
  rmSync(folder, { recursive: true, force: true });
  await buildExtension(folder);
  const packer = await installIsolated("@vscode/vsce", PACKER);
  if (packer === null) {
    console.error(`@vscode/vsce ${PACKER} cannot be installed: packing needs the npm registry.`);
    process.exitCode = 1;
  } else {
    const args = ["package", "--no-dependencies", "--allow-missing-repository", "--out", file];
    const { code } = await run(process.execPath, [path.join(packer, "vsce"), ...args], { cwd: folder });
    process.exitCode = code;
  }
}

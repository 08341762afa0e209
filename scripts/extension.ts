/** `npm run extension`: packs the VS Code extension as `dist/luau-defs.vsix`. Downloads the packer once. */
import { rmSync } from "node:fs";
import path from "node:path";
import { buildExtension } from "./build-extension";
import { installIsolated } from "./install-isolated";
import { root, run } from "./run";

/** The last line that runs on Node 20: version 4 requires 22. */
const PACKER = "3.9.2";

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

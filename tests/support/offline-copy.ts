import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { root } from "./site-inputs";

/** An unpacked offline copy of a built site. */
export interface OfflineCopy {
  /** The folder with the copy's `index.html`. */
  readonly folder: string;
  /** The original archive. */
  readonly zip: Uint8Array;
  readonly remove: () => void;
}

/** Archives a built site, and unpacks the archive. `site` is the folder of another engine's site. */
export function offlineCopy(site = "", env: NodeJS.ProcessEnv = {}): OfflineCopy {
  const home = mkdtempSync(path.join(tmpdir(), "offline copy "));
  const file = path.join(home, "copy.zip");
  const { status, stderr } = spawnSync(
    process.execPath,
    ["scripts/ts.mjs", "scripts/offline.ts", "--out", file],
    { cwd: root, encoding: "utf8", env: { ...process.env, ...env, SITE: site } },
  );
  if (status !== 0) throw new Error(`There is no copy of the site:\n${stderr}`);
  const zip = readFileSync(file);
  const entries = Object.entries(unzipSync(zip));
  for (const [name, contents] of entries) {
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    writeFileSync(path.join(home, name), contents);
  }
  return {
    folder: path.join(home, entries[0]?.[0].split("/")[0] ?? ""),
    zip,
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Packs what is published once for the tests of this folder: `inject("workspace")`, `inject("archives")`. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { packPackages, type Archives, recordTested } from "../../scripts/release/pack-packages";
import { siteInputs } from "../support/site-inputs";

declare module "vitest" {
  interface ProvidedContext {
    /** A copy of the sources in which the packages were packed. */
    workspace: string;
    archives: Archives;
  }
}

export default function packAll({ provide, vitest }: TestProject): () => void {
  const target = mkdtempSync(path.join(tmpdir(), "archives-"));
  const { workspace, archives } = packPackages(siteInputs(), target);
  provide("workspace", workspace);
  provide("archives", archives);
  return () => {
    const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".test.ts"));
    const run = vitest.state.getFiles().filter(({ projectName }) => projectName === "product");
    const isWhole = run.length === files.length && vitest.config.testNamePattern === undefined;
    if (isWhole && vitest.state.getCountOfFailedTests() === 0) recordTested(archives);
    for (const folder of [workspace, target]) rmSync(folder, { recursive: true, force: true });
  };
}

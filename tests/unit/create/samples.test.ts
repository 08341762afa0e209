/** Luau checks and runs the samples of each template. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { TEMPLATES } from "../../../packages/create-luau-docs/src/template";
import { createSite } from "../../support/created-site";
import { root } from "../../support/site-inputs";
import { temporaryFolder } from "../../support/temporary-folder";

const base = temporaryFolder("create-samples");

const luauDefs = path.join(root, "packages/luau-defs/bin/luau-defs.cjs");

test.each(TEMPLATES)("%s", (template) => {
  const cwd = createSite(path.join(base, template), "--template", template);
  const args = [luauDefs, "samples", "definitions", "content", "--run", "--strict"];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  const count = template === "big-file" ? "1 sample" : "2 samples";
  expect(stdout).toMatch(`0 errors in ${count}`);
  expect(status).toBe(0);
});

/** Every command on a Node that is too old. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "../../support/site-inputs";

const asNode18 =
  'data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } })';

test.each([
  ["luau-defs: ", ["packages/luau-defs/bin/luau-defs.cjs", "check", "definitions"]],
  ["luau-docs: ", ["packages/luau-docs/bin/luau-docs.mjs", "check"]],
  ["create-luau-docs: ", ["packages/create-luau-docs/bin/create-luau-docs.cjs", "kit", "--yes"]],
  ["", ["scripts/ts.mjs", "scripts/budget.ts"]],
  ["", ["--import", "./scripts/install-missing.mjs", "packages/luau-docs/bin/luau-docs.mjs", "start"]],
])("%sNode 18 ends with one sentence: %j", (name, args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", asNode18, ...args], {
    cwd: root,
    encoding: "utf8",
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr: `${name}Node 20.19 or newer is required; this is Node 18.20.8.\n`,
  });
});

import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it, test } from "vitest";
import { root } from "../../support/site-inputs";
import { folderOfEachTest } from "../../support/temporary-folder";

describe("install missing", () => {
  const { pathOf, write } = folderOfEachTest("install");

  /** A checkout with one package, whose build notes that it ran. */
  beforeEach(() => {
    for (const folder of ["scripts", "plugins", "packages/kite/dist"])
      mkdirSync(pathOf(folder), { recursive: true });
    for (const script of ["scripts/install-missing.mjs", "scripts/require-node.mjs"])
      copyFileSync(path.join(root, script), pathOf(script));
    const note = `node -e "fs.appendFileSync('builds.txt','built;')"`;
    write("package.json", JSON.stringify({ name: "kites", scripts: { "build:packages": note } }));
    write("package-lock.json", "{}");
    write("node_modules/.package-lock.json", "{}");
    write("packages/kite/src/index.ts", "export const tail = 1;");
  });

  /** Starts a command as package.json does, and returns how often packages have been built. */
  function start(): number {
    const { PACKAGES_ARE_BUILT: _, ...env } = process.env;
    const script = pathOf("scripts/install-missing.mjs");
    const options = { cwd: pathOf(), env, encoding: "utf8" } as const;
    const { status, stderr } = spawnSync(process.execPath, [script], options);
    expect(status, stderr).toBe(0);
    const builds = pathOf("builds.txt");
    return existsSync(builds) ? readFileSync(builds, "utf8").split(";").length - 1 : 0;
  }

  describe("packages of ours", () => {
    it("are built again when a file is edited, added or removed, and when what was built is gone", () => {
      expect([start(), start()]).toEqual([1, 1]);
      write("packages/kite/src/index.ts", "export const tail = 2;");
      expect(start()).toBe(2);
      write("packages/kite/src/string.ts", "");
      expect(start()).toBe(3);
      rmSync(pathOf("packages/kite/src/string.ts"));
      expect(start()).toBe(4);
      rmSync(pathOf("packages/kite/dist"), { recursive: true });
      expect(start()).toBe(5);
    });
  });
});

/** Every command on a Node that is too old. */
const asNode18 =
  'data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } })';

test.each([
  ["luau-defs: ", ["packages/luau-defs/bin/luau-defs.cjs", "check", "definitions"]],
  ["luau-docs: ", ["packages/luau-docs/bin/luau-docs.mjs", "check"]],
  ["create-luau-docs: ", ["packages/create-luau-docs/bin/create-luau-docs.cjs", "kit", "--yes"]],
  ["", ["scripts/ts.mjs", "scripts/budget.ts"]],
  ["", ["--import", "./scripts/install-missing.mjs", "packages/luau-docs/bin/luau-docs.mjs", "start"]],
])("%sNode 18 ends with one sentence: %j", (name, args) => {
  const options = { cwd: root, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", asNode18, ...args], options);
  const message = `${name}Node 20.19 or newer is required; this is Node 18.20.8.\n`;
  expect([status, stdout, stderr]).toEqual([2, "", message]);
});

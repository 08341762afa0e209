/** selene reads the library that is written for it, where it is installed (`cargo install selene --version 0.31.0`). */
import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../support/temporary-folder";

const library = path.resolve("tests/fixtures/emit/every-entry");
const scripts = path.resolve("tests/fixtures/editors");
const has = (program: string): boolean => spawnSync(program, ["--version"]).status === 0;

/** `line code` of each line of a script that says what is to be said of it. */
const expectedIn = (script: string): readonly string[] =>
  readFileSync(path.join(scripts, script), "utf8")
    .split("\n")
    .flatMap((line, index) => {
      const [, code] = / --> (\S+)$/.exec(line) ?? [];
      return code === undefined ? [] : [`${index + 1} ${code}`];
    });

test.skipIf(!has("selene"))("selene knows the library, and finds what is used wrongly", () => {
  const folder = temporaryFolder("linters");
  copyFileSync(path.join(library, "selene.yml"), path.join(folder, "kit.yml"));
  copyFileSync(path.join(scripts, "selene.luau"), path.join(folder, "use.luau"));
  writeFileSync(path.join(folder, "selene.toml"), 'std = "kit"\n');
  const args = ["--display-style", "quiet", "--no-summary", "use.luau"];
  const { stdout } = spawnSync("selene", args, { cwd: folder, encoding: "utf8" });
  const found = [...stdout.matchAll(/^use\.luau:(\d+):\d+: \w+\[(\w+)\]/gm)];
  expect(found.map(([, line, code]) => `${line} ${code}`)).toEqual(expectedIn("selene.luau"));
});

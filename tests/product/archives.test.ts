/** Contents of each archive, before it is installed: for the registry, editors and people. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { installIsolated } from "../../scripts/install-isolated";
import { run } from "../../scripts/run";
import { root } from "../support/site-inputs";
import { packageFolders, published } from "../../scripts/release/packages";
import { temporaryFolder } from "../support/temporary-folder";

/** A `package.json`, as far as it is looked at here. */
interface Manifest {
  readonly private?: boolean;
  readonly author: string;
  readonly homepage: string;
  readonly license: string;
  readonly bugs: { readonly url: string };
  readonly repository: { readonly type: string; readonly url: string; readonly directory?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

const archives = inject("archives");
const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;

/** The package that bundles no foreign code. */
const BUNDLES_OURS_ALONE = "gatsby-source-luau-defs";

const publint = await installIsolated("publint", "0.3.25");
const attw = await installIsolated("@arethetypeswrong/cli", "0.18.5");

describe.each(published)("%s", (name) => {
  const archive = archives[name] ?? "";
  const unpacked = temporaryFolder("archive");
  beforeAll(() => void execFileSync("tar", ["-xzf", archive, "-C", unpacked, "--strip-components=1"]));

  test("can be published, and says whose it is and where it is developed", () => {
    const { author, homepage, license, bugs, repository } = manifestIn(root);
    const own = manifestIn(unpacked);
    expect(own.private).toBeUndefined();
    expect(own).toMatchObject({ author, homepage, license, bugs });
    expect(own.repository).toEqual({ ...repository, directory: packageFolders[name] });
  });

  test("has its licence, and those of all that is bundled", () => {
    expect(readFileSync(path.join(unpacked, "LICENSE"), "utf8")).toContain("MIT License");
    const notices = path.join(unpacked, "THIRD-PARTY-NOTICES.md");
    const text = existsSync(notices) ? readFileSync(notices, "utf8") : null;
    if (name === BUNDLES_OURS_ALONE) expect(text).toBeNull();
    else expect(text).toMatch(/^## \S+ \d\S* \(MIT\)\n\n[^]*?Permission is hereby granted/m);
  });

  test("depends on what is published, or brings it", () => {
    const needed = Object.keys(manifestIn(unpacked).dependencies ?? {}).filter(
      (one) => one in packageFolders && !published.includes(one),
    );
    for (const one of needed)
      expect(existsSync(path.join(unpacked, "node_modules", one, "package.json"))).toBe(true);
  });

  test.skipIf(publint === null)("has no findings of publint", async () => {
    const program = path.join(publint ?? "", "src/cli.js");
    const { output, code } = await run("node", [program, archive, "--strict"], { quiet: true });
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining("All good!") });
  });

  test.skipIf(attw === null)("has types that all kinds of imports find", async () => {
    // `node10` does not read `exports`.
    const args = [path.join(attw ?? "", "dist/index.js"), archive, "--profile", "node16", "--no-color"];
    const { output, code } = await run("node", args, { quiet: true });
    expect(code, output).toBe(0);
  });
});

import { spawnSync } from "node:child_process";
import { buildSync } from "esbuild";
import { beforeEach, expect, test } from "vitest";
import { outdatedTexts } from "../../../scripts/documents/release-texts";
import { bumpVersion } from "../../../scripts/version";
import { folderOfEachTest } from "../../support/temporary-folder";

const { pathOf, write: put, read } = folderOfEachTest("release");
const putManifest = (file: string, manifest: object): void =>
  put(file, `${JSON.stringify(manifest, null, 2)}\n`);

beforeEach(() => {
  const version = "0.1.0";
  putManifest("package.json", { name: "kites", version, dependencies: { line: version, knot: version } });
  putManifest("packages/line/package.json", { name: "line", version, peerDependencies: { sail: version } });
  putManifest("plugins/sail/package.json", { name: "sail", version, private: true });
  put("packages/notes.md", "");
  put("CHANGELOG.md", "# Changes\n\n## 0.2.0 (unreleased)\n\n- Tails.\n\n## 0.1.0 (2025-01-31)\n");
});

test("a release has one version, in all packages and their dependencies on each other", () => {
  const manifests = ["package.json", "packages/line/package.json", "plugins/sail/package.json"];
  const files = [...manifests, "CHANGELOG.md"];
  expect(bumpVersion(pathOf(), "0.2.0", "2025-06-30")).toEqual(files);
  expect(manifests.map((file) => JSON.parse(read(file)) as unknown)).toEqual([
    // `knot` is another project's.
    { name: "kites", version: "0.2.0", dependencies: { line: "0.2.0", knot: "0.1.0" } },
    { name: "line", version: "0.2.0", peerDependencies: { sail: "0.2.0" } },
    { name: "sail", version: "0.2.0", private: true },
  ]);
});

test("the section of what is unreleased receives the version and the day", () => {
  bumpVersion(pathOf(), "0.3.0", "2025-06-30");
  expect(read("CHANGELOG.md")).toBe(
    "# Changes\n\n## 0.3.0 (2025-06-30)\n\n- Tails.\n\n## 0.1.0 (2025-01-31)\n",
  );
});

test("the first release replaces what documents say until then", () => {
  spawnSync("git", ["init", "--quiet"], { cwd: pathOf() });
  put("CHANGELOG.md", "# Changes\n\n## 0.2.0 (unreleased)\n\n- Tails.\n");
  put(
    "scripts/documents/release-texts.md",
    "About.\n\n<!-- start: unreleased -->\nClone it.\n<!-- start: released -->\nInstall it.\n" +
      "<!-- from: unreleased -->\n<!-- from: released -->\nKnots.\n",
  );
  put("README.md", "A.\n\n<!-- generated: start -->\n\nClone it.\n\n<!-- end -->\n\nB.\n");
  put("packages/line/README.md", "<!-- generated: from -->\n<!-- end -->\n");
  put("docs/upgrading.md", "Nothing to replace.\n");
  expect(outdatedTexts(pathOf())).toEqual([]);
  const files = bumpVersion(pathOf(), "0.2.0", "2025-06-30");
  expect(files?.slice(-2)).toEqual(["README.md", "packages/line/README.md"]);
  expect([read("README.md"), read("packages/line/README.md")]).toEqual([
    "A.\n\n<!-- generated: start -->\n\nInstall it.\n\n<!-- end -->\n\nB.\n",
    "<!-- generated: from -->\n\nKnots.\n\n<!-- end -->\n",
  ]);
  expect(outdatedTexts(pathOf())).toEqual([]);
});

test("a release that is not described is refused, and nothing is changed", () => {
  put("CHANGELOG.md", "# Changes\n\n## 0.1.0 (2025-01-31)\n");
  expect(bumpVersion(pathOf(), "0.2.0", "2025-06-30")).toBe(null);
  expect(read("package.json")).toContain('"version": "0.1.0"');
});

test("`npm version` ends with a sentence about the missing section", () => {
  put("CHANGELOG.md", "# Changes\n");
  const { outputFiles } = buildSync({
    entryPoints: ["scripts/version.ts"],
    bundle: true,
    platform: "node",
    format: "esm",
    define: { __dirname: JSON.stringify(pathOf("scripts")) },
    write: false,
  });
  const args = ["--input-type=module", "--eval", outputFiles[0]?.text ?? "", pathOf("scripts/version.ts")];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const message = "CHANGELOG.md has no section `## … (unreleased)`: describe the release in one.\n";
  expect([status, stderr]).toEqual([1, message]);
});

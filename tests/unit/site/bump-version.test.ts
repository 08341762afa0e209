import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { bumpVersion } from "../../../scripts/release/bump-version";
import { temporaryFolder } from "../../support/temporary-folder";

let checkout: string;
const put = (file: string, text: string): void => {
  mkdirSync(path.join(checkout, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(checkout, file), text);
};
const read = (file: string): string => readFileSync(path.join(checkout, file), "utf8");
const putManifest = (file: string, manifest: object): void =>
  put(file, `${JSON.stringify(manifest, null, 2)}\n`);

beforeEach(() => {
  checkout = temporaryFolder("release");
  putManifest("package.json", {
    name: "kites",
    version: "0.1.0",
    dependencies: { line: "0.1.0", knot: "0.1.0" },
  });
  putManifest("packages/line/package.json", {
    name: "line",
    version: "0.1.0",
    peerDependencies: { sail: "0.1.0" },
  });
  putManifest("plugins/sail/package.json", { name: "sail", version: "0.1.0", private: true });
  put("packages/notes.md", "");
  put("CHANGELOG.md", "# Changes\n\n## 0.2.0 (unreleased)\n\n- Tails.\n\n## 0.1.0 (2025-01-31)\n");
});

test("a release has one version, in all packages and their dependencies on each other", () => {
  expect(bumpVersion(checkout, "0.2.0", "2025-06-30")).toEqual({
    files: ["package.json", "packages/line/package.json", "plugins/sail/package.json", "CHANGELOG.md"],
  });
  const manifests = ["package.json", "packages/line/package.json", "plugins/sail/package.json"].map(
    (file) => JSON.parse(read(file)) as unknown,
  );
  expect(manifests).toEqual([
    // `knot` is another project's.
    { name: "kites", version: "0.2.0", dependencies: { line: "0.2.0", knot: "0.1.0" } },
    { name: "line", version: "0.2.0", peerDependencies: { sail: "0.2.0" } },
    { name: "sail", version: "0.2.0", private: true },
  ]);
});

test("the section of what is unreleased receives the version and the day", () => {
  bumpVersion(checkout, "0.3.0", "2025-06-30");
  expect(read("CHANGELOG.md")).toBe(
    "# Changes\n\n## 0.3.0 (2025-06-30)\n\n- Tails.\n\n## 0.1.0 (2025-01-31)\n",
  );
});

test("the first release replaces what the texts say until then", () => {
  put("README.md", "A.\n\n<!-- unreleased -->\nClone it.\n<!-- released\nInstall it.\n-->\n\nB.\n");
  put("packages/line/README.md", "<!-- unreleased -->\n<!-- released\nKnots.\n-->\n");
  put("docs/upgrading.md", "Nothing to replace.\n");
  expect(bumpVersion(checkout, "0.2.0", "2025-06-30")).toMatchObject({
    files: expect.arrayContaining(["README.md", "packages/line/README.md"]),
  });
  expect([read("README.md"), read("packages/line/README.md")]).toEqual([
    "A.\n\nInstall it.\n\nB.\n",
    "Knots.\n",
  ]);
});

test("a release that is not described is refused, and nothing is changed", () => {
  put("CHANGELOG.md", "# Changes\n\n## 0.1.0 (2025-01-31)\n");
  expect(bumpVersion(checkout, "0.2.0", "2025-06-30")).toEqual({
    mistake: "CHANGELOG.md has no section `## … (unreleased)`: describe the release in one.",
  });
  expect(read("package.json")).toContain('"version": "0.1.0"');
});

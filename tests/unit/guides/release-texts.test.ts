/** Until the first release, the texts lead with what works without the registry. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { asReleased } from "../../../scripts/release/bump-version";

/** `npm version` dates the section of a release. */
const isReleased = /^## \S+ \(\d{4}-\d\d-\d\d\)$/m.test(readFileSync("CHANGELOG.md", "utf8"));
const FROM_REGISTRY = /npm (?:create|install) (?:luau-docs|luau-defs)\b/;

test.each([
  "README.md",
  "docs/another-engine.md",
  "docs/upgrading.md",
  "packages/luau-docs/README.md",
  "packages/create-luau-docs/README.md",
  "plugins/gatsby-source-luau-defs/README.md",
])("%s requires no package of ours from the registry before there is one", (file) => {
  const text = readFileSync(file, "utf8");
  const visible = text.replaceAll(/<!--[^]*?-->/g, "");
  expect(FROM_REGISTRY.test(visible)).toBe(isReleased);
  expect(text.includes("<!-- unreleased -->")).toBe(!isReleased);
  expect(asReleased(text)).toMatch(FROM_REGISTRY);
  expect(asReleased(text)).not.toMatch(/(?:un)?released -->|<!-- released|[Nn]othing is published yet/);
});

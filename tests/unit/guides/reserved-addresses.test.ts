import { expect, test } from "vitest";
import { checkReadings } from "../../../src/node/content/check-readings";

const guideAt = (href: string) => ({
  file: "content/docs/changes.mdx",
  diagnostics: [],
  references: [],
  page: {
    file: "content/docs/changes.mdx",
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 2,
    href,
    kind: "guide" as const,
    isDraft: false,
  },
  authors: [],
  tags: [],
  guide: null,
  unread: null,
});

test("a guide must not have the address of a version's changes, if there are other versions", () => {
  const levels = { brokenMarkdownLinks: null, duplicateRoutes: null };
  const check = (reserved: readonly string[]) =>
    checkReadings([guideAt("/docs/changes")], { reserved: new Set(reserved) }, levels);
  expect(check(["/docs/changes", "/docs/next/changes"])).toMatchObject([
    {
      rule: "reserved-address",
      message: "/docs/changes is the page of the version's changes.",
      suggestion: "Give the guide another `slug`.",
    },
  ]);
  expect(check(["/docs/next/changes"])).toEqual([]);
  expect(check([])).toEqual([]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { internals } from "../../../packages/gatsby-lean/src/internals";
import { installedGatsby, isVerified, unverifiedNotice } from "../../../packages/gatsby-lean/src/versions";

const sources = ["data", "gatsby", "module-stubs", "reporter", "loading-cache"].map((name) =>
  readFileSync(`packages/gatsby-lean/src/${name}.ts`, "utf8"),
);

test("the installed Gatsby is verified, and another one is named in one sentence", () => {
  expect(isVerified(installedGatsby("node_modules"))).toBe(true);
  expect(isVerified("5.17.0")).toBe(false);
  expect(unverifiedNotice("5.17.0")).toBe(
    "gatsby-lean is not verified with Gatsby 5.17.0 (only 5.16.1): Gatsby builds the site by itself, which takes longer.",
  );
});

test("every module of Gatsby that is replaced or called is in the list", () => {
  const listed = internals.map(({ touches }) => touches).join("\n");
  const loaded = sources.flatMap((text) =>
    [...text.matchAll(/"(?:gatsby|\.)\/dist\/([\w/-]+)"/g)].map(
      ([, name = ""]) => name.split("/").at(-1) ?? "",
    ),
  );
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((name) => !listed.includes(name))).toEqual([]);
  expect(internals.length).toBeLessThanOrEqual(6);
});

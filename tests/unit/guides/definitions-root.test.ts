import { afterEach, expect, test, vi } from "vitest";
import { definitionsRoot } from "../../../src/node/versions/definitions-root";

afterEach(() => vi.unstubAllEnvs());

test("definitions of the site's own folder are read in the copy, others where they are", () => {
  vi.stubEnv("SITE_SOURCES", "/kit/docs");
  expect(definitionsRoot({ definitions: ["definitions"] })).toBe(process.cwd());
  expect(definitionsRoot({ definitions: ["../src"] })).toBe("/kit/docs");
  expect(definitionsRoot({ definitions: ["definitions/types", "definitions/*.luau"] })).toBe(process.cwd());
  expect(definitionsRoot({ definitions: ["definitions", "../src"] })).toBe("/kit/docs");
  vi.stubEnv("SITE_SOURCES", undefined);
  expect(definitionsRoot({ definitions: ["../src"] })).toBe(process.cwd());
});

import { afterEach, describe, expect, test, vi } from "vitest";
import type { WrittenSettings } from "luau-contract";
import { definitionsRoot } from "../../../src/node/settings/definition-options";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";
import { placeholderUrl } from "../../../src/node/settings/config-source";

describe("definitions root", () => {
  const site = temporaryFolder("root");
  afterEach(() => vi.unstubAllEnvs());

  const rootOf = (definitions: string[], settings: WrittenSettings = {}): string =>
    definitionsRoot({ definitions }, settings) === site ? "site" : "stage";

  test("definitions of the site's own folder are read in the copy, others where they are", () => {
    vi.stubEnv("SITE_SOURCES", site);
    expect(definitionsRoot({ definitions: ["definitions"] }, {})).toBe(process.cwd());
    expect(rootOf(["../src"])).toBe("site");
    expect(rootOf(["definitions/types", "definitions/*.luau"])).toBe("stage");
    expect(rootOf(["definitions", "../src"])).toBe("site");
    vi.stubEnv("SITE_SOURCES", undefined);
    expect(definitionsRoot({ definitions: ["../src"] }, {})).toBe(process.cwd());
  });

  test("and with files elsewhere that the settings name, they are read where these are", () => {
    vi.stubEnv("SITE_SOURCES", site);
    const url = "https://w.example/{name}";
    expect(rootOf(["definitions"], { external: [{ path: "definitions/vendor", url }] })).toBe("stage");
    expect(rootOf(["definitions"], { external: "inventories" })).toBe("site");
    expect(rootOf(["definitions"], { docs: ["api-docs.json"] })).toBe("site");
    expect(rootOf(["definitions"], { platform: "kiln" })).toBe("stage");
    writerIn(site)("platforms/kiln.json", "{}");
    expect(rootOf(["definitions"], { platform: "kiln" })).toBe("site");
  });
});

const severityOf = (url: string, purpose: Parameters<typeof placeholderUrl>[1]) =>
  placeholderUrl(url, purpose)[0]?.severity;

const EXAMPLES = ["https://kit.example", "https://docs.example.org", "https://example.com:8443"];
const REAL = [
  "https://kit.github.io",
  "https://example.kit.dev",
  "https://notexample.com",
  "http://10.0.0.7",
];

test.each([...EXAMPLES, "http://localhost:8000", "https://kit.test"])("%s is a placeholder", (url) => {
  const severities = (["check", "deploy", "publish"] as const).map((purpose) => severityOf(url, purpose));
  expect(severities).toEqual(["warning", "error", undefined]);
});

test.each(REAL)("%s is none", (url) => expect(severityOf(url, "deploy")).toBeUndefined());

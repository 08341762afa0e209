import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { afterEach, expect, test, vi } from "vitest";
import { reportDiagnostics } from "../../../src/node/diagnostics/report-diagnostics";
import { readContentFolder } from "../../support/read-content-folder";
import { temporaryFolder } from "../../support/temporary-folder";

const parent = temporaryFolder("reports");
const folder = path.join(parent, "out");
const { diagnostics } = readContentFolder("tests/fixtures/content/failing/sidebar-of-a-version", []);
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Reports as the build does, and returns what Gatsby's reporter is called with. */
function report(found = diagnostics): { readonly printed: readonly string[]; readonly written: string } {
  const printed: string[] = [];
  const note = (text: string): void => void printed.push(text);
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  // The part of Gatsby's reporter that the report calls.
  reportDiagnostics({ warn: note, panicOnBuild: note } as unknown as Reporter, found, {
    name: "content",
    headline: (count) => `${count} problems`,
  });
  const written = write.mock.calls.map(([text]) => String(text)).join("");
  write.mockRestore();
  return { printed, written };
}

test("problems of guides are printed alone where nothing asks for more", () => {
  vi.stubEnv("GITHUB_ACTIONS", "");
  const { printed, written } = report();
  expect(printed.join("\n")).toContain("error unknown-guide");
  expect(written).not.toContain("::error");
  expect(existsSync(folder)).toBe(false);
});

test("more than five problems of a kind are one line in the terminal, and all of them elsewhere", () => {
  vi.stubEnv("GITHUB_ACTIONS", "true");
  const [first] = diagnostics;
  if (first === undefined) throw new Error("The fixture has no problem");
  const six = Array.from({ length: 6 }, (_, line) => ({
    ...first,
    severity: "warning" as const,
    line: line + 1,
  }));
  const { printed, written } = report(six);
  expect(printed).toEqual([
    expect.stringMatching(/^\S+ warning unknown-guide [^\n]*\(one of 6 in 1 file: luau-docs check --all\)$/),
  ]);
  expect(written.match(/::warning/g)).toHaveLength(6);
  expect(report(six.slice(1)).printed).toHaveLength(5);
});

test("a folder gets them as JSON and SARIF, GitHub's runners get annotations", () => {
  vi.stubEnv("GITHUB_ACTIONS", "true");
  // A site in a folder of a repository.
  vi.stubEnv("GITHUB_WORKSPACE", parent);
  vi.stubEnv("SITE_SOURCES", path.join(parent, "website"));
  vi.stubEnv("DIAGNOSTICS_FOLDER", folder);
  const { written } = report();
  const [first] = diagnostics;
  expect(written).toContain(
    `::error file=website/${first?.file},line=${first?.line},endLine=${first?.endLine},col=${first?.column},endColumn=${first?.endColumn},title=unknown-guide::`,
  );
  // Our own formats, as they were written just now.
  const json = JSON.parse(readFileSync(path.join(folder, "content.json"), "utf8")) as {
    readonly findings: unknown;
  };
  expect(json.findings).toEqual(diagnostics);
  const sarif = JSON.parse(readFileSync(path.join(folder, "content.sarif"), "utf8")) as {
    readonly runs: readonly [{ readonly results: readonly { readonly ruleId: string }[] }];
  };
  expect(sarif.runs[0].results.map(({ ruleId }) => ruleId)).toEqual(diagnostics.map(({ rule }) => rule));
});

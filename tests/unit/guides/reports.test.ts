import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { type Diagnostic, diagnosticIn } from "luau-diagnostics";
import { FILE_START } from "luau-syntax";
import { afterEach, expect, test, vi } from "vitest";
import { reportSnapshot } from "../../../plugins/gatsby-source-luau-defs/src/report-snapshot";
import { followProblems, type ShownProblem } from "../../../scripts/dev/dev-problems";
import { reportDiagnostics } from "../../../src/node/diagnostics/report-diagnostics";
import { readContentFolder } from "../../support/read-content-folder";
import { root } from "../../support/site-inputs";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

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
  const six = [1, 2, 3, 4, 5, 6].map((line) => ({ ...first, severity: "warning" as const, line }));
  const { printed, written } = report(six);
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(
    /^\S+ warning unknown-guide [^\n]*\(one of 6 in 1 file: npx --no-install luau-docs check --all\)$/,
  );
  expect(written.match(/::warning/g)).toHaveLength(6);
  expect(report(six.slice(1)).printed).toHaveLength(5);
});

const HELP = "`luau-defs convert ../kite.luau --write` does it.";

/** A site in a hidden folder of the one in which its author types, as a preview is. */
function siteBelow(): Diagnostic {
  const sources = path.join(parent, "preview");
  const write = writerIn(parent);
  write("kite.luau", "-- Flies.\n");
  write("preview/site.config.ts", "");
  vi.stubEnv("INIT_CWD", parent);
  vi.stubEnv("SITE_SOURCES", sources);
  const message = "This file and `../kite.luau:1` are set in `site.config.ts`.";
  const problem = { rule: "unpublished", severity: "error", message, suggestion: HELP } as const;
  return diagnosticIn("../kite.luau", FILE_START, problem);
}

const TYPED = /^kite\.luau:1:1 .* `kite\.luau:1` are set in `preview\/site\.config\.ts`/m;
const TYPED_HELP = "`npx --no-install luau-defs convert kite.luau --write`";

test("an author can type the paths and commands of a problem where they started the site", async () => {
  const problem = siteBelow();
  const printed = report([problem]).printed.join("\n");
  expect(printed).toMatch(TYPED);
  expect(printed).toContain(TYPED_HELP);
  // The terminal of definitions.
  const errors: string[] = [];
  const reporter = { error: (text: string) => errors.push(text) } as unknown as Reporter;
  const nothing = { sources: new Map(), problems: [], notes: [], unpublishedNotes: [] };
  reportSnapshot({ ...nothing, diagnostics: [problem] }, reporter, "next");
  expect(errors.join("\n")).toMatch(TYPED);
  expect(errors.join("\n")).toContain(TYPED_HELP);
  // The page.
  writerIn(folder)("content.json", JSON.stringify({ findings: [problem] }));
  const [shown] = await new Promise<readonly ShownProblem[]>((resolve) => {
    const { close } = followProblems(folder, [path.join(parent, "preview"), root], (problems) => {
      close();
      resolve(problems);
    });
  });
  expect(shown).toMatchObject({
    file: "../kite.luau",
    shownFile: "kite.luau",
    frame: [{ text: "-- Flies." }, {}],
  });
  expect(shown?.suggestion).toContain(TYPED_HELP);
  // Outside of the author's folder, paths start from the site's.
  vi.stubEnv("INIT_CWD", path.join(parent, "elsewhere"));
  expect(report([problem]).printed.join("\n")).toMatch(
    /^\.\.\/kite\.luau:1:1 .* are set in `site\.config\.ts`/m,
  );
});

test("a folder gets them as JSON and SARIF, GitHub's runners get annotations", () => {
  vi.stubEnv("GITHUB_ACTIONS", "true");
  // A site in a folder of a repository.
  vi.stubEnv("GITHUB_WORKSPACE", parent);
  vi.stubEnv("SITE_SOURCES", path.join(parent, "website"));
  vi.stubEnv("DIAGNOSTICS_FOLDER", folder);
  const { written } = report();
  const [first] = diagnostics;
  const lines = `line=${first?.line},endLine=${first?.endLine}`;
  const columns = `col=${first?.column},endColumn=${first?.endColumn}`;
  expect(written).toContain(`::error file=website/${first?.file},${lines},${columns},title=unknown-guide::`);
  const jsonOf = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  // `toMatchObject` ignores further properties, which a diagnostic must not have.
  expect(jsonOf("content.json")).toHaveProperty("findings", diagnostics);
  const results = diagnostics.map(({ rule }) => ({ ruleId: rule }));
  expect(jsonOf("content.sarif")).toMatchObject({ runs: [{ results }] });
});

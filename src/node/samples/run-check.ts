/**
 * Checks the samples of each version's definitions and guides, with the command line of the source plugin, which
 * runs in processes of its own.
 */
import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { counted, type Diagnostic, type SampleNotes, type Severity } from "luau-contract";
import { severityOf } from "../content/severity";
import type { Checker } from "../diagnostics/report-diagnostics";
import { readSite } from "../site/read-site";
import { definitionsRoot } from "../versions/definitions-root";
import { docsVersions, type DocsVersion } from "../versions/docs-versions";
import { sampleRules } from "./sample-rules";
import { samplesFolder, type VersionNotes } from "./notes-file";

export interface SampleCheck {
  readonly diagnostics: readonly Diagnostic[];
  readonly versions: readonly VersionNotes[];
}

export const SAMPLES: Checker = {
  name: "samples",
  headline: (count) => `${counted(count, "mistake")} in samples`,
};

/** Null if the configuration ignores mistakes in samples. */
export async function runSampleCheck(): Promise<SampleCheck | null> {
  const { checks, rules, ...site } = readSite();
  const severity = severityOf(checks.samples);
  if (severity === null) return null;
  const levels = Object.entries(sampleRules(rules)).map(([rule, level]) => `${rule}=${level}`);
  const cwd = definitionsRoot(site);
  const checked = await Promise.all(docsVersions(site).map((one) => checkVersion(one, levels, cwd)));
  return {
    diagnostics: checked.flatMap((version) => version.diagnostics).map((found) => atMost(found, severity)),
    versions: checked.flatMap(({ notes }) => notes),
  };
}

const atMost = (diagnostic: Diagnostic, severity: Severity): Diagnostic =>
  severity === "warning" ? { ...diagnostic, severity } : diagnostic;

/** The command's report in JSON. */
interface Report {
  readonly findings: readonly Diagnostic[];
}

async function checkVersion(
  version: DocsVersion,
  levels: readonly string[],
  cwd: string,
): Promise<{
  readonly diagnostics: readonly Diagnostic[];
  readonly notes: readonly VersionNotes[];
}> {
  const notes = path.resolve(samplesFolder, `${version.name}.notes.json`);
  const args = [
    ...argumentsFor(version, cwd),
    "--notes",
    notes,
    ...(levels.length > 0 ? ["--level", ...levels] : []),
  ];
  rmSync(notes, { force: true });
  const { stdout, stderr } = await runCommand(args, cwd);
  // A mistake in the definitions is reported by the source plugin.
  if (!existsSync(notes)) throw new Error(`The samples cannot be checked: ${stderr}${stdout}`);
  return {
    diagnostics: (JSON.parse(stdout) as Report).findings,
    notes: [
      {
        path: version.path,
        isFrozen: version.frozen !== null,
        notes: JSON.parse(readFileSync(notes, "utf8")) as SampleNotes,
      },
    ],
  };
}

/** Guides of frozen versions are checked with the definitions of their time. */
function argumentsFor({ name, definitions, frozen }: DocsVersion, cwd: string): readonly string[] {
  const content = frozen === null ? "content" : `content/versions/${frozen}/docs`;
  const folders = [definitions, content].filter((folder) => existsSync(path.resolve(cwd, folder)));
  const exclude = frozen === null ? ["--exclude", "content/versions"] : [];
  return [...folders, ...exclude, "--cache", path.resolve(samplesFolder, `${name}.json`), "--format", "json"];
}

function runCommand(
  args: readonly string[],
  cwd: string,
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const resolve = createRequire(path.resolve("package.json")).resolve;
  const program = path.join(
    path.dirname(resolve("gatsby-source-luau-defs/package.json")),
    "bin/luau-defs.cjs",
  );
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((done) => {
    execFile(process.execPath, [program, "samples", ...args], options, (_error, stdout, stderr) =>
      done({ stdout, stderr }),
    );
  });
}

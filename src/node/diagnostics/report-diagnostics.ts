import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { renderDiagnostic, reportFiles, sourcesByPath, sourceText, toGithubAnnotations, type Diagnostic, type SourceText } from "luau-contract";
import packageJson from "../../../package.json";

/** A check of the build, as reports name it. */
export interface Checker {
  /** The name of its report's files: `content`. */
  readonly name: string;
  /** The line above its errors. */
  readonly headline: (count: number) => string;
}

/** Prints every mistake; errors end the build once all of them have been printed. */
export function reportDiagnostics(reporter: Reporter, diagnostics: readonly Diagnostic[], { name, headline }: Checker): void {
  reportToPrograms(name, diagnostics);
  const sources = sourcesOf(diagnostics);
  const texts = (severity: Diagnostic["severity"]): string[] =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).map((diagnostic) => renderDiagnostic(diagnostic, sources.get(diagnostic.file), { colour: hasColour() }));
  for (const warning of texts("warning")) reporter.warn(warning);
  const errors = texts("error");
  if (errors.length > 0) reporter.panicOnBuild(`${headline(errors.length)}:\n\n${errors.join("\n\n")}`);
}

export const hasColour = (): boolean => process.stdout.isTTY && !process.env["NO_COLOR"];

/** The texts that mistakes are in, for their code frames. */
function sourcesOf(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, SourceText> {
  const files = [...new Set(diagnostics.map(({ file }) => file))].filter((file) => existsSync(file));
  return sourcesByPath(files.map((file) => sourceText(file, readFileSync(file, "utf8"))));
}

/** Annotations for GitHub's own runners; JSON and SARIF for who names a folder, empty where nothing is wrong. */
function reportToPrograms(name: string, diagnostics: readonly Diagnostic[]): void {
  if (process.env["GITHUB_ACTIONS"] === "true") process.stdout.write(toGithubAnnotations(diagnostics));
  const folder = process.env["DIAGNOSTICS_FOLDER"];
  if (folder === undefined) return;
  // A build runs in another folder than it was started in.
  const target = path.resolve(process.env["INIT_CWD"] ?? ".", folder);
  mkdirSync(target, { recursive: true });
  for (const [file, text] of reportFiles(name, diagnostics, { name: packageJson.name, version: packageJson.version, rules: [] })) writeFileSync(path.join(target, file), text);
}

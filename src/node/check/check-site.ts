import path from "node:path";
import { checkDefinitions } from "gatsby-source-luau-defs/check";
import { sortDiagnostics, type Diagnostic } from "luau-contract";
import { contentMistakes } from "../content/content-mistakes";
import { entriesByName } from "../content/gatsby/api-entries";
import { readContentFolder } from "../content/read-content-folder";
import { runSampleCheck } from "../samples/run-check";
import { readHome } from "../site/home";
import { readMessages } from "../site/messages";
import { configMistakes, readSite } from "../site/read-site";
import { definitionOptions } from "../versions/definition-options";

/** What the checks of a site found. */
export interface CheckedSite {
  readonly diagnostics: readonly Diagnostic[];
  /** What else prevents a build, or was not checked: a sentence each. */
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** Runs the checks of a build that need no pages, in the current folder, a stage. */
export async function checkSite(): Promise<CheckedSite> {
  const invalid = configMistakes();
  if (invalid.length > 0) return { diagnostics: invalid, problems: [], notes: [NOT_CONFIGURED] };
  const versions = await Promise.all(
    definitionOptions().map((options) => checkDefinitions(options, path.resolve("."))),
  );
  const modules = versions.flatMap((version) => version.modules);
  const problems = versions.flatMap((version) => version.problems);
  const found = versions.flatMap((version) => version.diagnostics);
  const canRun = problems.length === 0 && !found.some(({ severity }) => severity === "error");
  const samples = canRun ? await runSampleCheck() : null;
  const hrefs = new Map([...entriesByName(modules)].map(([name, { href }]) => [name, href]));
  const all = [
    ...found,
    ...contentMistakes(readContentFolder(), modules),
    ...readMessages(readSite()).diagnostics,
    ...readHome(hrefs).diagnostics,
    ...(samples?.diagnostics ?? []),
  ];
  return { diagnostics: sortDiagnostics(all), problems, notes: canRun ? [] : [NO_SAMPLES] };
}

const NOT_CONFIGURED = "The rest of the site is checked when its configuration is valid.";
const NO_SAMPLES = "Samples are checked when the definitions have no errors.";

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { installIsolated } from "../../scripts/install-isolated";
import { filesUnder } from "../../src/node/files/published-files";

/** Checks the HTML standard and the use of ARIA, but not formatting. */
const htmlValidate = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // ARIA permits a name wherever it is not prohibited, such as on a list of tags.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

/** The absolute paths of a folder's pages. */
export const htmlFiles = (folder: string): readonly string[] =>
  filesUnder(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => path.join(folder, file));

/** html-validate's errors, a line each, with the page and the element. */
export function htmlProblems(file: string): readonly string[] {
  const { results } = htmlValidate.validateStringSync(readFileSync(file, "utf8"), file);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector ?? "no element"})`,
    ),
  );
}

/** The checker behind validator.w3.org; null without Java, or if the package is not available. */
export async function installVnu(): Promise<string | null> {
  if (spawnSync("java", ["-version"]).status !== 0) return null;
  const folder = await installIsolated("vnu-jar", "26.9.27");
  return folder === null ? null : path.join(folder, "build/dist/vnu.jar");
}

interface VnuReport {
  readonly messages: readonly {
    readonly url: string;
    readonly lastLine: number;
    readonly message: string;
    readonly extract?: string;
  }[];
}

/** In a run this short, Java's optimizing compiler costs more than it saves. vnu requires more stack than is usual. */
const SHORT_RUN = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss4m"];

/** vnu's errors, a line each. */
export function vnuErrors(jar: string, files: readonly string[]): readonly string[] {
  const options = ["--errors-only", "--exit-zero-always", "--format", "json", "--stdout"];
  const args = [...SHORT_RUN, "-jar", jar, ...options, ...files];
  const report: VnuReport = JSON.parse(
    execFileSync("java", args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }),
  );
  return report.messages.map(({ url, message, extract = "" }) => `${url}: ${message} (${extract})`);
}

/** In: packed archives. Out: packages in a registry. */
import { published, SCOPE } from "./packages";
import type { Archives } from "./pack-packages";
import { run } from "../run";

/** `npm run --silent` would silence the errors of npm that it starts, too. */
const LOG_ERRORS = "--loglevel=error";

export interface PublishOptions {
  /** False to only try: npm checks the archives, and sends nothing. */
  readonly isFinal: boolean;
  readonly hasProvenance: boolean;
  readonly registry?: string | undefined;
}

/** npm signs the origin of packages with an identity from the CI (OIDC), which a dry run does not need. */
export const canSign = (env: NodeJS.ProcessEnv): boolean =>
  "ACTIONS_ID_TOKEN_REQUEST_URL" in env || "SIGSTORE_ID_TOKEN" in env;

export async function publishPackages(
  archives: Archives,
  options: PublishOptions,
): Promise<readonly string[]> {
  const args = [
    "--access=public",
    LOG_ERRORS,
    ...(options.hasProvenance ? ["--provenance"] : []),
    ...(options.isFinal ? [] : ["--dry-run"]),
    ...(options.registry === undefined ? [] : [`--registry=${options.registry}`]),
  ];
  for (const name of published) {
    const archive = archives[name] ?? "";
    const { code, output } = await run("npm", ["publish", archive, ...args], { quiet: true });
    if (code !== 0) return [`npm does not publish ${name}:\n${output.trim()}`];
    process.stdout.write(`${options.isFinal ? "Published" : "Would publish"} ${name}\n`);
  }
  return [];
}

/** Versions that the registry has already, in words; null if it cannot be reached. */
export async function alreadyPublished(
  version: string,
  registry: string | undefined,
): Promise<readonly string[] | null> {
  const findings: string[] = [];
  for (const name of published) {
    const full = `${SCOPE === null ? "" : `${SCOPE}/`}${name}@${version}`;
    const from = registry === undefined ? [] : [`--registry=${registry}`];
    const { code, output } = await run("npm", ["view", full, "version", LOG_ERRORS, ...from], {
      quiet: true,
    });
    if (code !== 0 && !output.includes("E404")) return null;
    if (code === 0 && output.trim() !== "")
      findings.push(`${full} is already published. Run \`npm version\`.`);
  }
  return findings;
}

/**
 * The inputs of a build that are not arguments. Gatsby loads `gatsby-config.ts` and `gatsby-node.ts` by itself and
 * passes nothing of ours to them, so they read these variables, and files relative to the working directory, which
 * must be a stage.
 */
import path from "node:path";

interface BuildInputs {
  /** The site's folder, with its git history: the stage is a copy without it. */
  readonly sources: string;
  /** Our renderer, or Gatsby's webpack. */
  readonly renderer: "own" | "gatsby";
  readonly purpose?: SitePurpose;
}

/** A build with the purpose "deploy" requires the site's own `url`. */
type SitePurpose = "publish" | "check" | "deploy";

/** The variables for a process that runs Gatsby in a stage. */
export const inputVariables = ({ sources, renderer, purpose = "publish" }: BuildInputs) => ({
  SITE_SOURCES: sources,
  SITE_RENDERER: renderer,
  SITE_PURPOSE: purpose,
});

/** Makes this process one that runs Gatsby in a stage. */
export function enterStage(stage: string, inputs: BuildInputs): void {
  Object.assign(process.env, inputVariables(inputs));
  process.chdir(stage);
}

export const siteSources = (): string => path.resolve(process.env["SITE_SOURCES"] ?? ".");

/** Whether Gatsby builds the site by itself. */
export const isStock = (): boolean => process.env["SITE_RENDERER"] !== "own";

export const sitePurpose = (): string | undefined => process.env["SITE_PURPOSE"];

/** Gatsby's command, `build` or `develop`, which it sets before it loads the hooks. */
export const gatsbyCommand = (): string | undefined => process.env["gatsby_executing_command"];

/** Output of the plugin, which runs in this process: documentation that is on no page. */
export const unpublishedNote = (): string => process.env["SITE_LEFT_OUT"] ?? "";

/** The folder in which npm, and thus the user, started the command. */
export const commandFolder = (): string | undefined => process.env["INIT_CWD"];

/** The folder in which a user wants reports as JSON and SARIF. */
export function reportsFolder(): string | null {
  const folder = process.env["DIAGNOSTICS_FOLDER"];
  return folder === undefined ? null : path.resolve(commandFolder() ?? ".", folder);
}

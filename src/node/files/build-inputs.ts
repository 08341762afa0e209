/**
 * The inputs of a build that are not arguments: Gatsby loads `gatsby-config.ts` and `gatsby-node.ts` by
 * itself and passes nothing of ours to them. Files are relative to the working directory, a stage.
 */
import path from "node:path";

interface BuildInputs {
  /** The site's folder, with its git history: the stage is a copy without it. */
  readonly sources: string;
  readonly renderer: "own" | "gatsby";
  /** Where the plugin and the checks write their reports, for the command that runs the build. */
  readonly reports?: string;
}

export const inputVariables = ({ sources, renderer, reports }: BuildInputs) => ({
  SITE_SOURCES: sources,
  SITE_RENDERER: renderer,
  ...(reports !== undefined && { DIAGNOSTICS_FOLDER: reports }),
});

export function enterStage(stage: string, inputs: BuildInputs): void {
  Object.assign(process.env, inputVariables(inputs));
  process.chdir(stage);
}

export const siteSources = (): string => path.resolve(process.env["SITE_SOURCES"] ?? ".");

export const isStock = (): boolean => process.env["SITE_RENDERER"] !== "own";

/** Gatsby's command, `build` or `develop`, which it sets before it loads the hooks. */
export const gatsbyCommand = (): string | undefined => process.env["gatsby_executing_command"];

/** The folder in which npm, and thus the user, started the command. */
export const commandFolder = (): string | undefined => process.env["INIT_CWD"];

/** The folder for reports as JSON and SARIF; null if none is configured. */
export function reportsFolder(): string | null {
  const folder = process.env["DIAGNOSTICS_FOLDER"];
  return folder === undefined ? null : path.resolve(commandFolder() ?? ".", folder);
}

import { Option, type Command } from "commander";
import { commandHelp } from "luau-contract";
import { folderArgument, siteIn } from "./arguments";

/** `luau-docs build` */
export function addBuild(program: Command): void {
  program
    .command("build")
    .description("Build into public/; a failed build keeps the previous site")
    .addArgument(folderArgument())
    .addHelpText(
      "after",
      commandHelp({
        prints: "progress",
        failsOn: "a problem in the site",
        examples: ["luau-docs build", "luau-docs build docs --deploy"],
      }),
    )
    .option("--no-publish", "Only check: leave public/ as it is")
    .option("--deploy", "Refuse a `url` that is a placeholder: hosts run this", false)
    // For the developers of this program: see gatsby-lean.
    .addOption(new Option("--stock", "Gatsby builds the site by itself, with webpack").hideHelp())
    .action(async (folder: string, { publish, deploy, stock }: BuildFlags) => {
      const { buildSite } = await import("../../../scripts/build/build-site");
      await buildSite(siteIn(folder), {
        publishes: publish,
        isForDeployment: deploy,
        isStock: stock === true,
      });
    });
}

interface BuildFlags {
  readonly publish: boolean;
  readonly deploy: boolean;
  readonly stock?: boolean;
}

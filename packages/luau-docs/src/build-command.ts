import type { Command } from "commander";
import { commandHelp } from "luau-contract";
import { buildSite } from "../../../scripts/build/build-site";
import { folderArgument, siteIn } from "./arguments";

/** `luau-docs build` */
export function addBuild(program: Command): void {
  program
    .command("build")
    .description("build the site in public/, which is unchanged if the site has mistakes")
    .addArgument(folderArgument())
    .addHelpText(
      "after",
      commandHelp({
        prints: "progress",
        failsOn: "a mistake in the site",
        examples: ["luau-docs build", "luau-docs build docs --deploy"],
      }),
    )
    .option("--no-publish", "only check: leave public/ as it is")
    .option("--deploy", "refuse a `url` that is a placeholder: hosts run this", false)
    .action((folder: string, { publish, deploy }: { readonly publish: boolean; readonly deploy: boolean }) =>
      buildSite(siteIn(folder), { publishes: publish, isForDeployment: deploy }),
    );
}

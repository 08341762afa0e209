import type { Command } from "commander";
import { buildSite } from "../../../scripts/build/build-site";
import { examples, folderArgument, siteIn } from "./arguments";

interface Options {
  readonly stock: boolean;
}

/** `luau-docs build` */
export function addBuild(program: Command): void {
  program
    .command("build")
    .description("build the site in public/, which is unchanged if the site has mistakes")
    .addArgument(folderArgument())
    .option("--stock", "replace no part of Gatsby and webpack: slower, for reports of bugs", false)
    .addHelpText("after", examples("luau-docs build", "luau-docs build docs"))
    .action((folder: string, { stock }: Options) =>
      buildSite(siteIn(folder), { without: stock ? null : [] }),
    );
}

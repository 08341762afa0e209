import type { Command } from "commander";
import { examples, folderArgument, siteIn } from "./arguments";

/** `luau-docs check` */
export function addCheck(program: Command): void {
  program
    .command("check")
    .description("print every mistake in configuration, definitions, samples and guides, without a build")
    .addArgument(folderArgument())
    .addHelpText("after", examples("luau-docs check"))
    .action((folder: string) => void siteIn(folder));
}

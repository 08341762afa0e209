import type { Command } from "commander";
import { commandHelp } from "luau-contract";
import { CommandError } from "./command-error";
import { folderArgument, siteIn } from "./arguments";

/** `luau-docs version` */
export function addVersion(program: Command): void {
  program
    .command("version")
    .description("Freeze guides and definitions as a version of the docs")
    .argument("<name>", "Version's name in addresses: 1.0")
    .addArgument(folderArgument())
    .addHelpText(
      "after",
      commandHelp({
        prints: "the folder of the version",
        failsOn: "the version exists, or there are no definitions",
        examples: ["luau-docs version 2.0"],
      }),
    )
    .action(async (name: string, folder: string) => {
      const { freezeVersion } = await import("../../../scripts/freeze-version");
      const result = freezeVersion(siteIn(folder).sources, name);
      if ("problem" in result) throw new CommandError(result.problem, result.isUsage === true ? 2 : 1);
      process.stdout.write(`Version ${name} is frozen in ${result.frozen} and listed in site.config.ts.\n`);
    });
}

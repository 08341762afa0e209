import type { Command } from "commander";
import { commandHelp } from "luau-contract";
import packageJson from "../package.json";
import { folderArgument, siteIn } from "./arguments";

/** `luau-docs doctor` */
export function addDoctor(program: Command): void {
  program
    .command("doctor")
    .description("Print versions, caches and problems of the configuration, for an issue")
    .addArgument(folderArgument())
    .addHelpText(
      "after",
      commandHelp({
        prints: "versions, caches, problems of the configuration",
        failsOn: "a missing package, or an error in the configuration",
        examples: ["luau-docs doctor", "luau-docs doctor docs"],
      }),
    )
    .action(async (folder: string) => {
      const { examineSite } = await import("../../../scripts/site-doctor");
      const { text, isHealthy } = await examineSite(siteIn(folder), packageJson);
      process.stdout.write(text);
      if (!isHealthy) process.exitCode = 1;
    });
}

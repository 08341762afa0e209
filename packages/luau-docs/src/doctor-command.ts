import type { Command } from "commander";
import { examineSite } from "../../../scripts/site-doctor";
import packageJson from "../package.json";
import { examples, folderArgument, siteIn } from "./arguments";

/** `luau-docs doctor` */
export function addDoctor(program: Command): void {
  program
    .command("doctor")
    .description("print versions, caches and mistakes of the configuration, to be pasted into an issue")
    .addArgument(folderArgument())
    .addHelpText("after", `${examples("luau-docs doctor", "luau-docs doctor docs")}${EXIT_CODES}`)
    .action(async (folder: string) => {
      const { text, isHealthy } = await examineSite(siteIn(folder), packageJson);
      process.stdout.write(text);
      if (!isHealthy) process.exitCode = 1;
    });
}

const EXIT_CODES = `

Exit codes:
  0  nothing needs to be fixed
  1  a package is missing, or the configuration has an error
  2  usage error`;

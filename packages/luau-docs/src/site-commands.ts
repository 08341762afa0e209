import { Option, type Command } from "commander";
import { addCommand, folderArgument, siteIn, builtSiteIn, CommandError } from "./arguments";
import type { BuildOptions } from "../../../scripts/build/build-site";
import packageJson from "../package.json";

export function addBuild(program: Command): void {
  addCommand(program, "build", "Build into public/; a failed build keeps the previous site", {
    prints: "progress",
    failsOn: "a problem in the site",
    examples: ["luau-docs build", "luau-docs build docs --deploy"],
  })
    .addArgument(folderArgument())
    .option("--no-publish", "Only check: leave public/ as it is")
    .option("--deploy", "Refuse a `url` that is a placeholder: hosts run this", false)
    // For the developers of this program: see gatsby-lean.
    .addOption(new Option("--stock", "Gatsby builds the site by itself, with webpack").hideHelp())
    .action(async (folder: string, options: BuildOptions) => {
      const { buildSite } = await import("../../../scripts/build/build-site");
      await buildSite(siteIn(folder), options);
    });
}

export function addOffline(program: Command): void {
  addCommand(program, "offline", "Pack the built site as a zip to be read without a server", {
    prints: "the name and size of the archive",
    failsOn: null,
    examples: ["luau-docs build && luau-docs offline"],
  })
    .addArgument(folderArgument())
    .option("-o, --out <file>", "File to write (default: in .luau-docs/offline/)")
    .action(async (folder: string, { out }: { readonly out?: string }) => {
      const { archiveSite } = await import("../../../scripts/offline/offline-site");
      await archiveSite(builtSiteIn(folder), out);
    });
}

export function addVersion(program: Command): void {
  addCommand(program, "version", "Freeze guides and definitions as a version of the docs", {
    prints: "the folder of the version",
    failsOn: "the version exists, or there are no definitions",
    examples: ["luau-docs version 2.0"],
  })
    .argument("<name>", "Version's name in addresses: 1.0")
    .addArgument(folderArgument())
    .action(async (name: string, folder: string) => {
      const { freezeVersion } = await import("../../../scripts/freeze-version");
      const result = freezeVersion(siteIn(folder).sources, name);
      if ("problem" in result) throw new CommandError(result.problem, result.isUsage === true ? 2 : 1);
      process.stdout.write(`Version ${name} is frozen in ${result.frozen} and listed in site.config.ts.\n`);
    });
}

export function addDoctor(program: Command): void {
  addCommand(program, "doctor", "Print versions, caches and problems of the configuration, for an issue", {
    prints: "versions, caches, problems of the configuration",
    failsOn: "a missing package, or an error in the configuration",
    examples: ["luau-docs doctor", "luau-docs doctor docs"],
  })
    .addArgument(folderArgument())
    .action(async (folder: string) => {
      const { examineSite } = await import("../../../scripts/site-doctor");
      const { text, isHealthy } = await examineSite(siteIn(folder), packageJson);
      process.stdout.write(text);
      if (!isHealthy) process.exitCode = 1;
    });
}

import type { Command } from "commander";
import { commandHelp } from "luau-contract";
import { builtSiteIn, folderArgument } from "./arguments";

/** `luau-docs offline` */
export function addOffline(program: Command): void {
  program
    .command("offline")
    .description("Pack the built site as a zip to be read without a server")
    .addArgument(folderArgument())
    .option("-o, --out <file>", "File to write (default: in .luau-docs/offline/)")
    .addHelpText(
      "after",
      commandHelp({
        prints: "the name and size of the archive",
        failsOn: null,
        examples: ["luau-docs build && luau-docs offline"],
      }),
    )
    .action(async (folder: string, { out }: { readonly out?: string }) => {
      const { archiveSite } = await import("../../../scripts/offline/offline-archive");
      await archiveSite(builtSiteIn(folder), out);
    });
}

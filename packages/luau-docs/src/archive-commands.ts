import type { Command } from "commander";
import { commandHelp } from "luau-contract";
import { archiveSite, type ArchiveKind } from "../../../scripts/archive";
import { docsetArchive } from "../../../scripts/docset/docset-archive";
import { offlineArchive } from "../../../scripts/offline/offline-archive";
import { folderArgument, siteIn } from "./arguments";

/** `luau-docs offline`, `luau-docs docset` */
export function addArchives(program: Command): void {
  addArchive(program, offlineArchive, "offline", "pack the built site as a zip to be read without a server");
  addArchive(program, docsetArchive, "docset", "pack the built site as a docset for Dash and Zeal");
}

function addArchive(program: Command, kind: ArchiveKind, name: string, description: string): void {
  program
    .command(name)
    .description(description)
    .addArgument(folderArgument())
    .option("-o, --out <file>", `the file to write (default: in .luau-docs/${name}/)`)
    .addHelpText(
      "after",
      commandHelp({
        prints: "the name and size of the archive",
        failsOn: "no site has been built",
        examples: [`luau-docs build && luau-docs ${name}`],
      }),
    )
    .action((folder: string, { out }: { readonly out?: string }) => archiveSite(siteIn(folder), kind, out));
}

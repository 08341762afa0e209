import { Option, type Command } from "commander";
import {
  addCommand,
  builtSiteIn,
  folderArgument,
  hostOption,
  ownCommand,
  portOption,
  siteIn,
} from "./arguments";
import { endOnSignal, type Address } from "../../../scripts/http-server";
import { run } from "../../../scripts/run";

export function addDev(program: Command): void {
  addCommand(program, "dev", "Serve the site for authors: pages are updated on save and show problems", {
    prints: "the address, and progress",
    failsOn: "a problem in the site",
    examples: ["luau-docs dev", "luau-docs dev docs --port 9000", "luau-docs dev src"],
  })
    .addArgument(folderArgument(", or with Luau files, whose reference is shown"))
    .addOption(portOption())
    .addOption(hostOption())
    // For the developers of this program: GraphiQL, and Gatsby's own messages.
    .addOption(new Option("--gatsby", "Run stock `gatsby develop`").hideHelp())
    .action(develop);
}

async function develop(
  folder: string,
  { gatsby, ...address }: Address & { readonly gatsby?: boolean },
): Promise<void> {
  if (gatsby === true) {
    const { developWithGatsby } = await import("../../../scripts/dev/serve-authors");
    return developWithGatsby(siteIn(folder), address);
  }
  const { siteOrPreview } = await import("./preview-site");
  const { serveAuthors } = await import("../../../scripts/dev/serve-authors");
  return serveAuthors(await siteOrPreview(folder), address);
}

export function addStart(program: Command): void {
  addCommand(program, "start", "Build the site, and serve it as a host does", {
    prints: "the address, and progress",
    failsOn: "a problem in the site",
    examples: ["luau-docs start", "luau-docs start --no-build --port 9000"],
  })
    .addArgument(folderArgument())
    .addOption(portOption())
    .addOption(hostOption())
    .option("--no-build", "Serve the site as it was last built")
    .action(startSite);
}

async function startSite(
  folder: string,
  { build, ...options }: Address & { readonly build: boolean },
): Promise<void> {
  if (build) await buildFirst(siteIn(folder).sources);
  const { endWithoutPort } = await import("../../../scripts/dev/serve-authors");
  const { serve, servedSite } = await import("../../../scripts/serve");
  const served = servedSite(builtSiteIn(folder));
  const { address, close } = await serve({ ...options, ...served }).catch(endWithoutPort("start"));
  endOnSignal(close);
  console.log(`\nThe site is at ${address} — Ctrl-C ends it.`);
}

async function buildFirst(sources: string): Promise<void> {
  // The build's working directory is the program's folder, so that the path must be absolute.
  const { code } = await run(process.execPath, ownCommand("build", sources));
  if (code !== 0) process.exit(code);
}

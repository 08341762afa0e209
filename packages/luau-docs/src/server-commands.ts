import { Option, type Command } from "commander";
import { commandHelp } from "luau-contract";
import { developWithGatsby } from "../../../scripts/dev/gatsby-develop";
import { serveAuthors } from "../../../scripts/dev/serve-authors";
import { ownCommand } from "./own-command";
import { folderArgument, hostOption, portOption, siteIn } from "./arguments";
import { siteOrPreview } from "./preview-site";
import { endOnSignal } from "../../../scripts/end-on-signal";
import { commandFor, run } from "../../../scripts/run";
import { serve, servedSite } from "../../../scripts/serve";
import type { SiteFolder } from "../../../scripts/site-folder";

interface ServerOptions {
  readonly port: number;
  readonly host: string;
}

/** `luau-docs dev` */
export function addDev(program: Command): void {
  program
    .command("dev")
    .description("serve the site while it is written: pages are updated on save, and show mistakes")
    .addArgument(folderArgument(", or with Luau files, whose reference is shown"))
    .addOption(portOption())
    .addOption(hostOption())
    .addHelpText(
      "after",
      commandHelp({
        prints: "the address, and progress",
        failsOn: "a mistake in the site",
        examples: ["luau-docs dev", "luau-docs dev docs --port 9000", "luau-docs dev src"],
      }),
    )
    // For the developers of this program: GraphiQL, and Gatsby's own messages.
    .addOption(new Option("--gatsby", "run stock `gatsby develop`").hideHelp())
    .action((folder: string, { gatsby, ...address }: ServerOptions & { readonly gatsby?: boolean }) =>
      gatsby === true
        ? developWithGatsby(siteIn(folder), ["--port", String(address.port), "--host", address.host])
        : siteOrPreview(folder).then((site) => serveAuthors(site, address)),
    );
}

/** `luau-docs start` */
export function addStart(program: Command): void {
  program
    .command("start")
    .description("build the site, and serve it as a host does")
    .addArgument(folderArgument())
    .addOption(portOption())
    .addOption(hostOption())
    .option("--no-build", "serve the site as it was last built")
    .addHelpText(
      "after",
      commandHelp({
        prints: "the address, and progress",
        failsOn: "a mistake in the site",
        examples: ["luau-docs start", "luau-docs start --no-build --port 9000"],
      }),
    )
    .action((folder: string, { build, ...options }: ServerOptions & { readonly build: boolean }) => {
      const site = siteIn(folder);
      // The build runs in the folder of the program, from where a relative path would be another one.
      return startSite(site, { ...options, build: build ? ownCommand("build", site.sources) : null });
    });
}

interface StartOptions {
  readonly port: number;
  readonly host?: string | undefined;
  /** The command that builds the site first, in a process of its own; null to serve what there is. */
  readonly build: readonly string[] | null;
}

/** Serves the published site; exits if there is none. */
async function startSite(site: SiteFolder, { port, host, build }: StartOptions): Promise<void> {
  const { code } = build === null ? { code: 0 } : await run(process.execPath, build);
  // The build has said why.
  if (code !== 0) process.exit(code);
  const served = servedSite(site);
  if (served === null) {
    console.error(`There is no site to serve. \`${commandFor("build")}\` makes one.`);
    process.exit(1);
  }
  const { address, close } = await serve({ port, host, ...served }).catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${port} is taken. \`${commandFor("start", "--port", String(port + 1))}\` uses another.`
        : error.message,
    );
    process.exit(1);
  });
  endOnSignal(close);
  console.log(`\nThe site is at ${address} — Ctrl-C ends it.`);
}

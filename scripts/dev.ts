/**
 * `npm run dev`: a development server for authors, updated on save. Options: `--port 8000`, `--host
 * 127.0.0.1`. `npm run dev -- --gatsby` runs stock `gatsby develop` with GraphiQL; other arguments are then
 * passed to Gatsby. `SITE=path/to/site npm run dev` serves the site of another engine, see site-folder.ts.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { leanProcess, type LeanProcess } from "gatsby-lean";
import { developSite } from "./dev/develop-site";
import { openFront } from "./dev/front";
import { developWithGatsby } from "./dev/gatsby-develop";
import { root } from "./run";
import { siteFolder } from "./site-folder";

const args = process.argv.slice(2);
const site = siteFolder(process.env["SITE"]);
const lean = leanProcess(root, [], "develop");
if (args.includes("--gatsby")) {
  const others = args.filter((arg) => arg !== "--gatsby");
  await developWithGatsby(site, others);
} else if (lean.notice !== null) {
  console.warn(lean.notice);
  await developWithGatsby(site, args);
} else {
  await develop(lean);
}

async function develop(process: LeanProcess): Promise<void> {
  const front = await openFront(address()).catch(endWithoutPort);
  console.log(`\nThe site will be at ${front.address} — Ctrl-C ends it.\n`);
  // Separate from the copy for builds, whose Gatsby cache has different contents.
  const stage = path.join(root, "dist/stages/dev", path.basename(site.sources));
  await developSite({ ...site, stage }, process, front);
}

function address(): { readonly port: number; readonly host: string } {
  const options = {
    port: { type: "string", short: "p", default: "8000" },
    host: { type: "string", short: "H", default: "127.0.0.1" },
  } as const;
  try {
    const { port, host } = parseArgs({ args, options }).values;
    return { port: Number(port), host };
  } catch (error) {
    return end(
      `${messageOf(error)}\n\`npm run dev -- --gatsby\` passes all options on to \`gatsby develop\`.`,
    );
  }
}

function endWithoutPort(error: NodeJS.ErrnoException & { readonly port?: number }): never {
  if (error.code !== "EADDRINUSE" || error.port === undefined) return end(messageOf(error));
  return end(`Port ${error.port} is taken. \`npm run dev -- --port ${error.port + 1}\` uses another.`);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function end(message: string): never {
  console.error(message);
  process.exit(1);
}

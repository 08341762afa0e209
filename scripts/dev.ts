/**
 * `npm run dev`: a development server for authors, updated on save. Options: `--port 8000`, `--host
 * 127.0.0.1`. `npm run dev -- --gatsby` runs stock `gatsby develop` with GraphiQL; other arguments are then
 * passed to Gatsby. `SITE=path/to/site npm run dev` serves the site of another engine, see site-folder.ts.
 */
import { parseArgs } from "node:util";
import { reasonOf } from "luau-contract";
import { developWithGatsby } from "./dev/gatsby-develop";
import { serveAuthors } from "./dev/serve-authors";
import { siteFolder } from "./site-folder";

const args = process.argv.slice(2);
const site = siteFolder(process.env["SITE"]);
if (args.includes("--gatsby")) {
  await developWithGatsby(
    site,
    args.filter((arg) => arg !== "--gatsby"),
  );
} else {
  await serveAuthors(site, readAddress());
}

function readAddress(): { readonly port: number; readonly host: string } {
  const options = {
    port: { type: "string", short: "p", default: "8000" },
    host: { type: "string", short: "H", default: "127.0.0.1" },
  } as const;
  try {
    const { port, host } = parseArgs({ args, options }).values;
    return { port: Number(port), host };
  } catch (error) {
    console.error(
      `${reasonOf(error)}\n\`npm run dev -- --gatsby\` passes all options on to \`gatsby develop\`.`,
    );
    process.exit(2);
  }
}

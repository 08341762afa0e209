/**
 * `npm run build`: builds the production site in `public/`, which is unchanged unless everything succeeds.
 * `--stock` and `--without name` are explained in packages/gatsby-lean; other arguments are passed to `gatsby
 * build`. `SITE=path/to/site npm run build` builds the site of another engine, see site-folder.ts.
 */
import { parseArgs } from "node:util";
import { buildSite, type BuildOptions } from "./build/build-site";
import { siteFolder } from "./site-folder";

await buildSite(siteFolder(process.env["SITE"]), readArguments(process.argv.slice(2)));

/** Separates our own options from Gatsby's. */
function readArguments(args: readonly string[]): BuildOptions {
  const options = { stock: { type: "boolean" }, without: { type: "string" } } as const;
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const ours = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== "option" || !(token.name in options)) return [];
      return token.inlineValue === false ? [token.index, token.index + 1] : [token.index];
    }),
  );
  const without = typeof values.without === "string" ? values.without.split(",") : [];
  return { without: values.stock ? null : without, forGatsby: args.filter((_, index) => !ours.has(index)) };
}

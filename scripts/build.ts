/**
 * `npm run build`: builds the production site in `public/`, which is unchanged unless everything succeeds.
 * `--stock` and `--without name` are explained in packages/gatsby-lean; other arguments are passed to `gatsby
 * build`. `SITE=path/to/site npm run build` builds the site of another engine, see site-folder.ts.
 */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { leanProcess } from "gatsby-lean";
import { reportDiagnostics } from "../src/node/diagnostics/report-diagnostics";
import { checkRenderedLinks, linkFactsFile, type LinkFacts } from "../src/node/links/check-rendered-links";
import { checkPageWeight } from "../src/node/publish/page-weight";
import { policyOfPages } from "../src/node/publish/content-policy";
import { publish, repairSwap, swap } from "../src/node/publish/publish";
import { readPages, type RenderedSite } from "../src/node/publish/read-pages";
import { readAnnotate } from "../src/node/samples/notes-file";
import { claimStage, releaseStage } from "./build/build-lock";
import { compileConfig } from "./build/compile-config";
import { render } from "./build/render";
import { builtData } from "./built-site";
import { root } from "./run";
import { assembleSite, siteFolder } from "./site-folder";

const { internals, forGatsby } = readArguments(process.argv.slice(2));
const lean = leanProcess(root, internals);
if (lean.notice !== null) console.warn(lean.notice);
const folders = siteFolder(process.env["SITE"], lean.variant);
const { stage, published, hostRules } = folders;
const next = `${stage}.next`;
const swapped = { next, published, last: `${stage}.last` };

claim();
repairSwap(swapped);
// The build's steps. The published site does not change before the last one.
assembleSite(folders);
if (lean.uses.includes("compiled-config")) await compileConfig(stage);
await render(folders, lean, forGatsby);
const site = readPages(
  path.join(stage, "public"),
  path.join(stage, ".cache/site/page-readings.json"),
  readAnnotate(stage),
);
checkPages(site);
const policy = policyOfPages(site.pages, (message) => console.warn(`warn ${message}`));
publish(site, policy, builtData(folders).site, { next, hostRules });
swap(swapped);
releaseStage(stage);

/** Separates our own options from Gatsby's. */
function readArguments(args: readonly string[]): {
  /** The internals to disable; null for all. */
  readonly internals: readonly string[] | null;
  readonly forGatsby: readonly string[];
} {
  const options = { stock: { type: "boolean" }, without: { type: "string" } } as const;
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const ours = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== "option" || !(token.name in options)) return [];
      return token.inlineValue === false ? [token.index, token.index + 1] : [token.index];
    }),
  );
  const without = typeof values.without === "string" ? values.without.split(",") : [];
  return { internals: values.stock ? null : without, forGatsby: args.filter((_, index) => !ours.has(index)) };
}

/** Locks the folder for this build, or exits. */
function claim(): void {
  mkdirSync(stage, { recursive: true });
  const claimed = claimStage(stage);
  if ("mistake" in claimed) {
    console.error(claimed.mistake);
    process.exit(1);
  }
  if (claimed.isFresh) console.log("The last build did not come to its end: starting anew.");
}

/** Reports heavy pages and broken links; errors end the build. */
function checkPages(rendered: RenderedSite): void {
  const facts = JSON.parse(readFileSync(path.join(stage, linkFactsFile), "utf8")) as LinkFacts;
  const output = {
    warn: (text: string) => console.warn(`warn ${text}`),
    panicOnBuild: (text: string) => {
      console.error(`\nerror ${text}`);
      // Gatsby's cache and output are consistent, so that the next build can reuse them.
      releaseStage(stage);
      process.exit(1);
    },
  };
  const weights = checkPageWeight(rendered, facts.sources);
  reportDiagnostics(output, weights, { name: "pages", headline: (count) => `${count} heavy pages` }, stage);
  const headline = (count: number): string =>
    count === 1 ? "A link leads nowhere" : `${count} links lead nowhere`;
  reportDiagnostics(output, checkRenderedLinks(rendered, facts, stage), { name: "links", headline }, stage);
}

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import { severityOf } from "../content/severity";
import { nodesOf, pagesOf } from "../nodes-of";
import { readSite, siteRoot } from "../site/read-site";
import { linkFactsFile, type LinkFacts } from "./check-rendered-links";
import { markdownLinks, type LinkingPage } from "./markdown-links";

/** Stores the data that the link check of the rendered pages needs from Gatsby. */
export const writeLinkFacts: NonNullable<GatsbyNode["onPostBuild"]> = (args) => {
  const { url, checks } = readSite();
  const { brokenLinks, brokenMarkdownLinks, brokenAnchors } = checks;
  const linking = [...nodesOf<LinkingPage>(args, "Guide"), ...nodesOf<LinkingPage>(args, "BlogPost")];
  const facts: LinkFacts = {
    origin: url,
    prefix: args.pathPrefix,
    levels: {
      page: severityOf(brokenLinks),
      markdown: severityOf(brokenMarkdownLinks),
      anchor: severityOf(brokenAnchors),
    },
    sources: [...sourcesOf(args)],
    markdownLinks: [...markdownLinks(linking, siteRoot())],
  };
  mkdirSync(path.dirname(linkFactsFile), { recursive: true });
  writeFileSync(linkFactsFile, JSON.stringify(facts));
};

interface SourcedNode {
  readonly href: string;
  readonly file?: string;
  readonly location?: { readonly file: string };
}

interface EntryPageNode {
  readonly href: string;
  readonly module: { readonly href: string };
}

/** The pages of `src/pages` that are not the program's, with their files. */
function ownPages(args: Pick<BuildArgs, "store">): [href: string, file: string][] {
  const root = `${path.resolve()}/`;
  return pagesOf(args)
    .map(({ path: href, component }): [string, string] => [href, component.replace(root, "")])
    .filter(([, file]) => /^src\/pages\/(?!(?:index|404)\.tsx$)/.test(file));
}

/** The source file of each page, if any. For an entry's page, it is the module's. */
export function sourcesOf(args: Pick<BuildArgs, "getNodesByType" | "store">): ReadonlyMap<string, string> {
  const nodes = ["Guide", "BlogPost", "LuauModule"].flatMap((type) => nodesOf<SourcedNode>(args, type));
  const entryPages = nodesOf<EntryPageNode>(args, "LuauEntryPage");
  const sources = new Map(nodes.map(({ href, file, location }) => [href, file ?? location?.file ?? ""]));
  return new Map([
    ...ownPages(args),
    ...sources,
    ...entryPages.map(({ href, module }) => [href, sources.get(module.href) ?? ""] as const),
  ]);
}

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { siteRoot } from "../feeds/feed-posts";
import { readSite } from "../site/read-site";
import { toLlms, toLlmsFull, type LlmsSite } from "./llms-text";

interface VersionNode {
  readonly name: string;
  readonly path: string;
  readonly status: string;
}

type GuideNode = LlmsSite["guides"][number] & { readonly version: string };
type ModuleNode = Omit<LlmsSite["modules"][number], "markdown">;

/** Writes /llms.txt, a map of the site for language models, and /llms-full.txt, which holds all that it names. */
export function writeLlms({ getNodesByType }: BuildArgs): void {
  // The site's and the plugin's own schemas give these nodes these fields.
  const nodes = <T>(type: string): T[] => getNodesByType(type) as unknown as T[];
  const versions = nodes<VersionNode>("DocsVersion");
  const current = versions.find(({ status }) => status === "only" || status === "latest");
  const { title, tagline } = readSite();
  const site: LlmsSite = {
    root: siteRoot(), title, tagline,
    guides: nodes<GuideNode>("Guide").filter(({ version }) => version === current?.name),
    modules: nodes<ModuleNode>("LuauModule")
      .filter(({ href }) => current !== undefined && href.startsWith(`${current.path}/api/`))
      .map((module) => ({ ...module, markdown: readFileSync(path.join("public", decodeURI(`${module.href}.md`)), "utf8") })),
  };
  writeFileSync("public/llms.txt", toLlms(site));
  writeFileSync("public/llms-full.txt", toLlmsFull(site));
}

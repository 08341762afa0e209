import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { changesInWords, versionsWithChanges } from "./versions-with-changes";
import type { VersionNode } from "../gatsby/docs-sidebars";
import { modulesUnder } from "../gatsby/modules-under";
import { nodesOf } from "../gatsby/nodes-of";
import type { SiteArgs } from "./site-args";
import { isCurrent } from "../settings/docs-versions";
import { toLlms, toLlmsFull, type LlmsSite } from "./llms-text";

type GuideNode = LlmsSite["guides"][number] & { readonly version: string };
type ModuleNode = Omit<LlmsSite["modules"][number], "markdown">;

/** Writes /llms.txt, an index of the site for language models, and /llms-full.txt, which includes the texts. */
export function writeLlms(args: SiteArgs): void {
  const current = nodesOf<VersionNode>(args, "DocsVersion").find(({ status }) => isCurrent(status));
  const { title, tagline } = args.site;
  const modules =
    current === undefined ? [] : modulesUnder(current.path, nodesOf<ModuleNode>(args, "LuauModule"));
  const site: LlmsSite = {
    root: args.root,
    title,
    tagline,
    guides: nodesOf<GuideNode>(args, "Guide").filter(({ version }) => version === current?.name),
    modules: modules.map((module) => ({
      ...module,
      markdown: readFileSync(path.join("public", decodeURI(`${module.href}.md`)), "utf8"),
    })),
    changes: versionsWithChanges(args)
      .filter(({ status }) => isCurrent(status))
      .map((version) => ({
        href: version.href,
        name: `Changes in ${version.label}`,
        summary: changesInWords(version),
        markdown: version.markdown,
      })),
  };
  writeFileSync("public/llms.txt", toLlms(site));
  writeFileSync("public/llms-full.txt", toLlmsFull(site));
}

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compare } from "luau-syntax";
import type { VersionNode } from "../gatsby/docs-sidebars";
import { modulesUnder } from "../gatsby/modules-under";
import { nodesOf } from "../gatsby/nodes-of";
import { isCurrent } from "../settings/docs-versions";
import type { SiteArgs } from "./site-args";
import { changesInWords, versionsWithChanges } from "./versions-with-changes";

interface LlmsSite {
  /** The site's URL with its base path, without a trailing slash. */
  readonly root: string;
  readonly title: string;
  readonly tagline: string;
  readonly guides: readonly {
    readonly href: string;
    readonly title: string;
    readonly description: string;
    readonly sections: readonly { readonly title: string; readonly text: string }[];
  }[];
  readonly modules: readonly MarkdownPage[];
  /** Pages of changes, newest first; none without earlier versions. */
  readonly changes: readonly MarkdownPage[];
}

interface MarkdownPage {
  readonly href: string;
  readonly name: string;
  readonly summary: string;
  readonly markdown: string;
}

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

/** In the format of llmstxt.org: a title, a quoted summary, lists of links. */
export function toLlms(site: LlmsSite): string {
  const guides = inOrder(site.guides).map(({ href, title, description }) =>
    entry(title, site.root + href, description),
  );
  const listed = ({ href, name, summary }: MarkdownPage): string =>
    entry(name, `${site.root}${href}.md`, summary);
  return joinParagraphs([
    head(site),
    list("Guides", guides),
    list("Scripting reference", inOrder(site.modules).map(listed)),
    list("Changes", site.changes.map(listed)),
  ]);
}

export function toLlmsFull(site: LlmsSite): string {
  const guides = inOrder(site.guides).map(({ title, sections }) =>
    joinParagraphs([
      `# ${oneLine(title)}`,
      ...sections.flatMap((section) => [
        section.title === "" ? "" : `## ${oneLine(section.title)}`,
        section.text.trim(),
      ]),
    ]).trim(),
  );
  const pages = [...inOrder(site.modules), ...site.changes];
  return joinParagraphs([head(site), ...guides, ...pages.map(({ markdown }) => markdown.trim())]);
}

const head = ({ title, tagline }: LlmsSite): string => `# ${oneLine(title)}\n\n> ${oneLine(tagline)}`;

const list = (title: string, entries: readonly string[]): string =>
  entries.length === 0 ? "" : `## ${title}\n\n${entries.join("\n")}`;

function entry(title: string, address: string, summary: string): string {
  const link = `[${oneLine(title).replaceAll(/[[\]]/g, "\\$&")}](${address})`;
  return `- ${link}${summary === "" ? "" : `: ${oneLine(summary)}`}`;
}

const joinParagraphs = (texts: readonly string[]): string =>
  `${texts.filter((text) => text !== "").join("\n\n")}\n`;

/** A title or summary must not start a line, nor contain markup. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll("<", "&lt;").trim();

/** By address, because Gatsby's nodes are unordered. */
const inOrder = <T extends { readonly href: string }>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => compare(a.href, b.href));

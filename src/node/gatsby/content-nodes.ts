import { readFileSync } from "node:fs";
import type { CreateNodeArgs, Node, ParentSpanPluginArgs, SourceNodesArgs } from "gatsby";
import { removeCompiledText, writeCompiledText } from "../mdx/compiled-texts";
import { nodesOf } from "./nodes-of";
import { gatsbyCommand } from "../files/build-inputs";
import { relativePath } from "../files/relative-path";
import type { Site } from "../../lib/site-config/schema";
import type { SiteSettings } from "../settings/read-site";
import { docsVersions, type DocsVersion } from "../settings/docs-versions";
import { lastChanges } from "../content/last-changes";
import { contentFileAt, contentSource, versionOf, type ContentFile } from "../content/content-file";
import type { ContentValue } from "../content/read-content";
import { folderOfGlob } from "luau-contract";

/** A node created by gatsby-source-filesystem, which does not export its type. */
interface FileNode extends Node {
  readonly absolutePath: string;
  readonly relativePath: string;
  readonly sourceInstanceName: string;
}

type NodeFields = Readonly<Record<string, unknown>>;

/** Creates a node per docs version, and one with the dates of files, from the configuration and git. */
export function sourceVersions({
  actions,
  createNodeId,
  createContentDigest,
  site,
}: SourceNodesArgs & SiteSettings): void {
  const create = (type: string, key: string, fields: NodeFields): void => {
    actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  };
  const changes = lastChanges("content");
  const versions = docsVersions(site);
  versions.forEach((version) => {
    const { name, label, path, status, frozen } = version;
    const date = versions.length === 1 ? null : versionDate(version, changes);
    create("DocsVersion", name, { name, label, path, status, frozen: frozen ?? "", date });
  });
  create("FileHistory", "content", { changes: [...changes].map(([file, date]) => ({ file, date })) });
}

/** Deletes file nodes without children, which a killed process leaves, so that files are read again. */
export function forgetUnreadFiles(args: ParentSpanPluginArgs & SiteSettings): void {
  const read = new Set(args.getNodesByType(FACTS).map(({ parent }) => parent));
  for (const file of nodesOf<FileNode>(args, "File"))
    if (!read.has(file.id) && contentOf(file, args.site) !== null)
      args.actions.deleteNode(file, { name: file.internal.owner });
}

/** The last child of a file that is created. */
const FACTS = "ContentFacts";

/** The kind of a file; null for one that is not content. */
function contentOf(
  file: FileNode,
  site: Site,
): { readonly content: ContentFile; readonly version: DocsVersion } | null {
  const content = file.sourceInstanceName === contentSource ? contentFileAt(file.relativePath) : null;
  const version = content === null ? undefined : versionOf(content, docsVersions(site));
  return content === null || version === undefined ? null : { content, version };
}

/** Reads each content file when Gatsby creates its node, so that an edit re-reads only that file. */
export async function onCreateContentNode(args: CreateNodeArgs & SiteSettings): Promise<void> {
  const { node } = args;
  if (node.internal.type !== "File") return;
  // The node's type guarantees this shape.
  const file = node as FileNode;
  const source = contentOf(file, args.site);
  if (source === null) return;
  const { content, version } = source;
  // Loads MDX, which a build without changed texts does not need.
  const { fileFacts, readContentFile } = await import("../content/read-content-file");
  const name = relativePath(file.absolutePath);
  const reading = readContentFile(content, {
    file: name,
    bytes: readFileSync(file.absolutePath),
    versionPath: version.path,
  });
  const create = creator(args, file);
  if (reading.value !== null)
    createValueNodes(reading.value, { name, contentFilePath: file.absolutePath, version }, create);
  create(FACTS, "facts", { ...fileFacts(name, content, reading) });
}

type Create = (type: string, key: string, fields: NodeFields) => void;

/** Creates children of the file's node, which are deleted with the file. */
function creator({ actions, createNodeId, createContentDigest }: CreateNodeArgs, file: FileNode): Create {
  return (type, key, fields) => {
    const child = {
      ...fields,
      id: createNodeId(`${type} ${file.relativePath} ${key}`),
      parent: file.id,
      children: [],
      internal: { type, contentDigest: createContentDigest({ fields, digest: file.internal.contentDigest }) },
    };
    actions.createNode(child);
    // The parent's type requires an index signature, which a node has at run time.
    actions.createParentChildLink({
      parent: file as Node & Record<string, unknown>,
      child: child as unknown as Node & Record<string, unknown>,
    });
  };
}

interface Origin {
  readonly name: string;
  readonly contentFilePath: string;
  readonly version: DocsVersion;
}

function createValueNodes(value: ContentValue, origin: Origin, create: Create): void {
  switch (value.kind) {
    case "guide":
      return createText(value, origin, (fields) =>
        create("Guide", "guide", { ...fields, ...guideFields(value, origin) }),
      );
    case "post":
      return createText(value, origin, (fields) =>
        create("BlogPost", "post", { ...fields, ...postFields(value) }),
      );
    case "authors":
      for (const [name, { name: fullName, title, description, url }] of Object.entries(value.authors))
        create("BlogAuthor", name, { name, fullName, title, description, url: url ?? null });
      return undefined;
    case "tags":
      for (const [name, { label, description }] of Object.entries(value.tags))
        create("BlogTag", name, { name, label, description });
      return undefined;
    case "sidebar":
      return create("SidebarSource", "docs", { frozen: value.version ?? "", entries: value.sidebar.docs });
  }
}

/** A text that cannot be compiled keeps its last page while the site is developed. */
function createText(
  { slug, frontMatter, facts, script }: Extract<ContentValue, { kind: "guide" | "post" }>,
  { name, contentFilePath }: Origin,
  create: (fields: NodeFields) => void,
): void {
  const { title, description, draft } = frontMatter;
  if (draft && gatsbyCommand() !== "develop") return;
  if (script !== null) writeCompiledText(contentFilePath, script);
  else if (gatsbyCommand() === "build") removeCompiledText(contentFilePath);
  create({ ...facts, slug, title, description, file: name, contentFilePath });
}

const guideFields = (
  { frontMatter, archive }: Extract<ContentValue, { kind: "guide" }>,
  { version }: Origin,
): NodeFields => ({
  version: version.name,
  sidebarLabel: frontMatter.sidebar_label ?? frontMatter.title,
  sidebarPosition: frontMatter.sidebar_position ?? null,
  archive,
  limits: frontMatter.limits ?? null,
});

const postFields = ({
  frontMatter: { date, updated, authors, tags },
  minutes,
  excerptHtml,
}: Extract<ContentValue, { kind: "post" }>): NodeFields => ({
  date,
  updated: updated ?? null,
  authors,
  tags,
  minutes,
  excerptHtml,
});

/**
 * When a version came out: as the configuration says, otherwise when its definitions last changed, by git.
 * @param changes when the files of `content/` last changed
 * @returns `2025-01-31`; null without either
 */
function versionDate(
  { date, frozen, definitions }: Pick<DocsVersion, "date" | "frozen" | "definitions">,
  changes: ReadonlyMap<string, string>,
): string | null {
  if (date !== null) return date;
  const folders = definitions.map(folderOfGlob);
  const history = frozen === null ? new Map(folders.flatMap((folder) => [...lastChanges(folder)])) : changes;
  const dates = [...history]
    .filter(([file]) => folders.some((folder) => file.startsWith(`${folder}/`)))
    .map(([, one]) => one);
  return dates.sort().at(-1) ?? null;
}

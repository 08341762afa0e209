/** In: the model. Out: a folder of Markdown, for repositories, wikis and other generators. */
import type { TextFile } from "luau-syntax";
import { DEFAULT_BASE_PATH, FILE_ENDINGS, makeRoutes } from "../../link/addresses/routes";
import { makeNamespaces } from "../../link/addresses/make-namespaces";
import { moduleTitle } from "../../model/grouping";
import type { ApiModel, Module } from "../../model/model";
import { moduleListings } from "../../model/module-listings";
import { verifiedWith } from "../../model/verified";
import { hasFileName } from "./published-module-files";
import { prose } from "../markdown/doc-markdown";
import { toInertMarkdown } from "../markdown/inert-markdown";
import { listItem } from "../../model/markdown-code";
import { moduleMarkdown } from "../markdown/module-markdown";
import { plainContext, type MarkdownContext } from "../markdown/slot-list";

interface MarkdownOptions {
  readonly title: string;
  /** The argument that scripts pass to `require`: see `moduleListings`. */
  readonly require?: string | undefined;
}

/** Neither Markdown nor MDX shows it to readers. */
export const WRITTEN = "[//]: # (Written by luau-defs markdown. Changes to this file are lost.)";

/** The table of contents is `README.md`, or `index.md` if a module is called `readme`. */
export function markdownFiles(model: ApiModel, { title, require }: MarkdownOptions): readonly TextFile[] {
  const { modulePage, anchor, href } = makeRoutes(model, DEFAULT_BASE_PATH);
  const modules = model.modules.filter((module) => !module.hidden && hasFileName(module));
  const fileOf = ({ id }: Module): string => modulePage(id) + FILE_ENDINGS.markdown;
  const published = new Set(modules.map(fileOf));
  const listings = moduleListings(model, require);
  const context: MarkdownContext = {
    ...plainContext(model, (target) => relative(href(target), published)),
    anchorOf: (id) => `<a id="${attribute(anchor(id))}"></a>`,
    namespacesOf: makeNamespaces(model),
    requireLineOf: (id) => listings.get(id)?.requireLine ?? null,
    verifiedOf: (id) => verifiedWith(model, id),
  };
  const files = modules.map((module) => ({
    path: decodeURIComponent(fileOf(module)),
    text: moduleMarkdown(context, module, null),
  }));
  const items = modules.map((module) =>
    listItem(`[${moduleTitle(module)}](${fileOf(module)})`, prose(context, module.summary, module.links)),
  );
  const contents = {
    path: files.some(({ path }) => path.toLowerCase() === "readme.md") ? "index.md" : "README.md",
    text: `# ${toInertMarkdown(title)}\n\n${items.join("\n")}\n`,
  };
  return [contents, ...files].map(({ path, text }) => ({ path, text: `${text}\n${WRITTEN}\n` }));
}

/** `/docs/api/timer#setTimeout` becomes `timer.md#setTimeout`; other sites have absolute addresses. */
function relative(address: string | null, files: ReadonlySet<string>): string | null {
  if (!address?.startsWith(`${DEFAULT_BASE_PATH}/`)) return address;
  const [page = "", anchor] = address.slice(DEFAULT_BASE_PATH.length + 1).split("#");
  const file = page + FILE_ENDINGS.markdown;
  if (!files.has(file)) return null;
  return anchor === undefined ? file : `${file}#${anchor}`;
}

const attribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

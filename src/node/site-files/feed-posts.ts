import path from "node:path";
import { authorPath } from "../../lib/content/content-routes";
import { xmlText, escapeHtml, escapeText } from "../../lib/html/escape-html";
import { readOrNull } from "../files/write-unless-same";
import { DomUtils, parseDocument } from "htmlparser2";

export interface FeedPost {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Identifies it in feeds, if its address may become that of another one. */
  readonly id?: string;
  readonly published: Date;
  readonly updated: Date;
  readonly authors: readonly { readonly name: string; readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly label: string }[];
  readonly html: string;
}

export const feedQuery = /* GraphQL */ `
  {
    allBlogPost(sort: [{ date: DESC }, { slug: ASC }], limit: 50) {
      nodes {
        title
        description
        href
        date
        updated
        authors {
          name
          fullName
        }
        tags {
          name
          label
        }
      }
    }
  }
`;

export interface FeedData {
  readonly allBlogPost: { readonly nodes: readonly FeedNode[] };
}

interface FeedNode extends Readonly<Record<"title" | "description" | "href" | "date", string>> {
  readonly updated: string | null;
  readonly authors: readonly { readonly name: string; readonly fullName: string }[];
  readonly tags: FeedPost["tags"];
}

export function toFeedPosts({ allBlogPost }: FeedData, root: string): FeedPost[] {
  return allBlogPost.nodes.map(({ title, description, href, date, updated, authors, tags }) => {
    const post = {
      title: xmlText(title),
      description: xmlText(description),
      url: new URL(root + href).href,
      tags: tags.map(({ name, label }) => ({ name, label: xmlText(label) })),
      published: new Date(date),
      updated: new Date(updated ?? date),
      authors: authors.map((one) => ({ name: xmlText(one.fullName), url: root + authorPath(one.name) })),
    };
    return withText(post, href);
  });
}

export function withText(post: Omit<FeedPost, "html">, href: string): FeedPost {
  const page = readOrNull(path.join("public", href, "index.html"));
  return { ...post, html: page === null ? "" : xmlText(pageHtml(page, post.url)) };
}

/** The date of the newest change, so that a feed does not depend on the time of the build. */
export const newestChange = (posts: readonly FeedPost[]): Date =>
  new Date(Math.max(0, ...posts.map(({ updated }) => updated.getTime())));

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { readonly attribs: object }>;

/** Attributes that feed readers support; the others depend on the site's style sheet and scripts. */
const FEED_ATTRIBUTES = /^(?:href|src|alt|title|width|height|datetime|colspan|rowspan|lang|start)$/;
/** Elements that are replaced by their content, since they only carry colours and layout. */
const UNWRAPPED_ELEMENTS: ReadonlySet<string> = new Set(["span", "div"]);
const DROPPED_ELEMENTS: ReadonlySet<string> = new Set([
  "button",
  "script",
  "style",
  "svg",
  "noscript",
  "template",
]);

/** Extracts the visible content of a rendered post or page of changes, without what depends on the site. */
export function pageHtml(page: string, pageUrl: string): string {
  const isArticle = ({ name }: Element): boolean => name === "article";
  const article = DomUtils.findOne(isArticle, parseDocument(page).children, true);
  const isText = (element: Element): boolean => hasClass(element, "prose");
  const isWhole = article?.attribs["data-feed-text"] !== undefined;
  const body = isWhole ? article : article && DomUtils.findOne(isText, article.children, true);
  if (!body) return "";
  return renderAll(body.children, pageUrl).trim();
}

const hasClass = ({ attribs }: Element, name: string): boolean =>
  (attribs["class"] ?? "").split(/\s+/).includes(name);

const renderAll = (nodes: readonly Node[], pageUrl: string): string =>
  nodes.map((node) => render(node, pageUrl)).join("");

function render(node: Node, pageUrl: string): string {
  if (node.type === "text") return escapeText(node.data);
  if (!("attribs" in node) || isForTheSite(node)) return "";
  // Beside a heading are its link and what the site shows of it.
  const isHeading = (child: Node): boolean => "attribs" in child && /^h[1-6]$/.test(child.name);
  if (node.attribs["data-title"] !== undefined) return renderAll(node.children.filter(isHeading), pageUrl);
  const content = renderAll(node.children, pageUrl);
  // Admonitions depend on the site's style sheet; in feeds they become block quotes.
  if (node.attribs["role"] === "note") return `<blockquote>${content}</blockquote>`;
  if (UNWRAPPED_ELEMENTS.has(node.name)) return content;
  const opening = `<${node.name}${attributesOf(node, pageUrl)}>`;
  return VOID_ELEMENTS.has(node.name) ? opening : `${opening}${content}</${node.name}>`;
}

const attributesOf = ({ attribs }: Element, pageUrl: string): string =>
  Object.entries(attribs)
    .filter(([name]) => FEED_ATTRIBUTES.test(name))
    .map(([name, value]) => [name, /^(?:href|src)$/.test(name) ? absolute(value, pageUrl) : value] as const)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");

const VOID_ELEMENTS: ReadonlySet<string> = new Set(["br", "hr", "img", "wbr", "col"]);

/** Buttons, and the anchor links of headings. */
function isForTheSite({ name, attribs, children }: Element): boolean {
  if (DROPPED_ELEMENTS.has(name) || attribs["aria-hidden"] === "true") return true;
  const isHidden = (child: Node): boolean => "attribs" in child && child.attribs["aria-hidden"] === "true";
  return name === "a" && children.length > 0 && children.every(isHidden);
}

const absolute = (address: string, pageUrl: string): string =>
  URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;

import { parseHtml, type PageListener } from "../samples/page-figures";
import { codeListener, noCode, ofEachKind, type CodeOfPage, type TrustedScripts } from "./page-code";
import { addressesInSet } from "./source-set";

/** The link targets, links and code of a rendered page: lists without duplicates, to be stored as JSON. */
export interface ParsedPage {
  readonly ids: readonly string[];
  /** Addresses as written: of links, images, scripts and style sheets. */
  readonly urls: readonly string[];
  /** The size of the page. */
  readonly bytes: number;
  readonly code: CodeOfPage;
}

/**
 * Parses a page like a browser, but without building a tree, since sites have thousands of pages.
 * @param other listens to the same parser
 */
export function readPage(
  html: string,
  trusted: TrustedScripts = "of-renderer",
  other: PageListener | null = null,
): ParsedPage {
  const [ids, urls, code] = [new Set<string>(), new Set<string>(), noCode()];
  const listener = codeListener(code, trusted);
  parseHtml(html, {
    open: (name, attributes, start, end) => {
      other?.open(name, attributes, start, end);
      listener.onopentag(name, attributes);
      if (attributes["id"]) ids.add(attributes["id"]);
      if (name === "a" && attributes["name"]) ids.add(attributes["name"]);
      addUrls(name, attributes, urls);
    },
    text: (text, start) => {
      other?.text(text, start);
      listener.ontext(text);
    },
    close: (name, isImplied, start) => {
      other?.close(name, isImplied, start);
      listener.onclosetag(name);
    },
  });
  return {
    ids: [...ids],
    urls: [...urls],
    bytes: Buffer.byteLength(html),
    code: ofEachKind((kind) => [...code[kind]]),
  };
}

interface LinkingAttributes {
  readonly href?: string;
  readonly "data-keep-place"?: string;
  readonly src?: string;
  readonly poster?: string;
  readonly srcset?: string;
  readonly property?: string;
  readonly name?: string;
  readonly content?: string;
}

function addUrls(element: string, attributes: LinkingAttributes, urls: Set<string>): void {
  const { src, poster, srcset, property, name, content } = attributes;
  for (const url of [linkOf(attributes), src, poster]) if (url) urls.add(url);
  if (srcset) for (const url of addressesInSet(srcset)) urls.add(url);
  if (element === "meta" && content && /^(?:og|twitter):image$/.test(property ?? name ?? ""))
    urls.add(content);
}

/** In a link to another version or language of the page, the anchor is optional. */
const linkOf = ({ href, "data-keep-place": keepsPlace }: LinkingAttributes): string | undefined =>
  keepsPlace === undefined ? href : href?.replace(/#.*$/s, "");

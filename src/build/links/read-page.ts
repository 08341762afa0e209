import { Parser } from "htmlparser2";

/** What a written page offers to links, and what it links to. */
export interface PageLinks {
  /** Its address, without the site's prefix: `/docs/intro`. */
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  /** Addresses as written, each once: of links, pictures, scripts and style sheets. */
  readonly urls: readonly string[];
}

/** Reads a page as the browser does, without building a tree: sites have thousands of pages. */
export function readPage(path: string, html: string): PageLinks {
  const ids = new Set<string>();
  const urls = new Set<string>();
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (attributes["id"]) ids.add(attributes["id"]);
      if (name === "a" && attributes["name"]) ids.add(attributes["name"]);
      for (const url of urlsOf(name, attributes)) urls.add(url);
    },
  });
  parser.end(html);
  return { path, ids, urls: [...urls] };
}

function urlsOf(name: string, attributes: Readonly<Record<string, string>>): string[] {
  const found = [attributes["href"], attributes["src"], attributes["poster"], ...sourceSet(attributes["srcset"])];
  if (name === "meta" && /^(?:og|twitter):image$/.test(attributes["property"] ?? attributes["name"] ?? "")) found.push(attributes["content"]);
  return found.filter((url): url is string => url !== undefined && url !== "");
}

/** The addresses of `a.png 1x, b.png 2x`. */
const sourceSet = (value: string | undefined): string[] => (value ?? "").split(",").flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);

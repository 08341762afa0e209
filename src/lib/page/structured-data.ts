export interface ArticleFacts {
  readonly kind: "post";
  /** `2025-01-31` */
  readonly published: string;
  readonly modified: string | null;
  readonly authors: readonly { readonly name: string; readonly url: string }[];
  readonly tags: readonly string[];
}

export interface GuideFacts {
  readonly kind: "guide";
  readonly modified: string | null;
}

interface PageDescription {
  readonly title: string;
  readonly description: string;
  /** Absolute URL. */
  readonly url: string;
  readonly image: string;
  readonly siteTitle: string;
  readonly siteUrl: string;
  readonly language: string;
}

/** JSON-LD with schema.org's vocabulary, escaped so that no text can close the `<script>`. */
export function toJsonLd(page: PageDescription, facts: ArticleFacts | GuideFacts | null): string {
  return JSON.stringify(describe(page, facts)).replaceAll("<", "\\u003c");
}

function describe(
  { title, description, url, image, siteTitle, siteUrl, language }: PageDescription,
  facts: ArticleFacts | GuideFacts | null,
): object {
  const publisher = { "@type": "Organization", name: siteTitle, url: siteUrl };
  const common = { "@context": "https://schema.org", url, description, image, inLanguage: language };
  if (facts === null) return { ...common, "@type": "WebSite", name: siteTitle, publisher };
  const article = { ...common, headline: title, publisher, mainEntityOfPage: url };
  if (facts.kind === "guide") {
    const modified = facts.modified === null ? {} : { dateModified: facts.modified };
    return { ...article, "@type": "TechArticle", ...modified };
  }
  return {
    ...article,
    "@type": "BlogPosting",
    datePublished: facts.published,
    dateModified: facts.modified ?? facts.published,
    author: facts.authors.map(({ name, url: authorUrl }) => ({ "@type": "Person", name, url: authorUrl })),
    keywords: facts.tags,
  };
}

export const SOCIAL_FOLDER = "/social";

/** @param file a path in the output, without a slash at its beginning */
export const isSocialImage = (file: string): boolean =>
  `/${file}`.startsWith(`${SOCIAL_FOLDER}/`) && file.endsWith(".png");

/** The path of a page's preview image: `/social/docs/intro.png` for `/docs/intro`. */
export function socialImagePath(path: string): string {
  return `${SOCIAL_FOLDER}${path === "/" ? "/index" : path}.png`;
}

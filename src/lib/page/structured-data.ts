/** The metadata of a page for search engines and other sites, besides its text. */

/** A post, with what only posts have. */
export interface ArticleFacts {
  readonly kind: "post";
  /** `2025-01-31` */
  readonly published: string;
  readonly modified: string | null;
  readonly authors: readonly { readonly name: string; readonly url: string }[];
  readonly tags: readonly string[];
}

/** A page of the documentation. */
export interface GuideFacts {
  readonly kind: "guide";
  readonly modified: string | null;
}

export interface PageDescription {
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly url: string;
  readonly image: string;
  readonly siteTitle: string;
  readonly siteUrl: string;
  readonly language: string;
}

/**
 * JSON-LD by schema.org's words, ready to stand in a `<script>`: no text of an author's can end that element.
 */
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
  if (facts.kind === "guide")
    return {
      ...article,
      "@type": "TechArticle",
      ...(facts.modified === null ? {} : { dateModified: facts.modified }),
    };
  return {
    ...article,
    "@type": "BlogPosting",
    datePublished: facts.published,
    dateModified: facts.modified ?? facts.published,
    author: facts.authors.map(({ name, url: authorUrl }) => ({ "@type": "Person", name, url: authorUrl })),
    keywords: facts.tags,
  };
}

/** Where the picture that other sites show of a page stands: `/docs/intro` has `/social/docs/intro.png`. */
export function socialImagePath(path: string): string {
  return `/social${path === "/" ? "/index" : path}.png`;
}

import { withPrefix } from "../lib/urls/with-prefix";
import siteData from "site-data";
import { inLocale } from "../lib/i18n/locales";
import { socialImagePath, toJsonLd } from "../lib/page/structured-data";
import type { ArticleFacts, GuideFacts } from "../lib/page/structured-data";

interface Props {
  /** The page's title; null on the home page, which has the site's title. */
  readonly title: string | null;
  readonly description: string;
  /** The page's path in the default locale; null for a page that must not be indexed. */
  readonly path: string | null;
  /** The canonical path, if it is that of another page of the same locale. */
  readonly canonical?: string;
  /** Metadata of posts and guides. */
  readonly facts?: ArticleFacts | GuideFacts;
  /** The page's locale, unless it is the default one. */
  readonly locale?: string | undefined;
}

/** A page's title and description, for browsers, search engines and link previews. */
export function PageMeta({ title, description, path, canonical, facts, locale }: Props) {
  const site = siteData.site;
  return (
    <>
      <title>{title === null ? site.title : `${title} | ${site.title}`}</title>
      <meta name="description" content={description} />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <SharedMeta
          {...{ description, path }}
          title={title ?? site.title}
          canonical={canonical ?? path}
          facts={facts ?? null}
          locale={locale ?? site.defaultLocale}
        />
      )}
    </>
  );
}

interface SharedProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly canonical: string;
  readonly facts: ArticleFacts | GuideFacts | null;
  readonly locale: string;
}

function SharedMeta({ title, description, path, canonical, facts, locale }: SharedProps) {
  const { title: siteTitle, url, defaultLocale, locales } = siteData.site;
  const absolute = (to: string): string => url + withPrefix(to);
  const localised = (to: string): string => absolute(inLocale(to, locale, { defaultLocale }));
  const language = locales[locale]?.htmlLang ?? locale;
  const page = {
    title,
    description,
    url: localised(canonical),
    // Old versions have no images of their own.
    image: absolute(socialImagePath(canonical)),
    siteTitle,
    siteUrl: absolute("/"),
    language,
  };
  const post = facts?.kind === "post" ? facts : null;
  return (
    <>
      <link rel="canonical" href={page.url} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:locale" content={language.replace("-", "_")} />
      <meta property="og:type" content={post ? "article" : "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={page.url} />
      <meta property="og:image" content={page.image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {post && <meta property="article:published_time" content={post.published} />}
      {post && <meta property="article:modified_time" content={post.modified ?? post.published} />}
      {post?.authors.map(({ url }) => (
        <meta key={url} property="article:author" content={url} />
      ))}
      {post?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      {(facts !== null || path === "/") && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(page, facts) }} />
      )}
    </>
  );
}

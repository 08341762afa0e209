import type { ReactNode } from "react";
import siteData from "site-data";
import { inLocale } from "../lib/i18n/locales";
import { socialImagePath, toJsonLd, type ArticleFacts, type GuideFacts } from "../lib/page/structured-data";
import { withPrefix } from "../lib/urls/with-prefix";

export interface PageMetaProps {
  /** Null on the home page, which has the site's title. */
  readonly title: string | null;
  readonly description: string;
  /** The page's path in the default locale; null for a page that must not be indexed. */
  readonly path: string | null;
  /** The canonical path, if it is that of another page of the same locale. */
  readonly canonical?: string;
  readonly facts?: ArticleFacts | GuideFacts;
  /** By default, the site's default locale. */
  readonly locale?: string | undefined;
  /** Further elements of the head. */
  readonly children?: ReactNode;
}

export function PageMeta(props: PageMetaProps) {
  const { title, description, path, children } = props;
  const { title: siteTitle } = siteData.site;
  return (
    <>
      <title>{title === null ? siteTitle : `${title} | ${siteTitle}`}</title>
      <meta name="description" content={description} />
      {path === null ? <meta name="robots" content="noindex" /> : <SharedMeta {...props} path={path} />}
      {children}
    </>
  );
}

function SharedMeta({ description, path, facts, ...page }: PageMetaProps & { readonly path: string }) {
  const { title: siteTitle, url, defaultLocale, locales } = siteData.site;
  const { canonical = path, locale = defaultLocale } = page;
  const title = page.title ?? siteTitle;
  const absolute = (to: string): string => url + withPrefix(to);
  const language = locales[locale]?.htmlLang ?? locale;
  const address = absolute(inLocale(canonical, locale, { defaultLocale }));
  // Old versions have no images of their own.
  const image = absolute(socialImagePath(canonical));
  const post = facts?.kind === "post" ? facts : null;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:locale" content={language.replace("-", "_")} />
      <meta property="og:type" content={post ? "article" : "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {post && <meta property="article:published_time" content={post.published} />}
      {post && <meta property="article:modified_time" content={post.modified ?? post.published} />}
      {post?.authors.map((author) => (
        <meta key={author.url} property="article:author" content={author.url} />
      ))}
      {post?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      {(facts !== undefined || path === "/") && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: toJsonLd(
              { title, description, url: address, image, siteTitle, siteUrl: absolute("/"), language },
              facts ?? null,
            ),
          }}
        />
      )}
    </>
  );
}

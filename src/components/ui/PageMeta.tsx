interface Props {
  /** The site's title, at the end of every page's own. */
  readonly siteTitle: string;
  readonly siteUrl: string;
  /** The page's own title; null on the home page, which has the site's. */
  readonly title: string | null;
  readonly description: string;
  /** The page's path; null for a page that is not to be indexed. */
  readonly path: string | null;
}

/** A page's title and description, for browsers and search engines. */
export function PageMeta({ siteTitle, siteUrl, title, description, path }: Props) {
  return (
    <>
      <title>{title === null ? siteTitle : `${title} | ${siteTitle}`}</title>
      <meta name="description" content={description} />
      {path === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={`${siteUrl}${path}`} />}
    </>
  );
}

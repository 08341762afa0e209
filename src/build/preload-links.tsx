/** Files of each template's JavaScript, by Gatsby's name of it. Defined by webpack.ts; empty in `gatsby develop`. */
declare const CHUNKS_OF_TEMPLATES: Readonly<Record<string, readonly string[]>>;

/** What Gatsby's page-data.json says of a page; Gatsby has no type for it. */
export interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

/**
 * Links that start the download of all that a page needs to come to life. Without them the browser asks for these
 * files only once the scripts that want them have run: a second round trip, measured at 0.3 s on a slow line.
 */
export function preloadLinks(pathname: string, pathPrefix: string, page: PageData) {
  // The not-found page is read at every address but its own, whose data Gatsby asks for first: these would lie unused.
  if (pathname.startsWith("/404")) return [];
  const { componentChunkName, staticQueryHashes } = page;
  const folder = pathname === "/" ? "/index" : pathname;
  const data = [`${folder}/page-data.json`, "/app-data.json", ...staticQueryHashes.map((hash) => `/sq/d/${hash}.json`)];
  const scripts = CHUNKS_OF_TEMPLATES[componentChunkName] ?? [];
  return [
    ...scripts.map((file) => <link key={file} rel="preload" as="script" href={pathPrefix + file} />),
    ...data.map((file) => (
      <link key={file} rel="preload" as="fetch" href={`${pathPrefix}/page-data${file}`} crossOrigin="anonymous" />
    )),
  ];
}

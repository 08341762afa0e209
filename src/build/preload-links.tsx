/**
 * Links that start the download of what a page needs to come to life. Without them the browser asks for these files
 * only once the scripts that want them have run: a second round trip, measured at 0.3 s on a slow line.
 */
export function preloadLinks(pathname: string, pathPrefix: string) {
  // The not-found page is read at every address but its own, whose data Gatsby asks for first: these would lie unused.
  if (pathname.startsWith("/404")) return [];
  const folder = pathname === "/" ? "/index" : pathname;
  return [`${folder}/page-data.json`, "/app-data.json"].map((file) => (
    <link key={file} rel="preload" as="fetch" href={`${pathPrefix}/page-data${file}`} crossOrigin="anonymous" />
  ));
}

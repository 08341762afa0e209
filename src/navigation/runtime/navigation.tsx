/** What Gatsby's program does with a change of page, in place of its `navigation.js` in browsers. */
import { apiRunner } from "gatsby-browser-apis";
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { pageMessages } from "../../layouts/page-messages";
import { translate } from "../../lib/i18n/translate";
import { gatsbyRuntime, type Navigate } from "../gatsby-runtime";
import { globalHistory, type Place } from "./history";
import { parsePath } from "./link";

export function init(): void {
  gatsbyRuntime().___navigate = navigate;
}

/** Changes the address once the page is there. */
const navigate: Navigate = (to, options) => {
  if (typeof to === "number") return globalHistory.navigate(to);
  const { pathname, search } = parsePath(to);
  void gatsbyRuntime().___loader.loadPage(pathname + search).then(() => globalHistory.navigate(to, options));
};

/** Gatsby hands it to ScrollContext, which here has no use for it. */
export const shouldUpdateScroll = undefined;

interface Props {
  readonly location: Place;
  readonly children: ReactNode;
}

/** Tells the site's own program of each page that is put on the screen, and readers who cannot see it. */
export function RouteUpdates({ location, children }: Props) {
  const { href, pathname, state } = location;
  useLayoutEffect(() => void apiRunner("onRouteUpdate", { location }), [href, keyOf(state)]); // eslint-disable-line react-hooks/exhaustive-deps -- Gatsby makes a new object of it with every rendering
  return (
    <>
      {children}
      <Announcer pathname={pathname} />
    </>
  );
}

const keyOf = (state: unknown): unknown => (state as { readonly key?: string } | null)?.key; // whatever a page left there

const messages = pageMessages();

/** The element is as the build writes it. Nothing is said of the first page, which browsers tell of themselves. */
function Announcer({ pathname }: Pick<Place, "pathname">) {
  const place = useRef<HTMLDivElement>(null);
  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current === pathname || place.current === null) return;
    announced.current = pathname;
    const page = document.querySelector("h1")?.textContent ?? document.title;
    place.current.textContent = translate(messages, { id: "navigation.arrived", message: "Now on the page {page}" }, { page });
  }, [pathname]);
  return <div id="gatsby-announcer" aria-live="assertive" aria-atomic="true" ref={place} />;
}

import type { GatsbyBrowser } from "gatsby";
import { createRoot } from "react-dom/client";
import { startBehaviours } from "../behaviours/start";
import { NavigationIndicator } from "../components/shell/NavigationIndicator";
import { pageMessages } from "../layouts/page-messages";
import { translate } from "../lib/i18n/translate";
import { plainPath } from "../lib/navigation/plain-path";
import { createNavigationStore, type NavigationStore } from "../lib/navigation/status";
import { layOutBelow } from "./arriving";
import { ofPages, pressAgain } from "./early-presses";
import { gatsbyRuntime } from "./gatsby-runtime";
import { followLinksInPage, targetOf } from "./link-clicks";
import { prefetchOnIntent } from "./prefetch";
import { watchLoading } from "./watch-loading";

/** What runs once, before the first page comes to life. */
export const onClientEntry: NonNullable<GatsbyBrowser["onClientEntry"]> = () => {
  // Gatsby waits for what this returns: a page that is being left never comes to life.
  const runtime = gatsbyRuntime();
  if (/^\/404/.test(runtime.pagePath ?? "") && leaveForPlainPath()) return new Promise(() => {});
  const store = createNavigationStore({ set: (callback, milliseconds) => window.setTimeout(callback, milliseconds), clear: (timer) => window.clearTimeout(timer) });
  const retry = watchLoading(runtime, store, () => "alive" in document.documentElement.dataset);
  showIndicator(store, retry);
  followLinksInPage(document);
  prefetchOnIntent(document, runtime.___loader, targetOf);
  return undefined;
};

const pageShown = startBehaviours((address) => gatsbyRuntime().___navigate(address, { replace: true }));
pressAgain(ofPages);

/** What runs whenever a page has been put on the screen, or its address has changed. */
export const onRouteUpdate: NonNullable<GatsbyBrowser["onRouteUpdate"]> = () => {
  pageShown();
  return undefined;
};

/** What runs once the first page has come to life. */
export const onInitialClientRender: NonNullable<GatsbyBrowser["onInitialClientRender"]> = () => {
  document.documentElement.dataset["alive"] = "";
  pressAgain(`:not(${ofPages})`);
  layOutBelow();
};

/** An address that ends in `.html` and is no page is asked for again without that ending. */
function leaveForPlainPath(): boolean {
  const { pathname, search, hash } = window.location;
  const plain = plainPath(pathname);
  if (plain !== null) window.location.replace(plain + search + hash);
  return plain !== null;
}

/** The indicator works where the page does not, so it is no part of the page. */
function showIndicator(store: NavigationStore, retry: (target: string) => void): void {
  const messages = pageMessages();
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(
    <NavigationIndicator store={store} t={(declaration, values) => translate(messages, declaration, values)} retry={retry} />,
  );
}

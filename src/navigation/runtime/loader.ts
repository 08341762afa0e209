/**
 * What Gatsby's program knows of pages, in place of its `loader.js` in browsers: a page is one document, and there is
 * nothing else to fetch for it.
 */
import { browserPages } from "../browser-pages";
import type { LoadedPage, PageLoader } from "../gatsby-runtime";
import type { WrittenPage } from "../written-pages";
import WrittenPageView from "../WrittenPageView";

export const PageResourceStatus = { Error: "error", Success: "success" };

const nothing = {};
export const getStaticQueryResults = () => nothing;
export const getSliceResults = () => nothing;

/** What Gatsby hands to the page program. It shows a page anew when it gets another one of these. */
const resources = new WeakMap<WrittenPage, LoadedPage>();

function resourcesOf(written: WrittenPage): LoadedPage {
  const made = resources.get(written) ?? { component: WrittenPageView, json: { pageContext: nothing }, page: { path: written.path, slicesMap: nothing }, written };
  resources.set(written, made);
  return made;
}

export const publicLoader: PageLoader = {
  loadPage: (path) => browserPages.load(path).then(resourcesOf, (error: unknown) => ({ status: PageResourceStatus.Error, error })),
  loadPageSync: (path) => {
    const written = browserPages.get(path);
    return written && resourcesOf(written);
  },
  hovering: (path) => void browserPages.load(path).catch(() => undefined),
};

export default publicLoader;

/** Gatsby makes one of these of its list of templates, and asks it for patterns of paths, of which there are none. */
export class ProdLoader {
  setApiRunner(): void {}
  findMatchPath(): null {
    return null;
  }
}

export const setLoader = (): void => undefined;

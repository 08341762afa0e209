import type { CreatePagesArgs, GatsbyNode, Page } from "gatsby";
import { inLocale, splitLocale } from "../../lib/i18n/locales";
import { readSite } from "./read-site";

/** Creates a counterpart in each other locale for the pages of our own hooks. Runs after all of them. */
export function createLocalePages({ store, actions }: CreatePagesArgs): void {
  // Gatsby types its store loosely; pages have been in it, by path, since version 2.
  const { pages } = store.getState() as { readonly pages: ReadonlyMap<string, Page> };
  for (const page of [...pages.values()]) addCounterparts(page, actions);
}

/**
 * The same for pages of `src/pages`. Gatsby calls this for those alone: it tells nobody of pages that they
 * made themselves.
 */
export const addLocalePages: NonNullable<GatsbyNode["onCreatePage"]> = ({ page, actions }) =>
  addCounterparts(page, actions);

/** Its texts come from that locale, its data is the same. */
function addCounterparts(page: Page, { createPage }: Pick<CreatePagesArgs["actions"], "createPage">): void {
  const { defaultLocale, locales } = readSite();
  const names = Object.keys(locales);
  const others = names.filter((name) => name !== defaultLocale);
  if (
    others.length === 0 ||
    isGatsbysOwn(page.path) ||
    splitLocale(page.path, { defaultLocale, names }).locale !== defaultLocale
  )
    return;
  for (const locale of others) {
    const path = inLocale(page.path, locale, { defaultLocale });
    createPage({ path, component: page.component, context: { ...page.context, locale } });
  }
}

/** The page for addresses that do not exist has one address, whatever was asked for. */
const isGatsbysOwn = (path: string) => /^\/(dev-)?404/.test(path);

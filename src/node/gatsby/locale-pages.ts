import type { CreatePagesArgs, Page } from "gatsby";
import { inLocale, splitLocale } from "../../lib/i18n/locales";
import { pagesOf } from "./nodes-of";
import type { SiteSettings } from "../settings/read-site";

/** Creates counterparts of all pages that hooks create, in each other locale. */
export const withLocalePages =
  (create: (args: CreatePagesArgs & SiteSettings) => Promise<void>) =>
  async (args: CreatePagesArgs & SiteSettings): Promise<void> => {
    const started = Date.now();
    await create(args);
    // In development, Gatsby deletes the pages of before that are not created again after this.
    for (const page of pagesOf(args)) if (page.updatedAt >= started) addCounterparts(page, args);
  };

/** The texts differ by locale, the data is the same. */
function addCounterparts(
  page: Page,
  {
    actions: { createPage },
    site: { defaultLocale, locales },
  }: Pick<CreatePagesArgs, "actions"> & SiteSettings,
): void {
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

/** The page for unknown addresses has the same address in all locales. */
const isGatsbysOwn = (path: string) => /^\/(dev-)?404/.test(path);

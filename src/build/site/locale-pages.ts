import type { GatsbyNode } from "gatsby";
import { inLocale, splitLocale } from "../../lib/locales";
import { readSite } from "./read-site";

/** Gives every page of the default locale a counterpart in each other one. Its texts come from that locale, its data is the same. */
export const onCreatePage: NonNullable<GatsbyNode["onCreatePage"]> = ({ page, actions }) => {
  const { defaultLocale, locales } = readSite();
  const names = Object.keys(locales);
  const others = names.filter((name) => name !== defaultLocale);
  if (others.length === 0 || isGatsbysOwn(page.path) || splitLocale(page.path, { defaultLocale, names }).locale !== defaultLocale) return;
  for (const locale of others) {
    const path = inLocale(page.path, locale, { defaultLocale, names });
    actions.createPage({ path, component: page.component, context: { ...page.context, locale } });
  }
};

/** The page for addresses that do not exist has one address, whatever was asked for. */
const isGatsbysOwn = (path: string) => /^\/(dev-)?404/.test(path);

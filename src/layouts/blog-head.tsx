import type { HeadProps } from "gatsby";
import siteData from "site-data";
import type { Translate } from "../lib/i18n/translate";
import { headTexts, type LocalePage } from "./head-texts";
import { PageMeta } from "./PageMeta";

/** @param texts its title and description, which may name the site */
export const blogHead = (
  path: string,
  texts: (t: Translate, site: { readonly title: string }) => BlogTexts,
) =>
  function Head({ pageContext }: HeadProps<object, LocalePage>) {
    const { title } = siteData.site;
    return <PageMeta {...texts(headTexts(pageContext), { title })} path={path} locale={pageContext.locale} />;
  };

interface BlogTexts {
  readonly title: string;
  readonly description: string;
}

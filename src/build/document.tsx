import type { GatsbySSR } from "gatsby";
import { siteConfig } from "../../site.config";
import { preloadLinks } from "./preload-links";
import type { PageData } from "./preload-links";
import { linkStylesheet } from "./stylesheet-link";

export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = (args) => {
  const { pathname, setHeadComponents, setHtmlAttributes } = args;
  setHtmlAttributes({ lang: siteConfig.locale, dir: "ltr" });
  // Gatsby hands over the page's data too, which its types do not mention.
  const { loadPageDataSync, pathPrefix } = args as typeof args & { loadPageDataSync(path: string): PageData; pathPrefix: string };
  setHeadComponents(preloadLinks(pathname, pathPrefix, loadPageDataSync(pathname)));
};

export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(linkStylesheet(getHeadComponents()));
};

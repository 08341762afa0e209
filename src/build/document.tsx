import type { GatsbySSR } from "gatsby";
import { alternateLinks, earlyScriptElement, htmlAttributes, messagesElement, siteHead } from "./site/document-head";
import { preloadLinks } from "./preload-links";
import type { PageData } from "./preload-links";
import { linkStylesheet } from "./stylesheet-link";

export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = (args) => {
  const { pathname, setHeadComponents, setHtmlAttributes, setPreBodyComponents } = args;
  setHtmlAttributes(htmlAttributes(pathname));
  // Gatsby hands over the page's data too, which its types do not mention.
  const { loadPageDataSync, pathPrefix } = args as unknown as { loadPageDataSync(path: string): PageData; pathPrefix: string };
  setHeadComponents([...siteHead(pathPrefix), ...alternateLinks(pathname), ...preloadLinks(pathname, pathPrefix, loadPageDataSync(pathname))]);
  setPreBodyComponents([...messagesElement(pathname)]);
};

export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({ pathname, getHeadComponents, replaceHeadComponents }) => {
  // Before the style sheet: a script after it would wait for it, and the page with the script.
  replaceHeadComponents([earlyScriptElement(pathname), ...linkStylesheet(getHeadComponents())]);
};

import type { GatsbySSR } from "gatsby";
import { linkAtom } from "./feeds/feed-links";
import {
  alternateLinks,
  earlyScriptElement,
  htmlAttributes,
  messagesElement,
  siteHead,
} from "./site/document-head";
import { linkStylesheet } from "./stylesheet-link";

/** React's types do not allow data attributes in an object literal. */
const pageAttributes = (pathname: string): object => ({ "data-page-path": pathname });

export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = (args) => {
  const { pathname, setHeadComponents, setHtmlAttributes, setBodyAttributes, setPreBodyComponents } = args;
  setHtmlAttributes(htmlAttributes(pathname));
  setBodyAttributes(pageAttributes(pathname));
  // A build also passes the prefix, which is missing from Gatsby's types; `gatsby develop` does not.
  const { pathPrefix = "" } = args as unknown as { pathPrefix?: string };
  setHeadComponents([...siteHead(pathPrefix), ...alternateLinks(pathname)]);
  setPreBodyComponents([...messagesElement(pathname)]);
};

export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
}) => {
  // Before the style sheet: a script after it would wait for it, and block the page.
  replaceHeadComponents([earlyScriptElement(pathname), ...linkAtom(linkStylesheet(getHeadComponents()))]);
};

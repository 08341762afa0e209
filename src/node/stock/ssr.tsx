/** The document of a stock build: our elements, and our client bundle in place of Gatsby's runtime. */
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import bundles from "site-bundles";
import siteData from "site-data";
import siteMessages from "site-messages";
import { pagePathOf, shellOf, wrapPage } from "../../layouts/wrap-page";
import { noStorage } from "../../lib/browser/storage";
import { bodyEnd, headElements, htmlAttributes, messagesElement } from "../render/document-parts";

/** React's types do not allow data attributes in an object literal. */
const pageAttributes = (pathname: string): object => ({ "data-page-path": pathname });

export const wrapPageElement: NonNullable<GatsbySSR["wrapPageElement"]> = ({ element, props }) =>
  wrapPage(
    element,
    shellOf(pagePathOf(props), (locale) => siteMessages[locale] ?? siteData.messages, noStorage),
  );

/**
 * Gatsby would use React's stream, which in React 18 writes a null character whenever a multi-byte character
 * does not fit at the end of its 2,048-byte buffer. Fixed in React 19.
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(bodyComponent));

export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = (args) => {
  args.setHtmlAttributes(htmlAttributes(args.pathname));
  args.setBodyAttributes(pageAttributes(args.pathname));
};

export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = (args) => {
  const { pathname, getHeadComponents } = args;
  const ours = headElements(pathname, bundles).filter(({ key }) => !isOfGatsby(key));
  args.replaceHeadComponents([...ours, ...getHeadComponents().filter(isOfPage)]);
  args.replacePreBodyComponents([...messagesElement(pathname)]);
  args.replacePostBodyComponents([bodyEnd(bundles)]);
};

const isOfGatsby = (key: string | null): boolean => key === "charset" || key === "viewport";

const isOfPage = (element: ReactNode): boolean =>
  isValidElement<Readonly<Record<string, unknown>>>(element) && "data-gatsby-head" in element.props;

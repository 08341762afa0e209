import type { GatsbySSR } from "gatsby";
import siteData from "site-data";
import siteMessages from "site-messages";
import { pagePathOf, shellOf, wrapPage } from "../../layouts/wrap-page";
import { noStorage } from "../../lib/browser/storage";

/**
 * Wraps a page in the shell at build time. To change pages, browsers replace the element between the two
 * (src/client).
 */
export const wrapPageElement: NonNullable<GatsbySSR["wrapPageElement"]> = ({ element, props }) =>
  wrapPage(
    element,
    shellOf(pagePathOf(props), (locale) => siteMessages[locale] ?? siteData.messages, noStorage),
  );

import type { GatsbySSR } from "gatsby";
import siteData from "site-data";
import siteMessages from "site-messages";
import { pagePathOf, wrapPage } from "../../layouts/wrap-page";
import type { Storage } from "../../lib/storage";

/** There is no reader yet, so nothing has been remembered. */
const storage: Storage = { get: () => null, set: () => {}, remove: () => {} };

/** The shell around a page, on the build machine. The element between the two is what browsers take a page from (see src/navigation). */
export const wrapPageElement: NonNullable<GatsbySSR["wrapPageElement"]> = ({ element, props }) =>
  wrapPage(<div data-page="">{element}</div>, pagePathOf(props), { messagesOf: (locale) => siteMessages[locale] ?? siteData.messages, storage });

import siteData from "site-data";
import siteMessages from "site-messages";
import { translate, type Translate } from "../lib/i18n/translate";

/** What a page is told of its locale: nothing where that is the site's default one. */
export interface LocalePage {
  readonly locale?: string;
}

/**
 * The words of a page's head. Gatsby renders heads apart from their pages, where the shell's context does not
 * reach.
 */
export function headTexts({ locale = siteData.site.defaultLocale }: LocalePage): Translate {
  const messages = siteMessages[locale] ?? siteData.messages;
  return (declaration, values) => translate(messages, declaration, values);
}

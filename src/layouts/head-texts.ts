import siteData from "site-data";
import siteMessages from "site-messages";
import { translate, type Translate } from "../lib/i18n/translate";

/** A page's locale; undefined for the site's default one. */
export interface LocalePage {
  readonly locale?: string;
}

/** The messages of a page's head. Gatsby renders heads separately from pages, outside the shell's context. */
export function headTexts({ locale = siteData.site.defaultLocale }: LocalePage): Translate {
  const messages = siteMessages[locale] ?? siteData.messages;
  return (declaration, values) => translate(messages, declaration, values);
}

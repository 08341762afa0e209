import texts from "search-texts";
import { pageMessages } from "../layouts/page-messages";
import { translate, type Translate } from "../lib/i18n/translate";

/** The words of the page's locale. */
export function words(): Translate {
  const messages = { ...texts, ...pageMessages() };
  return (declaration, values) => translate(messages, declaration, values);
}

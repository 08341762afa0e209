import siteData from "site-data";
import { toMessages } from "../lib/i18n/catalogue";
import type { Messages } from "../lib/i18n/translate";

/**
 * The page's messages in the browser: its own, if it is not in the default locale. Changing the locale
 * reloads the page, so they remain valid until then.
 */
export function pageMessages(): Messages {
  const text = document.querySelector("[id='site-messages']")?.textContent;
  if (!text) return siteData.messages;
  const result = toMessages(JSON.parse(text));
  return "messages" in result ? result.messages : siteData.messages;
}

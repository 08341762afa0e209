import siteData from "site-data";
import type { Messages } from "../lib/i18n/translate";

/**
 * The page's messages in the browser: its own, if it is not in the default locale. Changing the locale
 * reloads the page, so they remain valid until then.
 */
export function pageMessages(): Messages {
  const text = document.querySelector("[id='site-messages']")?.textContent;
  return text ? (JSON.parse(text) as Messages) : siteData.messages;
}

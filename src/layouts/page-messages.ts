import siteData from "site-data";
import type { Messages } from "../lib/i18n/translate";

/** A page that is not in the default locale contains its own. Changing the locale reloads the page. */
export function pageMessages(): Messages {
  const text = document.querySelector("[id='site-messages']")?.textContent;
  return text ? (JSON.parse(text) as Messages) : siteData.messages;
}

import type { GatsbyBrowser } from "gatsby";
import { createLocalStorage } from "../lib/storage";
import { pageMessages } from "./page-messages";
import { pagePathOf, wrapPage } from "./wrap-page";

// Both hold as long as the browser has the page, whatever pages are shown in it.
const messages = pageMessages();
const storage = createLocalStorage((message, error) => console.warn(message, error));

/** The shell around a page, in the browser. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) =>
  wrapPage(element, pagePathOf(props), { messagesOf: () => messages, storage });

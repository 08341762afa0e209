/**
 * Brings a page of the copy for reading offline to life: the shell around it is the site's own, and its content stays
 * as it was written, but for the few parts that need a script.
 */
import { hydrateRoot } from "react-dom/client";
import { pageMessages } from "../layouts/page-messages";
import { wrapPage } from "../layouts/wrap-page";
import { createStorage } from "../lib/storage";
import { pagePath } from "./place";
import { WrittenPage } from "./WrittenPage";

const messages = pageMessages();
const storage = createStorage(() => window.localStorage, (message, error) => console.warn(message, error));

const frame = document.getElementById("gatsby-focus-wrapper");
const body = frame?.querySelector(":scope > [data-navbar] + *");
// A page that is not laid out so reads well without a script.
if (frame && body) hydrateRoot(frame, wrapPage(<WrittenPage written={body} />, pagePath, { messagesOf: () => messages, storage }));

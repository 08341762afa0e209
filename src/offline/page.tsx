/**
 * Brings a page of the copy for reading offline to life: the shell around it is the site's own, and its content stays
 * as it was written, as it does on the site.
 */
import { hydrateRoot } from "react-dom/client";
import { startBehaviours } from "../behaviours/start";
import { pageMessages } from "../layouts/page-messages";
import { wrapPage } from "../layouts/wrap-page";
import { createLocalStorage } from "../lib/storage";
import { pagePath } from "./place";
import { WrittenPage } from "./WrittenPage";

const messages = pageMessages();
const storage = createLocalStorage((message, error) => console.warn(message, error));

const frame = document.getElementById("gatsby-focus-wrapper");
const written = frame?.querySelector("[data-page]");
// A page that is not laid out so reads well without a script.
if (frame && written) {
  // They fetch a file, which pages of files may not; the links beside them lead there.
  for (const button of written.querySelectorAll("[data-copy=file]")) button.remove();
  hydrateRoot(frame, wrapPage(<WrittenPage written={written} />, pagePath, { messagesOf: () => messages, storage }));
  startBehaviours((address) => window.location.replace(address))();
}

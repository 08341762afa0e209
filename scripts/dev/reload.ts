/** Live reload: pages are reloaded when the site changes. Browsers keep the scroll position. */
import { problemsScript } from "./problems-script";

export const EVENTS = "/__dev/events";
export const SCRIPT = "/__dev/reload.js";

/** Reloads the page on a change, and when the site becomes ready again; shows the problems in its files. */
export const reloadScript = `
${problemsScript}
let isReady = !document.documentElement.hasAttribute("data-waiting");
const events = new EventSource("${EVENTS}");
const lose = () => { isReady = false; };
events.addEventListener("changed", () => location.reload());
events.addEventListener("ready", () => { if (!isReady) location.reload(); });
events.addEventListener("problems", ({ data }) => showProblems(JSON.parse(data)));
events.addEventListener("starting", lose);
events.addEventListener("error", lose);
`;

export const withReload = (html: string): string =>
  html.replace("</body>", `<script src="${SCRIPT}"></script></body>`);

const STYLE =
  "body{font:1rem/1.5 system-ui;margin:20vh auto;max-inline-size:36rem;padding:1rem}" +
  ":root{color-scheme:light dark}";

export const waitingPage = (title: string, text: string): string =>
  failedPage(title, text).replace("<html ", "<html data-waiting ");

export const failedPage = (title: string, text: string): string =>
  withReload(
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title>` +
      `<style>${STYLE}</style></head><body><h1>${title}</h1><p>${text}</p></body></html>`,
  );

/** The texts for a page whose scripts or style sheet did not load. */
export interface Banner {
  readonly title: string;
  /** Where the page's address fits another base URL: `{current}` and `{suggested}`. */
  readonly wrongBase: string;
  /** Where the base URL is right: `{files}`. */
  readonly failedFiles: string;
  /** Where everything loaded, and the scripts stopped. */
  readonly failedScripts: string;
  readonly basePath: string;
}

/**
 * Shows a banner on a page whose scripts or style sheet did not load: it suggests another base URL, or names
 * the files. Runs in the head of every page as text, as `earlyScript` does, under the same restrictions.
 */
export function watchFiles(banner: Banner): void {
  const { origin, pathname } = window.location;
  const failed: string[] = [];
  document.addEventListener(
    "error",
    ({ target }) => {
      const address =
        target instanceof HTMLScriptElement
          ? target.src
          : target instanceof HTMLLinkElement && target.rel === "stylesheet"
            ? target.href
            : "";
      // What browser extensions put into the page is none of the site's files.
      if (address.startsWith(`${origin}/`)) failed.push(address.slice(origin.length));
    },
    true,
  );
  // The client bundle sets `data-ready` when it starts. By now all scripts of the page have run, or failed to
  // load.
  window.addEventListener("load", () => {
    if (failed.length > 0 || !("ready" in document.documentElement.dataset)) insertBanner();
  });

  function insertBanner(): void {
    const element = document.createElement("div");
    element.id = "base-url-banner";
    element.setAttribute("role", "alert");
    // The site's style sheet is probably among what did not load.
    element.style.cssText =
      "margin:1rem;padding:1rem;border:2px solid;font:1rem/1.5 sans-serif;color:#7a1420;background:#fff2f2";
    const title = document.createElement("strong");
    title.textContent = banner.title;
    const body = document.createElement("p");
    body.textContent = reason();
    element.append(title, body);
    document.body.prepend(element);
  }

  function reason(): string {
    const { basePath, wrongBase, failedFiles, failedScripts } = banner;
    const suggested = suggestedBase(basePath);
    if (suggested !== basePath)
      return wrongBase.replace("{current}", basePath).replace("{suggested}", suggested);
    return failed.length > 0 ? failedFiles.replace("{files}", failed.join(", ")) : failedScripts;
  }

  /** What is before the page's own path in its address. */
  function suggestedBase(basePath: string): string {
    const current = pathname.replace(/(\/index)?\.html$/, "").replace(/\/$/, "");
    // Without the base path.
    const own = (document.body.dataset["pagePath"] ?? "").replace(/\/$/, "");
    if (current.endsWith(own)) return `${current.slice(0, current.length - own.length)}/`;
    // The not-found page is at any address.
    return `${current}/`.startsWith(basePath) ? basePath : "/";
  }
}

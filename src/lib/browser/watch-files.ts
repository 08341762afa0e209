export interface Banner {
  readonly title: string;
  /** If the page's address matches another base URL: `{current}` and `{suggested}`. */
  readonly wrongBase: string;
  /** If the base URL is right: `{files}`. */
  readonly failedFiles: string;
  /** If everything loaded, but the scripts failed. */
  readonly failedScripts: string;
  readonly basePath: string;
}

/** Suggests another base URL, or lists files that failed to load. Inlined in pages like `earlyScript`. */
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
      // Ignores files that browser extensions add to the page.
      if (address.startsWith(`${origin}/`)) failed.push(address.slice(origin.length));
    },
    true,
  );
  // The client bundle sets `data-ready`. On `load`, all scripts have run or failed to load.
  window.addEventListener("load", () => {
    if (failed.length > 0 || !("ready" in document.documentElement.dataset)) insertBanner();
  });

  function insertBanner(): void {
    const element = document.createElement("div");
    element.id = "base-url-banner";
    element.setAttribute("role", "alert");
    // The site's style sheet has probably failed to load.
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

  /** The part of the page's address before its path. */
  function suggestedBase(basePath: string): string {
    const current = pathname.replace(/(\/index)?\.html$/, "").replace(/\/$/, "");
    const pagePath = (document.body.dataset["pagePath"] ?? "").replace(/\/$/, "");
    if (current.endsWith(pagePath)) return `${current.slice(0, current.length - pagePath.length)}/`;
    // The not-found page may have any address.
    return `${current}/`.startsWith(basePath) ? basePath : "/";
  }
}

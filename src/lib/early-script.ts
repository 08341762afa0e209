import type { ColourMode } from "./colour-mode";
import type { PublicSite } from "./site-data";
import { storageKeys } from "./storage";

/** What the early script works with. */
export interface EarlySettings {
  readonly themeKey: string;
  readonly defaultMode: ColourMode;
  readonly disableSwitch: boolean;
  readonly respectSystem: boolean;
  /** The announcement and the keys of its dismissal; null where there is none that can be closed. */
  readonly announcement: { readonly id: string; readonly idKey: string; readonly dismissedKey: string } | null;
  /** Whether what is far below may be laid out later, by the program that follows. */
  readonly topFirst: boolean;
  /** What to say where the site's files are not found; null where nothing can be amiss with their addresses. */
  readonly banner: { readonly title: string; readonly body: string; readonly basePath: string } | null;
}

/** What the configuration says of it. */
export function earlySettings({ announcement, colourMode }: Pick<PublicSite, "announcement" | "colourMode">, banner: EarlySettings["banner"]): EarlySettings {
  return {
    themeKey: storageKeys.theme,
    defaultMode: colourMode.defaultMode,
    disableSwitch: colourMode.disableSwitch,
    respectSystem: colourMode.respectPrefersColorScheme,
    announcement: announcement?.isCloseable ? { id: announcement.id, idKey: storageKeys.announcementId, dismissedKey: storageKeys.announcementDismissed } : null,
    // The copy for reading offline has no such program.
    topFirst: banner !== null,
    banner,
  };
}

/**
 * Runs in the head of every page, before anything is painted: sets the theme, hides an announcement that was closed,
 * notes a button that is pressed too early, and watches for the site's files not being where the page expects them. It
 * is written into the page as text, so it may use nothing from outside of itself, and nothing that compiling would
 * replace by a helper.
 */
export function earlyScript(settings: EarlySettings): void {
  const root = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      // Without storage there is no choice to honour. The page itself says so in the console, once.
      return null;
    }
  };
  const stored = settings.disableSwitch ? null : read(settings.themeKey);
  const system = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const fallback = settings.respectSystem ? system : settings.defaultMode;
  root.setAttribute("data-theme", stored === "light" || stored === "dark" ? stored : fallback);
  root.setAttribute("data-script", "");

  // See src/navigation/arriving.ts. A place in the middle has to have all of its height above it.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (settings.topFirst && visit?.type === "navigate" && window.location.hash === "" && "overflowAnchor" in root.style) root.setAttribute("data-top-first", "");

  // A button does nothing before the program has come, which presses it again: see src/navigation/early-presses.ts.
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && !("alive" in root.dataset)) Reflect.set(window, "pressedEarly", target.closest("button"));
  });

  const { announcement, banner } = settings;
  if (announcement && read(announcement.idKey) === announcement.id && read(announcement.dismissedKey) === "true") {
    root.setAttribute("data-announcement-closed", "");
  }

  // Gatsby's program puts this on `window` when it starts. All scripts of the page have run, or failed to load, by now.
  window.addEventListener("load", () => {
    if (banner && Reflect.get(window, "___loader") === undefined) insertBanner(banner);
  });

  function insertBanner(banner: NonNullable<EarlySettings["banner"]>): void {
    const current = window.location.pathname.replace(/(\/index)?\.html$/, "").replace(/\/$/, "");
    // Gatsby writes the page's own path into the page.
    const own = String(Reflect.get(window, "pagePath") ?? "").replace(/\/$/, "");
    const suggested = current.endsWith(own) ? `${current.slice(0, current.length - own.length)}/` : "/";
    const element = document.createElement("div");
    element.id = "base-url-banner";
    element.setAttribute("role", "alert");
    // The site's style sheet is probably among what did not load.
    element.style.cssText = "margin:1rem;padding:1rem;border:2px solid;font:1rem/1.5 sans-serif;color:#7a1420;background:#fff2f2";
    const title = document.createElement("strong");
    title.textContent = banner.title;
    const body = document.createElement("p");
    body.textContent = banner.body.replace("{current}", banner.basePath).replace("{suggested}", suggested);
    element.append(title, body);
    document.body.prepend(element);
  }
}

/** The script with its settings, as the text of a `<script>`. */
export function earlyScriptText(settings: EarlySettings): string {
  // `</script>` in a setting would end the element.
  return `(${earlyScript.toString()})(${JSON.stringify(settings).replaceAll("<", "\\u003c")})`;
}

import type { PublicSite } from "./site-data";
import { storageKeys } from "../browser/storage";
import { watchFiles, type Banner } from "../browser/watch-files";

interface EarlySettings extends Pick<PublicSite, "colourMode"> {
  readonly keys: typeof storageKeys;
  /** The id of the announcement; null if there is none that can be closed. */
  readonly announcement: string | null;
  /** Whether the layout of content far below is deferred to the client bundle. */
  readonly topFirst: boolean;
}

export const earlySettings = (
  { announcement, colourMode }: Pick<PublicSite, "announcement" | "colourMode">,
  topFirst: boolean,
): EarlySettings => ({
  keys: storageKeys,
  colourMode,
  announcement: announcement?.isCloseable ? announcement.id : null,
  topFirst,
});

/** Runs before the first paint. It is inlined as text, so it refers to nothing outside the function. */
export function earlyScript({ keys, colourMode, announcement, topFirst }: EarlySettings): void {
  const root = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      // Without storage there is no stored choice. The client bundle logs a warning, once.
      return null;
    }
  };
  const stored = colourMode.disableSwitch ? null : read(keys.theme);
  const system = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const fallback = colourMode.respectPrefersColorScheme ? system : colourMode.defaultMode;
  root.setAttribute("data-theme", stored === "light" || stored === "dark" ? stored : fallback);
  root.setAttribute("data-script", "");

  // See src/client/deferred-layout.ts. A scroll position further down requires the layout of all above it.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (topFirst && visit?.type === "navigate" && window.location.hash === "" && "overflowAnchor" in root.style)
    root.setAttribute("data-top-first", "");

  // Buttons do not work before the client bundle has loaded, which repeats the click (client/start-page.ts).
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && !("ready" in root.dataset))
      Reflect.set(window, "pressedEarly", target.closest("button"));
  });

  const isClosed = read(keys.announcementDismissed) === "true" && read(keys.announcementId) === announcement;
  if (announcement !== null && isClosed) root.setAttribute("data-announcement-closed", "");
}

/** The content of a `<script>`: both functions, called with their settings. */
export function earlyScriptText(settings: EarlySettings, banner: Banner): string {
  return `${callText(earlyScript, settings)};${callText(watchFiles, banner)}`;
}

/** `</script>` in a setting would close the element. */
const callText = <T>(script: (settings: T) => void, settings: T): string =>
  `(${script.toString()})(${JSON.stringify(settings).replaceAll("<", "\\u003c")})`;

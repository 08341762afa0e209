import type { ColourMode } from "../browser/colour-mode";
import type { PublicSite } from "./site-data";
import { storageKeys } from "../browser/storage";
import { watchFiles, type Banner } from "../browser/watch-files";

interface EarlySettings {
  readonly themeKey: string;
  readonly defaultMode: ColourMode;
  readonly disableSwitch: boolean;
  readonly respectSystem: boolean;
  /** The announcement, and the storage keys of its dismissal; null if there is none that can be closed. */
  readonly announcement: {
    readonly id: string;
    readonly idKey: string;
    readonly dismissedKey: string;
  } | null;
  /** Whether the layout of content far below is deferred to the client bundle. */
  readonly topFirst: boolean;
}

export function earlySettings(
  { announcement, colourMode }: Pick<PublicSite, "announcement" | "colourMode">,
  topFirst: boolean,
): EarlySettings {
  return {
    themeKey: storageKeys.theme,
    defaultMode: colourMode.defaultMode,
    disableSwitch: colourMode.disableSwitch,
    respectSystem: colourMode.respectPrefersColorScheme,
    announcement: announcement?.isCloseable
      ? {
          id: announcement.id,
          idKey: storageKeys.announcementId,
          dismissedKey: storageKeys.announcementDismissed,
        }
      : null,
    topFirst,
  };
}

/** Runs before the first paint. It is inlined as text, so it refers to nothing outside the function. */
export function earlyScript(settings: EarlySettings): void {
  const root = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      // Without storage there is no stored choice. The client bundle logs a warning, once.
      return null;
    }
  };
  const stored = settings.disableSwitch ? null : read(settings.themeKey);
  const system = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const fallback = settings.respectSystem ? system : settings.defaultMode;
  root.setAttribute("data-theme", stored === "light" || stored === "dark" ? stored : fallback);
  root.setAttribute("data-script", "");

  // See src/client/deferred-layout.ts. A scroll position further down requires the layout of all above it.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (
    settings.topFirst &&
    visit?.type === "navigate" &&
    window.location.hash === "" &&
    "overflowAnchor" in root.style
  )
    root.setAttribute("data-top-first", "");

  // Buttons do not work before the client bundle has loaded, which repeats the click (client/start-page.ts).
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && !("ready" in root.dataset))
      Reflect.set(window, "pressedEarly", target.closest("button"));
  });

  const { announcement } = settings;
  if (
    announcement &&
    read(announcement.idKey) === announcement.id &&
    read(announcement.dismissedKey) === "true"
  ) {
    root.setAttribute("data-announcement-closed", "");
  }
}

/** The content of a `<script>`: both functions, called with their settings. */
export function earlyScriptText(settings: EarlySettings, banner: Banner): string {
  return `${callText(earlyScript, settings)};${callText(watchFiles, banner)}`;
}

/** `</script>` in a setting would close the element. */
const callText = <T>(script: (settings: T) => void, settings: T): string =>
  `(${script.toString()})(${JSON.stringify(settings).replaceAll("<", "\\u003c")})`;

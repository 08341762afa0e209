import type { ColourMode } from "../browser/colour-mode";
import type { PublicSite } from "./site-data";
import { storageKeys } from "../browser/storage";
import { watchFiles, type Banner } from "../browser/watch-files";

/** What the early script works with. */
export interface EarlySettings {
  readonly themeKey: string;
  readonly defaultMode: ColourMode;
  readonly disableSwitch: boolean;
  readonly respectSystem: boolean;
  /** The announcement and the keys of its dismissal; null where there is none that can be closed. */
  readonly announcement: {
    readonly id: string;
    readonly idKey: string;
    readonly dismissedKey: string;
  } | null;
  /** Whether what is far below may be laid out later, by the program that follows. */
  readonly topFirst: boolean;
}

/** The settings that follow from the configuration. */
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

/**
 * Runs in the head of every page, before anything is painted: sets the theme, hides an announcement that was
 * closed, and notes a button that is pressed too early. It is written into the page as text, so it may use
 * nothing from outside of itself, and nothing that compiling would replace by a helper.
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

  // See src/client/deferred-layout.ts. A place in the middle has to have all of its height above it.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (
    settings.topFirst &&
    visit?.type === "navigate" &&
    window.location.hash === "" &&
    "overflowAnchor" in root.style
  )
    root.setAttribute("data-top-first", "");

  // A button does nothing before the client bundle has loaded, which clicks it again: see
  // src/client/replay-early-clicks.ts.
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

/** The script with its settings, and the one that watches the site's files, as the text of a `<script>`. */
export function earlyScriptText(settings: EarlySettings, banner: Banner): string {
  return `${callText(earlyScript, settings)};${callText(watchFiles, banner)}`;
}

/** `</script>` in a setting would end the element. */
const callText = <T>(script: (settings: T) => void, settings: T): string =>
  `(${script.toString()})(${JSON.stringify(settings).replaceAll("<", "\\u003c")})`;

import { useCallback, useEffect, useSyncExternalStore } from "react";
import { colourModeFor, otherMode, toColourMode, type ColourMode } from "../../lib/colour-mode";
import type { ColourModeConfig } from "../../lib/site-config/schema";
import { storageKeys, type Storage } from "../../lib/storage";

interface ColourModeState {
  /** Null until the page has come to life: the build cannot know. */
  readonly mode: ColourMode | null;
  readonly toggle: () => void;
}

const darkSystem = "(prefers-color-scheme: dark)";

/** The root element's attribute is what counts: the early script sets it before React is there, and the style sheet reads it. */
const shownMode = () => toColourMode(document.documentElement.dataset["theme"] ?? null);

function show(mode: ColourMode): void {
  document.documentElement.dataset["theme"] = mode;
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The colour mode of this page. It follows the reader, the system and other tabs. */
export function useColourMode(config: ColourModeConfig, storage: Storage): ColourModeState {
  const mode = useSyncExternalStore(subscribe, shownMode, () => null);

  useEffect(() => {
    const system = window.matchMedia(darkSystem);
    const settle = () => show(colourModeFor(config, storage.get(storageKeys.theme), system.matches));
    // A key of null means that everything was cleared.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKeys.theme || key === null) settle();
    };
    settle();
    system.addEventListener("change", settle);
    window.addEventListener("storage", onStorage);
    return () => {
      system.removeEventListener("change", settle);
      window.removeEventListener("storage", onStorage);
    };
  }, [config, storage]);

  const toggle = useCallback(() => {
    const next = otherMode(shownMode() ?? config.defaultMode);
    // First the page: where storage is not available the choice still holds on it.
    show(next);
    storage.set(storageKeys.theme, next);
  }, [config, storage]);

  return { mode, toggle };
}

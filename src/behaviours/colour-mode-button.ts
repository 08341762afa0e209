import { closestTo } from "../lib/browser/closest-to";
import type { ColourModeConfig } from "../lib/site-config/schema";
import { storageKeys, type Storage } from "../lib/browser/storage";

type ColourMode = "light" | "dark";

const root = document.documentElement;

/** The early script sets the attribute before the first paint; the style sheet depends on it. */
const shownMode = (): ColourMode => (root.dataset["theme"] === "dark" ? "dark" : "light");

const toMode = (isDark: boolean): ColourMode => (isDark ? "dark" : "light");

export function labelColourMode(): void {
  const button = document.querySelector<HTMLElement>("[data-colour-mode]");
  if (button !== null) button.ariaLabel = button.dataset[shownMode()] ?? null;
}

function show(mode: ColourMode): void {
  root.dataset["theme"] = mode;
  labelColourMode();
}

export function startColourMode(storage: Storage): void {
  const text = document.querySelector<HTMLElement>("[data-colour-modes]")?.dataset["colourModes"];
  if (text === undefined) return;
  const config = JSON.parse(text) as ColourModeConfig; // rendered by Navbar.tsx
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const settle = (): void => {
    const stored = config.disableSwitch ? null : storage.get(storageKeys.theme);
    const fallback = config.respectPrefersColorScheme ? toMode(system.matches) : config.defaultMode;
    show(stored === "light" || stored === "dark" ? stored : fallback);
  };
  settle();
  system.addEventListener("change", settle);
  // The key is null if the whole storage was cleared.
  window.addEventListener("storage", ({ key }) => {
    if (key === storageKeys.theme || key === null) settle();
  });
  document.addEventListener("click", (event) => {
    if (closestTo(event, "[data-colour-mode]") === null) return;
    const mode = toMode(shownMode() === "light");
    // Without storage, the choice applies only to this page.
    show(mode);
    storage.set(storageKeys.theme, mode);
  });
}

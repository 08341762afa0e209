import { closestTo } from "../lib/browser/closest-to";
import { colourModeFor, otherMode, toColourMode, type ColourMode } from "../lib/browser/colour-mode";
import type { ColourModeConfig } from "../lib/site-config/schema";
import { storageKeys, type Storage } from "../lib/browser/storage";

const root = document.documentElement;

/** The early script sets the attribute before the first paint; the style sheet depends on it. */
const shownMode = (): ColourMode => toColourMode(root.dataset["theme"] ?? null) ?? "light";

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
  const settle = (): void => show(colourModeFor(config, storage.get(storageKeys.theme), system.matches));
  settle();
  system.addEventListener("change", settle);
  // The key is null if the whole storage was cleared.
  window.addEventListener("storage", ({ key }) => {
    if (key === storageKeys.theme || key === null) settle();
  });
  document.addEventListener("click", (event) => {
    if (closestTo(event, "[data-colour-mode]") === null) return;
    const mode = otherMode(shownMode());
    // Without storage, the choice applies only to this page.
    show(mode);
    storage.set(storageKeys.theme, mode);
  });
}

import type { ColourModeConfig } from "../site-config/schema";

export type ColourMode = "light" | "dark";

export const toColourMode = (value: string | null): ColourMode | null =>
  value === "light" || value === "dark" ? value : null;

/** The reader's choice, otherwise the system's mode if the site respects it, otherwise the site's default. */
export function colourModeFor(
  config: ColourModeConfig,
  stored: string | null,
  systemIsDark: boolean,
): ColourMode {
  const choice = config.disableSwitch ? null : toColourMode(stored);
  if (choice) return choice;
  if (config.respectPrefersColorScheme) return systemIsDark ? "dark" : "light";
  return config.defaultMode;
}

export const otherMode = (mode: ColourMode): ColourMode => (mode === "light" ? "dark" : "light");

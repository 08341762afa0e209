import { useShell, useTranslate } from "../shell/shell-context";
import { MoonIcon, SunIcon } from "../ui/icons";
import * as styles from "./IconButton.module.css";

/**
 * Switches between light and dark (behaviours/colour-mode.ts). The style sheet chooses the icon by the mode.
 */
export function ColourModeToggle() {
  const { colourMode } = useShell().site;
  const t = useTranslate();
  if (colourMode.disableSwitch) return null;
  const labels = {
    light: t({ id: "colourMode.toggle" }, { mode: t({ id: "colourMode.light" }) }),
    dark: t({ id: "colourMode.toggle" }, { mode: t({ id: "colourMode.dark" }) }),
  };
  return (
    <button
      type="button"
      className={styles["button"]}
      aria-label={labels[colourMode.defaultMode]}
      data-colour-mode=""
      data-light={labels.light}
      data-dark={labels.dark}
    >
      <span className={styles["inLight"]}>
        <SunIcon />
      </span>
      <span className={styles["inDark"]}>
        <MoonIcon />
      </span>
    </button>
  );
}

import { useColourMode } from "../shell/use-colour-mode";
import { useShell, useTranslate } from "../shell/shell-context";
import { MoonIcon, SunIcon } from "../ui/icons";
import * as styles from "./IconButton.module.css";

/** Flips light and dark. The style sheet picks the icon, so that the right one is there before the page comes to life. */
export function ColourModeToggle() {
  const { site, storage } = useShell();
  const t = useTranslate();
  const { mode, toggle } = useColourMode(site.colourMode, storage);
  const shown = mode ?? site.colourMode.defaultMode;
  const name = t({ id: shown === "light" ? "colourMode.light" : "colourMode.dark" });
  if (site.colourMode.disableSwitch) return null;
  return (
    <button type="button" className={`${styles["button"] ?? ""} ${styles["needsScript"] ?? ""}`} onClick={toggle} aria-label={t({ id: "colourMode.toggle" }, { mode: name })}>
      <span className={styles["inLight"]}>
        <SunIcon />
      </span>
      <span className={styles["inDark"]}>
        <MoonIcon />
      </span>
    </button>
  );
}

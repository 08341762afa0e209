import { useTranslate } from "../../shell/shell-context";
import * as styles from "./CopyMenu.module.css";

interface Props {
  /** As scripts write it: `Timer.setTimeout`. */
  readonly path: string;
  readonly anchor: string;
}

/**
 * Copies what readers take along from an entry: its path, its signature, a link to it. The menu is made when
 * the button is pressed (see src/behaviours). Not there without scripts.
 */
export function CopyMenu({ path, anchor }: Props) {
  const t = useTranslate();
  // A line each, in the order in which the menu has them.
  const choices = [
    t({ id: "api.copyPath", message: "Path" }),
    t({ id: "api.copySignature", message: "Signature" }),
    t({ id: "api.copyLink", message: "Link" }),
  ];
  return (
    <button
      type="button"
      className={styles["button"]}
      aria-haspopup="menu"
      aria-expanded="false"
      aria-label={t({ id: "api.copyFrom", message: "Copy from {name}" }, { name: path })}
      data-copy="entry"
      data-path={path}
      data-anchor={anchor}
      data-choices={choices.join("\n")}
    >
      {t({ id: "copy.idle", message: "Copy" })}
    </button>
  );
}

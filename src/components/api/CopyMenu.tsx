import * as styles from "./CopyMenu.module.css";

interface Props {
  /** As scripts write it: `Timer.setTimeout`. */
  readonly path: string;
  readonly anchor: string;
}

/**
 * Copies what readers take along from an entry: its path, its signature, a link to it. The menu is made when the button
 * is pressed (see src/behaviours). Not there without scripts.
 */
export function CopyMenu({ path, anchor }: Props) {
  return (
    <span className={styles["frame"]}>
      <button
        type="button" className={styles["button"]} aria-haspopup="menu" aria-expanded="false" aria-label={`Copy from ${path}`}
        data-copy="entry" data-path={path} data-anchor={anchor} data-copied="Copied" data-failed="Copying failed"
      >
        <span aria-live="polite">Copy</span>
      </button>
    </span>
  );
}

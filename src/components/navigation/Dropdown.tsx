import { useId, type ReactNode } from "react";
import type { LinkByVersion } from "../../lib/shell/navbar-links";
import { Icon } from "../ui/Icon";
import * as menu from "../ui/Menu.module.css";
import * as styles from "./Dropdown.module.css";

interface Props {
  readonly label: string;
  /** The accessible name, where the label alone would not suffice. */
  readonly accessibleLabel?: string;
  readonly byVersion?: LinkByVersion | null;
  readonly align: "start" | "end";
  readonly children: ReactNode;
}

/** A button that opens a list of links (behaviours/dropdown.ts); without JavaScript, on hover or focus. */
export function Dropdown({ label, accessibleLabel, byVersion, align, children }: Props) {
  const id = useId();
  const classes = [menu["menu"], styles["list"], ...(align === "end" ? [menu["atEnd"]] : [])];
  return (
    <div className={styles["frame"]} data-dropdown="">
      <button
        type="button"
        className={styles["button"]}
        aria-expanded={false}
        aria-controls={id}
        aria-label={accessibleLabel}
        {...(byVersion ? { "data-by-version": JSON.stringify(byVersion) } : {})}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={id} className={classes.join(" ")}>
        {children}
      </ul>
    </div>
  );
}

import type { ReactNode } from "react";
import { useTranslate } from "../../shell/shell-context";
import * as styles from "./TypeCards.module.css";

interface Props {
  readonly children: ReactNode;
}

/**
 * Cards come for the links of what is inside of it (see src/behaviours). They lie over the text, so that
 * nothing moves.
 */
export function TypeCards({ children }: Props) {
  const t = useTranslate();
  return (
    <div
      className={styles["frame"]}
      data-cards=""
      data-more={t({ id: "api.andMore", message: "and {count} more" })}
    >
      {children}
    </div>
  );
}

import type { ReactNode } from "react";
import type { AdmonitionKind } from "../../lib/content/admonition-kinds";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./Admonition.module.css";

interface Props {
  readonly kind?: AdmonitionKind;
  readonly title?: string;
  readonly children: ReactNode;
}

/** The kind is named in words, never by colour alone. */
export function Admonition({ kind = "note", title, children }: Props) {
  const t = useTranslate();
  const word = t(`admonition.${kind}`);
  return (
    <div className={styles["admonition"]} role="note" aria-label={title ?? word} data-kind={kind}>
      <p className={styles["title"]} aria-hidden={title === undefined ? true : undefined}>
        {title === undefined ? word : `${word}: ${title}`}
      </p>
      <div className={styles["body"]}>{children}</div>
    </div>
  );
}

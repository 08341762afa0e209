import type { ReactNode } from "react";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./AnchoredHeading.module.css";

interface Props {
  readonly level: 1 | 2 | 3 | 4;
  readonly id: string;
  readonly children: ReactNode;
  /** The target of the link beside the heading, for screen readers, unless the heading is a text. */
  readonly label?: string;
}

/** The link is beside the heading: inside, it would be read out as a part of it. */
export function AnchoredHeading({ level, id, children, label = String(children) }: Props) {
  const t = useTranslate();
  const Heading = `h${level}` as const;
  return (
    <div className={styles["frame"]} data-title="">
      <Heading id={id}>{children}</Heading>
      <a className={styles["link"]} href={`#${id}`} aria-label={t("heading.link", { name: label })}>
        #
      </a>
    </div>
  );
}

import type { ComponentPropsWithoutRef } from "react";
import { escapeHtml } from "../../lib/html/escape-html";
import type { Translate } from "../../lib/i18n/translate";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./MdxTable.module.css";

/** A table that is wider than the text scrolls in its own box, which the keyboard can reach. */
export function MdxTable(props: ComponentPropsWithoutRef<"table">) {
  const t = useTranslate();
  return (
    /* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex --
       a scrolling box must be reachable by keyboard */
    <div className={styles["scroll"]} role="group" tabIndex={0} aria-label={label(t)}>
      <table {...props} />
    </div>
  );
}

/** The same frame for tables that come as HTML, within other text; a `</div>` closes it. */
export const tableFrameHtml = (t: Translate): string =>
  `<div class="${styles["scroll"]}" role="group" tabindex="0" aria-label="${escapeHtml(label(t))}">`;

const label = (t: Translate) => t("page.table");

/** Markdown requires a head for every column; an empty one is a plain cell. */
export function MdxColumnHead({ children, ...rest }: ComponentPropsWithoutRef<"th">) {
  if (children === undefined || children === null || children === "") return <td />;
  return (
    <th scope="col" {...rest}>
      {children}
    </th>
  );
}

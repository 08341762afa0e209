import { useMemo } from "react";
import type { Heading } from "../../lib/headings";
import { idsOf } from "../../lib/page-contents";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./PageContents.module.css";
import { useReadingPlace } from "./use-reading-place";

interface Props {
  readonly headings: readonly Heading[];
}

/** What a page holds, beside the text; it follows the place that is being read. */
export function PageContents({ headings }: Props) {
  const current = useReadingPlace(useMemo(() => idsOf(headings), [headings]));
  const t = useTranslate();
  if (headings.length === 0) return null;
  const label = t({ id: "contents.label", message: "On this page" });
  return (
    <nav className={styles["beside"]} aria-label={label}>
      <p className={styles["title"]} aria-hidden="true">
        {label}
      </p>
      <HeadingList headings={headings} current={current} />
    </nav>
  );
}

/** The same above the text, folded, where there is no room beside it. */
export function FoldedContents({ headings }: Props) {
  const t = useTranslate();
  if (headings.length === 0) return null;
  return (
    <details className={styles["folded"]}>
      <summary>{t({ id: "contents.label", message: "On this page" })}</summary>
      <HeadingList headings={headings} current={null} />
    </details>
  );
}

function HeadingList({ headings, current }: Props & { readonly current: string | null }) {
  if (headings.length === 0) return null;
  return (
    <ul className={styles["list"]}>
      {headings.map(({ id, text, code, children }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
            {code ? <code>{text}</code> : text}
          </a>
          <HeadingList headings={children} current={current} />
        </li>
      ))}
    </ul>
  );
}

import type { Heading } from "../../lib/page/headings";
import { useTranslate } from "../shell/shell-context";
import { CodeName } from "../ui/CodeName";
import * as styles from "./PageContents.module.css";

interface Props {
  readonly headings: readonly Heading[];
}

/** Folded above the text, open beside it. The current heading is marked (see src/behaviours). */
export function PageContents({ headings }: Props) {
  const t = useTranslate();
  if (headings.length === 0) return null;
  const label = t("contents.label");
  return (
    <nav className={styles["contents"]} aria-label={label}>
      <details className={styles["fold"]} data-contents="">
        <summary>{label}</summary>
        <HeadingList headings={headings} />
      </details>
    </nav>
  );
}

function HeadingList({ headings }: Props) {
  if (headings.length === 0) return null;
  return (
    <ul className={styles["list"]}>
      {headings.map(({ id, text, kind, children }) => (
        <li key={id}>
          <a data-symbol={kind ?? undefined} href={`#${id}`}>
            {kind === null ? text : <CodeName name={text} />}
          </a>
          <HeadingList headings={children} />
        </li>
      ))}
    </ul>
  );
}

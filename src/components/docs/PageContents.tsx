import type { Heading } from "../../lib/page/headings";
import { useTranslate } from "../shell/shell-context";
import { CodeName } from "../ui/CodeName";
import { KindIcon } from "../ui/KindIcon";
import * as styles from "./PageContents.module.css";

interface Props {
  readonly headings: readonly Heading[];
}

/** What a page holds, beside the text; the place that is being read is marked in it (see src/behaviours). */
export function PageContents({ headings }: Props) {
  const t = useTranslate();
  if (headings.length === 0) return null;
  const label = t({ id: "contents.label", message: "On this page" });
  return (
    <nav className={styles["beside"]} aria-label={label} data-contents="">
      <p className={styles["title"]} aria-hidden="true">
        {label}
      </p>
      <HeadingList headings={headings} />
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
      <HeadingList headings={headings} />
    </details>
  );
}

function HeadingList({ headings }: Props) {
  if (headings.length === 0) return null;
  return (
    <ul className={styles["list"]}>
      {headings.map(({ id, text, kind, children }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {kind === null ? (
              text
            ) : (
              <>
                <KindIcon kind={kind} />{" "}
                <code>
                  <CodeName name={text} />
                </code>
              </>
            )}
          </a>
          <HeadingList headings={children} />
        </li>
      ))}
    </ul>
  );
}

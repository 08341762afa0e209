import type { Heading } from "../../lib/headings";
import * as styles from "./TableOfContents.module.css";

interface Props {
  readonly headings: readonly Heading[];
}

/** What a page holds: headings of levels 2 and 3. */
export function TableOfContents({ headings }: Props) {
  if (headings.length === 0) return null;
  return (
    <nav className={styles["contents"]} aria-label="On this page">
      <p className={styles["title"]} aria-hidden="true">
        On this page
      </p>
      <HeadingList headings={headings} />
    </nav>
  );
}

function HeadingList({ headings }: Props) {
  if (headings.length === 0) return null;
  return (
    <ul className={styles["list"]}>
      {headings.map(({ id, text, code, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{code ? <code>{text}</code> : text}</a>
          <HeadingList headings={children} />
        </li>
      ))}
    </ul>
  );
}

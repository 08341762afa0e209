import type { HomeSample as Sample } from "../../lib/home";
import { usePageHtml } from "../ui/use-page-html";
import * as styles from "./HomeSample.module.css";

/** The home page's code sample. Its HTML is the build's own: every character of the sample is escaped there. */
export function HomeSample({ sample: { title, caption, html } }: { readonly sample: Sample }) {
  const linked = usePageHtml()(html);
  return (
    <figure className={styles["sample"]}>
      <div className={styles["window"]}>
        <p className={styles["title"]}>{title}</p>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <pre tabIndex={0} role="group" aria-label={title}>
          <code className="code" dangerouslySetInnerHTML={{ __html: linked }} />
        </pre>
      </div>
      <figcaption className={`written ${styles["caption"]}`}>{caption}</figcaption>
    </figure>
  );
}

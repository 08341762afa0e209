import { sampleHtml } from "../../lib/code-sample/render-sample";
import type { HomeSample as Sample } from "../../lib/content/home";
import { usePageHref } from "../ui/use-page-href";
import * as styles from "./HomeSample.module.css";

/** The home page's code sample. */
export function HomeSample({ sample: { title, caption, code, hrefs } }: { readonly sample: Sample }) {
  const toHref = usePageHref();
  // Every character of the sample is escaped there.
  const html = sampleHtml(code, (symbol) => toHref(hrefs[symbol] ?? null));
  return (
    <figure className={styles["sample"]}>
      <div className={styles["window"]}>
        <p className={styles["title"]}>{title}</p>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <pre tabIndex={0} role="group" aria-label={title}>
          <code className="code" dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </div>
      <figcaption className={`written ${styles["caption"]}`}>{caption}</figcaption>
    </figure>
  );
}

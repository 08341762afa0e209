import { sampleHtml } from "../../lib/code-sample/render-sample";
import type { HomeSample as Sample } from "../../lib/content/home";
import { TypeCards } from "../api/page/TypeCards";
import { TryButton, useDefinitions } from "../mdx/SampleTools";
import { usePageHref } from "../ui/use-page-href";
import * as styles from "./HomeSample.module.css";

/** The home page's code sample. */
export function HomeSample({ sample: { title, caption, code, hrefs } }: { readonly sample: Sample }) {
  const toHref = usePageHref();
  const definitions = useDefinitions();
  // Every character of the sample is escaped there.
  const html = sampleHtml(code, (symbol) => toHref(hrefs[symbol] ?? null));
  return (
    <figure className={styles["sample"]}>
      <TypeCards only="samples">
        <div className={styles["window"]}>
          <div className={styles["title"]}>
            <p>{title}</p>
            {definitions !== null && <TryButton definitions={definitions} />}
          </div>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex --
              what scrolls must be reachable by keyboard */}
          <pre tabIndex={0} role="group" aria-label={title}>
            <code className="code" dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        </div>
      </TypeCards>
      <figcaption className={`written ${styles["caption"]}`}>{caption}</figcaption>
    </figure>
  );
}

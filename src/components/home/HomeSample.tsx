import { sampleHtml } from "../../lib/code-sample/render-sample";
import type { HomeSample as Sample } from "../../lib/content/home";
import { TypeCards } from "../api/page/TypeCards";
import { TryButton, useDefinitions } from "../mdx/SampleTools";
import { usePageHref } from "../ui/use-page-href";
import { Picture } from "./Picture";
import * as styles from "./HomeSample.module.css";

/** The home page's code sample, and a picture of what it does. */
export function HomeSample({ sample }: { readonly sample: Sample }) {
  const { title, caption, code, hrefs, picture } = sample;
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
      {picture && <Picture picture={picture} />}
      <figcaption className={`written ${styles["caption"]}`}>{caption}</figcaption>
    </figure>
  );
}

import { sampleHtml, type Sample } from "../../lib/code-sample/render-sample";
import { usePageHref, useTranslate } from "../shell/shell-context";
import * as styles from "./CodeSample.module.css";
import { usePageNames } from "./page-names-context";
import { sampleToolsHtml, useDefinitions } from "./sample-tools";

interface Props {
  readonly sample: Sample;
  readonly language: string;
  readonly title?: string;
  readonly lineNumbers?: string;
  readonly canTry?: string;
  readonly facts?: string;
}

export function CodeSample({ sample, language, title, lineNumbers, canTry, facts }: Props) {
  const { samples } = usePageNames();
  const t = useTranslate();
  const toHref = usePageHref();
  // Every character of the sample is escaped there.
  const html = sampleHtml(sample, (symbol) => toHref(samples.get(symbol) ?? null));
  const definitions = useDefinitions();
  const tools = sampleToolsHtml(t, canTry === undefined ? null : definitions);
  return (
    <figure
      className={styles["sample"]}
      data-language={language}
      data-numbers={lineNumbers}
      data-sample={facts}
    >
      {title !== undefined && <figcaption className={styles["title"]}>{title}</figcaption>}
      <div className={styles["frame"]}>
        <pre
          /* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex --
             a scrolling box must be reachable by keyboard */
          tabIndex={0}
          role="group"
          aria-label={title ?? t("sample.label")}
        >
          <code className="code" dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <div dangerouslySetInnerHTML={{ __html: tools }} />
      </div>
    </figure>
  );
}

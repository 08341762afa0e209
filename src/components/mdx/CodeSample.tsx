import { sampleHtml, type Sample } from "../../lib/code-sample/render-sample";
import { useTranslate } from "../shell/shell-context";
import { usePageHref } from "../ui/use-page-href";
import { CopyButton } from "./CopyButton";
import * as styles from "./CodeSample.module.css";
import { usePageNames } from "./page-names";

interface Props {
  /** Highlighted when the guide was compiled. */
  readonly sample: Sample;
  readonly language: string;
  readonly title?: string;
  readonly lineNumbers?: string;
}

/** A code block: a title, the code, and a button that copies it. */
export function CodeSample({ sample, language, title, lineNumbers }: Props) {
  const { samples } = usePageNames();
  const t = useTranslate();
  const toHref = usePageHref();
  // Every character of the sample is escaped there.
  const html = sampleHtml(sample, (symbol) => toHref(samples.get(symbol) ?? null));
  return (
    <figure className={styles["sample"]} data-language={language} data-numbers={lineNumbers}>
      {title !== undefined && <figcaption className={styles["title"]}>{title}</figcaption>}
      <div className={styles["frame"]}>
        <pre
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box is reachable by keyboard
          tabIndex={0}
          role="group"
          aria-label={title ?? t({ id: "sample.label", message: "Code sample" })}
        >
          <code className="code" dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <CopyButton />
      </div>
    </figure>
  );
}

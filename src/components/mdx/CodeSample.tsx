import { linkSymbols } from "../../lib/code-sample/link-symbols";
import { useTranslate } from "../shell/shell-context";
import { usePageHtml } from "../ui/use-page-html";
import { CopyButton } from "./CopyButton";
import * as styles from "./CodeSample.module.css";
import { usePageNames } from "./page-names";

interface Props {
  /** Highlighted by the build, names of the API marked. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  readonly lineNumbers?: string;
}

/** A code block: a title, the code, and a button that copies it. */
export function CodeSample({ html, language, title, lineNumbers }: Props) {
  const { samples } = usePageNames();
  const t = useTranslate();
  // The HTML is the build's own: every character of the sample is escaped there.
  const linked = usePageHtml()(linkSymbols(html, samples));
  return (
    <figure className={styles["sample"]} data-language={language} data-numbers={lineNumbers}>
      {title !== undefined && <figcaption className={styles["title"]}>{title}</figcaption>}
      <div className={styles["frame"]}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <pre tabIndex={0} role="group" aria-label={title ?? t({ id: "sample.label", message: "Code sample" })}>
          <code className="code" dangerouslySetInnerHTML={{ __html: linked }} />
        </pre>
        <CopyButton />
      </div>
    </figure>
  );
}

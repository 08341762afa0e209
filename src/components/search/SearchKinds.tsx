import { useTranslate } from "../shell/shell-context";
import * as styles from "./SearchKinds.module.css";

const EXAMPLES = {
  name: ["owner.name", "part of name"],
  type: ["number, string? -> boolean", "-> vector"],
  kind: ["fn:", "class:", "enum:", "event:", "const:", "in:module"],
};

/** The kinds of query, each with the way it is written. */
export function SearchKinds() {
  const t = useTranslate();
  return (
    <dl className={styles["kinds"]}>
      {Object.entries(EXAMPLES).map(([kind, examples]) => (
        <div key={kind}>
          <dt>{t(`search.by.${kind}`)}</dt>
          <dd>
            {examples.map((example) => (
              <code key={example}>{example}</code>
            ))}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t("search.by.word")}</dt>
        <dd>{t("search.by.wordHint")}</dd>
      </div>
    </dl>
  );
}

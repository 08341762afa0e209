import { useTranslate } from "../shell/shell-context";
import * as styles from "./SearchKinds.module.css";

/** The kinds of query, each with the way it is written. */
export function SearchKinds() {
  const t = useTranslate();
  return (
    <dl className={styles["kinds"]}>
      <div>
        <dt>{t({ id: "search.by.name" })}</dt>
        <dd>
          <code>owner.name</code>
          <code>part of name</code>
        </dd>
      </div>
      <div>
        <dt>{t({ id: "search.by.type" })}</dt>
        <dd>
          <code>number, string? -&gt; boolean</code>
          <code>-&gt; vector</code>
        </dd>
      </div>
      <div>
        <dt>{t({ id: "search.by.kind" })}</dt>
        <dd>
          {["fn:", "class:", "enum:", "event:", "const:", "in:module"].map((filter) => (
            <code key={filter}>{filter}</code>
          ))}
        </dd>
      </div>
      <div>
        <dt>{t({ id: "search.by.word" })}</dt>
        <dd>{t({ id: "search.by.wordHint" })}</dd>
      </div>
    </dl>
  );
}

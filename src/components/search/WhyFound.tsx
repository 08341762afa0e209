import type { Why } from "luau-search";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./SearchResults.module.css";

/** What of a symbol fits, where its name and summary do not show it. */
export function WhyFound({ why: { kind, text } }: { readonly why: Why }) {
  const t = useTranslate();
  return (
    <span className={styles["why"]}>
      {t({ id: `search.why.${kind}` })} <mark>{text}</mark>
    </span>
  );
}

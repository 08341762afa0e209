import type { PageResult } from "luau-search";
import { useTranslate } from "../shell/shell-context";
import { Segments } from "./Segments";
import * as styles from "./SearchResults.module.css";

/** A section of a guide or post among the results: where it is, and the words around what was found. */
export function PageText({ result: { kind, title, heading, snippet } }: { readonly result: PageResult }) {
  const t = useTranslate();
  return (
    <>
      <span className={styles["head"]}>
        <span className={styles["title"]}>
          <Segments segments={title} />
          {heading.length > 0 && (
            <>
              {" › "}
              <Segments segments={heading} />
            </>
          )}
        </span>
        <span className={styles["kind"]}>{t({ id: `search.kind.${kind}` })}</span>
      </span>
      <span className={styles["text"]}>
        <Segments segments={snippet} />
      </span>
    </>
  );
}

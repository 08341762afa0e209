import { useTranslate } from "../../shell/shell-context";
import * as styles from "./AlsoCalled.module.css";

/** Other words for an entry, from its `@alias`: a reader who searched for one of them sees that it fits. */
export function AlsoCalled({ aliases }: { readonly aliases: readonly string[] }) {
  const t = useTranslate();
  if (aliases.length === 0) return null;
  return (
    <p className={styles["names"]}>
      {t({ id: "api.alsoCalled", message: "Also called: {names}" }, { names: aliases.join(", ") })}
    </p>
  );
}

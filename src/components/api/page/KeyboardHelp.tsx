import { useTranslate } from "../../shell/shell-context";
import * as styles from "./KeyboardHelp.module.css";

/** The keys of a reference page, folded, and a switch for those that are a single letter. */
export function KeyboardHelp() {
  const t = useTranslate();
  const keys = [
    { keys: ["j", "k"], text: t({ id: "keys.entries", message: "next and previous entry" }) },
    { keys: ["←", "→"], text: t({ id: "keys.within", message: "links of an entry or sample" }) },
    { keys: ["↑", "↓"], text: t({ id: "keys.lists", message: "links of a list" }) },
    { keys: ["/"], text: t({ id: "keys.search", message: "search" }) },
  ];
  return (
    <details className={styles["help"]}>
      <summary>{t({ id: "keys.title", message: "Shortcuts" })}</summary>
      <div className={styles["panel"]}>
        <dl>
          {keys.map(({ keys: names, text }) => (
            <div key={text}>
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input type="checkbox" defaultChecked data-single-keys="" />{" "}
          {t({ id: "keys.single", message: "Single-key shortcuts" })}
        </label>
      </div>
    </details>
  );
}

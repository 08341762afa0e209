import type { Section } from "../../lib/sections";
import * as styles from "./Overview.module.css";

interface Props {
  readonly sections: readonly Section[];
}

/** What a page holds, by kind, each entry with its one-line summary. */
export function Overview({ sections }: Props) {
  return (
    <section className={styles["overview"]} aria-labelledby="at-a-glance">
      <h2 id="at-a-glance" className="visually-hidden">
        At a glance
      </h2>
      {sections.map(({ id, title, entries }) => (
        <div key={id} className={styles["group"]}>
          <p className={styles["kind"]}>
            <a href={`#${id}`}>{title}</a>
          </p>
          <ul className={styles["list"]}>
            {entries.map(({ anchor, name, doc }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>
                  <code className={doc.deprecated ? styles["deprecated"] : undefined}>{name}</code>
                </a>
                <span>{doc.summary}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

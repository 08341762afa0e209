import type { ReactNode } from "react";
import * as styles from "./DetailList.module.css";

/** What is described: its name, what can be said of it in the same line, and a text below. */
export interface DetailRow {
  readonly key: string;
  /** Makes the row a target of links. */
  readonly id?: string;
  readonly term: ReactNode;
  /** A type, badges. */
  readonly facts?: ReactNode;
  /** Null where there is nothing to say. */
  readonly text: ReactNode;
}

interface Props {
  readonly caption: string;
  /** Added to the caption for screen readers, which meet lists out of context: `of Timer.setTimeout`. */
  readonly captionContext: string;
  /** Whether only screen readers get the caption, as a heading above says the same. */
  readonly captionHidden?: boolean;
  readonly rows: readonly DetailRow[];
  /**
   * `beside`: short texts, each beside its term; `columns`: very many of them, in as many as there is room.
   */
  readonly layout?: "below" | "beside" | "columns";
}

/** A compact list of names with what they mean. */
export function DetailList({
  caption,
  captionContext,
  captionHidden = false,
  rows,
  layout = "below",
}: Props) {
  return (
    <div className={styles["frame"]}>
      <p className={captionHidden ? "visually-hidden" : styles["caption"]}>
        {caption}
        <span className="visually-hidden">{` ${captionContext}`}</span>
      </p>
      <dl className={styles[layout]}>
        {rows.map(({ key, id, term, facts, text }) => (
          <div key={key} className={styles["row"]} {...(id === undefined ? {} : { id })}>
            <dt>{term}</dt>
            {facts !== undefined && <dd>{facts}</dd>}
            {/* A term alone is no entry of such a list. */}
            {(text !== null || facts === undefined) && <dd className={styles["text"]}>{text}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

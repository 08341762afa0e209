import type { ReactNode } from "react";
import { RichText } from "./RichText";
import * as styles from "./DetailList.module.css";

/** A described item: its name and facts in one line, and a text below. */
interface DetailRow {
  readonly key: string;
  /** Makes the row a target of links. */
  readonly id?: string;
  readonly term: ReactNode;
  /** A type, badges. */
  readonly facts?: ReactNode;
  /** A `<dd>`; null where there is nothing to say. */
  readonly text: ReactNode;
}

interface Props {
  /** Null where a heading above says the same. */
  readonly caption: string | null;
  readonly rows: readonly DetailRow[];
  /** `columns`: very many of them, in as many as there is room. */
  readonly layout?: "rows" | "columns";
}

/** A compact list of names with what they mean, below or beside its caption. */
export function DetailList({ caption, rows, layout = "rows" }: Props) {
  return (
    <div className={styles[layout]}>
      {caption !== null && <p className={styles["caption"]}>{caption}</p>}
      <dl className={styles["list"]}>
        {rows.map((row) =>
          layout === "columns" ? (
            <div key={row.key}>
              <Row {...row} />
            </div>
          ) : (
            <Row {...row} key={row.key} />
          ),
        )}
      </dl>
    </div>
  );
}

interface TextListProps {
  readonly caption: string;
  /** HTML of doc comments. */
  readonly texts: readonly string[];
}

/** Texts without names. */
export function TextList({ caption, texts }: TextListProps) {
  return (
    <div className={styles["rows"]}>
      <p className={styles["caption"]}>{caption}</p>
      <ul className={styles["list"]}>
        {texts.map((html, index) => (
          <RichText key={index} as="li" html={html} />
        ))}
      </ul>
    </div>
  );
}

function Row({ id, term, facts, text }: Omit<DetailRow, "key">) {
  return (
    <>
      <dt {...(id === undefined ? {} : { id })}>
        {term}
        {facts !== undefined && <> {facts}</>}
      </dt>
      {/* A term alone is not an entry of such a list. */}
      {text ?? <dd />}
    </>
  );
}

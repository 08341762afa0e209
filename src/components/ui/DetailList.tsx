import { Fragment, type ReactNode } from "react";
import { RichText } from "./RichText";
import * as styles from "./DetailList.module.css";

interface DetailRow {
  readonly key: string;
  readonly id?: string;
  readonly term: ReactNode;
  readonly facts?: ReactNode;
  /** A `<dd>`; null without a text. */
  readonly text: ReactNode;
}

interface Props {
  /** Null if a heading above has the same text. */
  readonly caption: string | null;
  readonly rows: readonly DetailRow[];
  /** `columns`: very many rows, in as many columns as fit. */
  readonly layout?: "rows" | "columns";
}

export function DetailList({ caption, rows, layout = "rows" }: Props) {
  const Frame = layout === "columns" ? "div" : Fragment;
  return (
    <div className={styles[layout]}>
      {caption !== null && <p className={styles["caption"]}>{caption}</p>}
      <dl className={styles["list"]}>
        {rows.map((row) => (
          <Frame key={row.key}>
            <Row {...row} />
          </Frame>
        ))}
      </dl>
    </div>
  );
}

interface TextListProps {
  readonly caption: string;
  readonly texts: readonly string[];
}

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
      {/* A definition list requires a `<dd>`. */}
      {text ?? <dd />}
    </>
  );
}

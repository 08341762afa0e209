import type { ReactNode } from "react";
import * as styles from "./DataTable.module.css";

/**
 * One row: its cells in the order of the columns. The first is the row's header. A column whose cells are all
 * null is left out.
 */
export interface DataRow {
  readonly key: string;
  /** Makes the row a target of links. */
  readonly id: string | null;
  readonly cells: readonly ReactNode[];
}

interface Props {
  readonly caption: string;
  /** Added to the caption for screen readers, which meet tables out of context: `of Timer.setTimeout`. */
  readonly captionContext: string;
  /** Whether only screen readers get the caption, as a heading above says the same. */
  readonly captionHidden?: boolean;
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
  /**
   * Whether rows become blocks where there is little room, although they have but two columns: for long first
   * ones.
   */
  readonly stacking?: boolean;
}

/** A table whose rows become blocks where there is no room for their columns. */
export function DataTable({ caption, captionContext, captionHidden = false, ...table }: Props) {
  const { columns, rows } = withoutEmptyColumns(table);
  const { stacking = columns.length > 2 } = table;
  const layout = stacking ? styles["stacking"] : styles["table"];
  return (
    <table className={layout}>
      <caption className={captionHidden ? "visually-hidden" : styles["caption"]}>
        {caption}
        <span className="visually-hidden">{` ${captionContext}`}</span>
      </caption>
      <thead className={styles["head"]}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, id, cells }) => (
          <tr key={key} className={styles["row"]} {...(id === null ? {} : { id })}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={index} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={index}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function withoutEmptyColumns({
  columns,
  rows,
}: Pick<Props, "columns" | "rows">): Pick<Props, "columns" | "rows"> {
  const isFilled = columns.map((_, at) => rows.some(({ cells }) => cells[at] !== null));
  const filled = <T,>(list: readonly T[]) => list.filter((_, at) => isFilled[at]);
  return { columns: filled(columns), rows: rows.map((row) => ({ ...row, cells: filled(row.cells) })) };
}

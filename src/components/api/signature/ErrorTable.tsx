import type { ErrorDoc } from "../../../lib/reference/types";
import { useTranslate } from "../../shell/shell-context";
import { DataTable } from "../../ui/DataTable";
import { RichText } from "../../ui/RichText";
import { TypeText } from "./TypeText";

interface Props {
  readonly errors: readonly ErrorDoc[];
  readonly of: string;
}

/** The errors that a call can raise. */
export function ErrorTable({ errors, of }: Props) {
  const t = useTranslate();
  if (errors.length === 0) return null;
  const rows = errors.map(({ type, descriptionHtml }, index) => ({
    key: String(index),
    id: null,
    cells: [
      <TypeText key="type" tokens={type} />,
      descriptionHtml === "" ? null : <RichText key="text" html={descriptionHtml} />,
    ],
  }));
  return (
    <DataTable
      caption={t({ id: "api.errors", message: "Errors" })}
      captionContext={t({ id: "api.of", message: "of {name}" }, { name: of })}
      columns={[
        t({ id: "api.column.type", message: "Type" }),
        t({ id: "api.column.raised", message: "Raised" }),
      ]}
      rows={rows}
    />
  );
}

import type { Return } from "../../../lib/reference/types";
import { useTranslate } from "../../shell/shell-context";
import { DataTable } from "../../ui/DataTable";
import { RichText } from "../../ui/RichText";
import { TypeText } from "./TypeText";

interface Props {
  readonly returns: readonly Return[];
  readonly of: string;
}

/**
 * What a call gives back, in order, unless the signature says it all. The column of names is left out where
 * none has one.
 */
export function ReturnTable({ returns, of }: Props) {
  const t = useTranslate();
  const named = returns.some(({ name }) => name !== null);
  if (!named && returns.every(({ descriptionHtml }) => descriptionHtml === "")) return null;
  const rows = returns.map(({ name, type, descriptionHtml }, index) => ({
    key: String(index),
    id: null,
    cells: [
      ...(named ? [<code key="name">{name ?? "–"}</code>] : []),
      <TypeText key="type" tokens={type} />,
      descriptionHtml === "" ? null : <RichText key="text" html={descriptionHtml} />,
    ],
  }));
  const columns = [
    ...(named ? [t({ id: "api.column.name", message: "Name" })] : []),
    t({ id: "api.column.type", message: "Type" }),
    t({ id: "api.column.description", message: "Description" }),
  ];
  return (
    <DataTable
      caption={t({ id: "api.returns", message: "Returns" })}
      captionContext={t({ id: "api.of", message: "of {name}" }, { name: of })}
      columns={columns}
      rows={rows}
      stacking
    />
  );
}

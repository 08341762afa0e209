import type { Parameter } from "../../../lib/reference/types";
import { useTranslate } from "../../shell/shell-context";
import { DataTable } from "../../ui/DataTable";
import { RichText } from "../../ui/RichText";
import { DefaultValue } from "./DefaultValue";
import { TypeText } from "./TypeText";

interface Props {
  readonly parameters: readonly Parameter[];
  readonly of: string;
}

/**
 * What a call takes. The `?` of a type says that it may be left out, and the default what it is then. Where
 * nothing is said of any, the signature says it all.
 */
export function ParameterTable({ parameters, of }: Props) {
  const t = useTranslate();
  if (
    !parameters.some(({ descriptionHtml, defaultValue }) => descriptionHtml !== "" || defaultValue !== null)
  )
    return null;
  const rows = parameters.map(({ name, type, descriptionHtml, defaultValue }, index) => ({
    // Those of an event may all go without a name.
    key: `${index} ${name}`,
    id: null,
    cells: [
      <code key="name">{name === "_" ? index + 1 : name}</code>,
      <TypeText key="type" tokens={type} />,
      <div key="text">
        <RichText html={descriptionHtml} />
        <DefaultValue value={defaultValue} under={descriptionHtml} />
      </div>,
    ],
  }));
  return (
    <DataTable
      caption={t({ id: "api.parameters", message: "Parameters" })}
      captionContext={t({ id: "api.of", message: "of {name}" }, { name: of })}
      columns={[
        t({ id: "api.column.name", message: "Name" }),
        t({ id: "api.column.type", message: "Type" }),
        t({ id: "api.column.description", message: "Description" }),
      ]}
      rows={rows}
    />
  );
}

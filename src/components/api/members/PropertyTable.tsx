import { saysAnything } from "../../../lib/reference/says-anything";
import type { Property } from "../../../lib/reference/types";
import { useTranslate } from "../../shell/shell-context";
import { DataTable } from "../../ui/DataTable";
import { DefaultValue } from "../signature/DefaultValue";
import { MemberName } from "./MemberName";
import { MemberText } from "./MemberText";
import { TypeText } from "../signature/TypeText";

interface Props {
  readonly properties: readonly Property[];
  readonly of: string;
  /** Whether a heading above says what this is. */
  readonly headed?: boolean;
}

/** The fields of a class; each row is an anchor of its own. */
export function PropertyTable({ properties, of, headed = false }: Props) {
  const t = useTranslate();
  if (properties.length === 0) return null;
  const rows = properties.map((property) => ({
    key: property.anchor,
    id: property.anchor,
    cells: [
      <MemberName
        key="name"
        name={property.name}
        anchor={property.anchor}
        former={property.formerAnchors}
        deprecated={property.doc.deprecated !== null}
      />,
      <TypeText key="type" tokens={property.type} />,
      saysMore(property) ? <PropertyText key="text" property={property} /> : null,
    ],
  }));
  return (
    <DataTable
      caption={t({ id: "api.properties", message: "Properties" })}
      captionHidden={headed}
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

const saysMore = ({ doc, access, defaultValue }: Property): boolean =>
  saysAnything(doc) || access !== "readWrite" || defaultValue !== null;

function PropertyText({ property: { doc, access, defaultValue } }: { readonly property: Property }) {
  const t = useTranslate();
  return (
    <MemberText doc={doc}>
      <DefaultValue value={defaultValue} under={doc.descriptionHtml} />
      {access === "read" && <p>{t({ id: "api.readOnly", message: "Read only." })}</p>}
      {access === "write" && <p>{t({ id: "api.writeOnly", message: "Write only." })}</p>}
    </MemberText>
  );
}

import { hasDocs } from "../../../lib/reference/has-docs";
import type { Property } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { DetailList } from "../../ui/DetailList";
import { SlotBadge, SlotFacts } from "../signature/SlotFacts";
import { MemberName } from "./MemberName";
import { MemberText } from "./MemberText";

interface Props {
  readonly properties: readonly Property[];
  /** Whether scripts create such a table, so that readers need to know which fields are optional. */
  readonly isWritten?: boolean;
  readonly headed?: boolean;
}

export function PropertyList({ properties, isWritten = false, headed = false }: Props) {
  const t = useTranslate();
  if (properties.length === 0) return null;
  const rows = properties.map((property) => ({
    key: property.anchor,
    id: property.anchor,
    term: (
      <MemberName
        name={property.name}
        anchor={property.anchor}
        former={property.formerAnchors}
        deprecated={property.doc.deprecated !== null}
      />
    ),
    facts: <PropertyFacts property={property} isWritten={isWritten} />,
    text: hasDocs(property.doc) ? <MemberText doc={property.doc} /> : null,
  }));
  return (
    <DetailList caption={headed ? null : t({ id: "api.properties", message: "Properties" })} rows={rows} />
  );
}

interface RowProps {
  readonly property: Property;
}

function PropertyFacts({ property, isWritten }: RowProps & { readonly isWritten: boolean }) {
  const t = useTranslate();
  const { type, access, optional, defaultValue } = property;
  return (
    <SlotFacts type={type} isOptional={isWritten ? optional : optional || null} defaultValue={defaultValue}>
      {access === "read" && <SlotBadge>{t({ id: "api.badge.readOnly", message: "read-only" })}</SlotBadge>}
      {access === "write" && <SlotBadge>{t({ id: "api.badge.writeOnly", message: "write-only" })}</SlotBadge>}
    </SlotFacts>
  );
}

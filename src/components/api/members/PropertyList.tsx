import type { Property } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { DetailList } from "../../ui/DetailList";
import { SlotBadge, SlotFacts } from "../signature/SlotFacts";
import { memberRow } from "./member-row";

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
    ...memberRow(property.name, property),
    facts: <PropertyFacts property={property} isWritten={isWritten} />,
  }));
  return <DetailList caption={headed ? null : t("api.properties")} rows={rows} />;
}

interface FactsProps {
  readonly property: Property;
  readonly isWritten: boolean;
}

function PropertyFacts({ property: { type, access, optional, defaultValue }, isWritten }: FactsProps) {
  const t = useTranslate();
  return (
    <SlotFacts type={type} isOptional={isWritten ? optional : optional || null} defaultValue={defaultValue}>
      {access === "read" && <SlotBadge>{t("api.badge.readOnly")}</SlotBadge>}
      {access === "write" && <SlotBadge>{t("api.badge.writeOnly")}</SlotBadge>}
    </SlotFacts>
  );
}

import type { EnumEntry, EnumValue } from "../../lib/reference";
import { DataTable } from "../ui/DataTable";
import { RichText } from "../ui/RichText";
import { Badges } from "./Badges";
import { DeprecationNote } from "./DeprecationNote";
import { EntryFrame } from "./EntryFrame";
import { MemberName } from "./MemberName";

interface Props {
  readonly entry: EnumEntry;
}

/** A fixed set of values, each written as scripts write it. */
export function EnumView({ entry }: Props) {
  const rows = entry.values.map((value) => ({
    key: value.anchor,
    id: value.anchor,
    cells: [
      <MemberName key="name" name={value.value} anchor={value.anchor} deprecated={value.doc.deprecated !== null} />,
      <ValueText key="text" value={value} />,
    ],
  }));
  return (
    <EntryFrame entry={entry} level={3} head={null}>
      <DataTable caption="Values" captionContext={`of ${entry.path}`} columns={["Value", "Meaning"]} rows={rows} />
    </EntryFrame>
  );
}

function ValueText({ value: { doc } }: { readonly value: EnumValue }) {
  return (
    <>
      <Badges doc={doc} />
      {doc.deprecated && <DeprecationNote deprecation={doc.deprecated} />}
      <RichText html={doc.descriptionHtml} />
    </>
  );
}

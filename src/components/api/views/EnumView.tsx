import { saysAnything } from "../../../lib/reference/says-anything";
import type { EnumEntry } from "../../../lib/reference/types";
import { useTranslate } from "../../shell/shell-context";
import { DataTable } from "../../ui/DataTable";
import { EntryFrame } from "../entry/EntryFrame";
import { MemberName } from "../members/MemberName";
import { MemberText } from "../members/MemberText";
import { UsedByList } from "../members/UsedByList";

interface Props {
  readonly entry: EnumEntry;
  /** 1 where the enum has the page to itself. */
  readonly level: 1 | 3;
}

/** A fixed set of values, each written as scripts write it. */
export function EnumView({ entry, level }: Props) {
  const t = useTranslate();
  const rows = entry.values.map((value) => ({
    key: value.anchor,
    id: value.anchor,
    cells: [
      <MemberName
        key="name"
        name={value.value}
        anchor={value.anchor}
        former={value.formerAnchors}
        deprecated={value.doc.deprecated !== null}
      />,
      saysAnything(value.doc) ? <MemberText key="text" doc={value.doc} /> : null,
    ],
  }));
  return (
    <EntryFrame entry={entry} level={level} head={null}>
      <DataTable
        caption={t({ id: "api.values", message: "Values" })}
        captionContext={t({ id: "api.of", message: "of {name}" }, { name: entry.path })}
        columns={[
          t({ id: "api.column.value", message: "Value" }),
          t({ id: "api.column.meaning", message: "Meaning" }),
        ]}
        rows={rows}
        stacking
      />
      <UsedByList usedBy={entry.usedBy} />
    </EntryFrame>
  );
}

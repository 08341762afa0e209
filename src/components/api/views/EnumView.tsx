import { groupValues, isLong } from "../../../lib/reference/enum-groups";
import { hasDocs } from "../../../lib/reference/has-docs";
import type { EnumEntry, EnumValue } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { DetailList } from "../../ui/DetailList";
import { EntryFrame } from "../entry/EntryFrame";
import { MemberName } from "../members/MemberName";
import { MemberText } from "../members/MemberText";
import { UsedByList } from "../members/UsedByList";

interface Props {
  readonly entry: EnumEntry;
  /** 1 where the enum has the page to itself. */
  readonly level: 1 | 3;
}

/** A fixed set of values, each written as scripts write it; very many in groups and columns. */
export function EnumView({ entry, level }: Props) {
  const t = useTranslate();
  const title = t({ id: "api.values", message: "Values" });
  return (
    <EntryFrame kind="enum" entry={entry} level={level} head={null}>
      {isLong(entry.values) ? (
        groupValues(entry.values).map(({ label, values }, index) => (
          <DetailList key={index} caption={label ?? title} rows={values.map(toRow)} layout="columns" />
        ))
      ) : (
        <DetailList caption={title} rows={entry.values.map(toRow)} layout="beside" />
      )}
      <UsedByList usedBy={entry.usedBy} />
    </EntryFrame>
  );
}

const toRow = (value: EnumValue) => ({
  key: value.anchor,
  id: value.anchor,
  term: (
    <MemberName
      name={value.value}
      anchor={value.anchor}
      former={value.formerAnchors}
      deprecated={value.doc.deprecated !== null}
    />
  ),
  text: hasDocs(value.doc) ? <MemberText doc={value.doc} /> : null,
});

import { commonText, groupValues, isLong, type EnumGroup } from "../../../lib/reference/enum-groups";
import type { EnumEntry, EnumValue } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { DetailList } from "../../ui/DetailList";
import { EntryFrame, type EntryProps } from "../entry/EntryFrame";
import { hasDocs, MemberName, memberRow, MemberText } from "../members/member-row";
import { UsedByList } from "../members/UsedByList";
import * as styles from "./ValueGrid.module.css";

export function EnumView({ entry, level }: EntryProps<EnumEntry>) {
  const t = useTranslate();
  const title = t("api.values");
  return (
    <EntryFrame kind="enum" entry={entry} level={level} declaration={null}>
      {isLong(entry.values) ? (
        groupValues(entry.values).map((group, index) => <LongGroup key={index} group={group} />)
      ) : (
        <DetailList caption={title} rows={entry.values.map(toRow)} />
      )}
      <UsedByList usedBy={entry.usedBy} />
    </EntryFrame>
  );
}

const toRow = (value: EnumValue) => memberRow(value.value, value);

/** Numbered values whose descriptions differ only in the number are one range. */
function LongGroup({ group: { label, isNumbered, values } }: { readonly group: EnumGroup<EnumValue> }) {
  const t = useTranslate();
  const described = values.map(({ value, doc }) => ({ value, summary: doc.summary }));
  const text = label !== null && isNumbered ? commonText(described, label) : null;
  if (text !== null) return <ValueRange label={label} text={text} values={values} />;
  const title = label ?? t("api.values");
  return <DetailList caption={title} rows={values.map(toRow)} layout="columns" />;
}

/** Whether the documentation has more than the summary. */
const saysMore = ({ doc }: EnumValue): boolean =>
  !doc.isBrief || hasDocs({ ...doc, summary: "", isBrief: false, descriptionHtml: "" });

interface ValueRangeProps {
  readonly label: string | null;
  readonly text: string;
  readonly values: readonly EnumValue[];
}

/** Many values as one, folded: a link or a search in the page opens it. */
function ValueRange({ label, text, values }: ValueRangeProps) {
  return (
    <div className={styles["range"]}>
      <details>
        <summary>
          <code>{label}</code>
        </summary>
        <ul className={styles["grid"]}>
          {values.map((value) => (
            <li key={value.anchor} id={value.anchor}>
              <MemberName {...value} name={value.value} />
            </li>
          ))}
        </ul>
      </details>
      <p>{text}</p>
      {values.some(saysMore) && <DetailList caption={null} rows={values.filter(saysMore).map(toNote)} />}
    </div>
  );
}

/** A row without the value's anchor, which is in its range. */
const toNote = ({ value, anchor, doc }: EnumValue) => ({
  key: anchor,
  term: <code>{value}</code>,
  text: <MemberText doc={doc} />,
});

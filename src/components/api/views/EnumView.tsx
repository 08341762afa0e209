import { commonText, groupValues, isLong, type EnumGroup } from "../../../lib/reference/enum-groups";
import { hasDocs } from "../../../lib/reference/has-docs";
import type { EntryDoc, EnumEntry, EnumValue } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { DetailList } from "../../ui/DetailList";
import { EntryFrame } from "../entry/EntryFrame";
import { MemberName } from "../members/MemberName";
import { MemberText } from "../members/MemberText";
import { UsedByList } from "../members/UsedByList";
import * as styles from "./ValueGrid.module.css";

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
        groupValues(entry.values).map((group, index) => <LongGroup key={index} group={group} />)
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

/** A grid of names where their texts differ in the name alone. */
function LongGroup({ group: { label, values } }: { readonly group: EnumGroup<EnumValue> }) {
  const t = useTranslate();
  const text =
    label !== null && values.every(({ doc }) => isBrief(doc)) ? commonText(toldOf(values), label) : null;
  if (text !== null) return <ValueGrid caption={text} values={values} />;
  const title = label ?? t({ id: "api.values", message: "Values" });
  return <DetailList caption={title} rows={values.map(toRow)} layout="columns" />;
}

const toldOf = (values: readonly EnumValue[]) =>
  values.map(({ value, doc }) => ({ value, summary: doc.summary }));

/** Whether there is nothing to say but the summary. */
const isBrief = (doc: EntryDoc): boolean =>
  doc.isBrief && !hasDocs({ ...doc, summary: "", isBrief: false, descriptionHtml: "" });

interface ValueGridProps {
  readonly caption: string;
  readonly values: readonly EnumValue[];
}

/** Values of which nothing is to be said but what the caption says. */
function ValueGrid({ caption, values }: ValueGridProps) {
  return (
    <>
      <p className={styles["caption"]}>{caption}</p>
      <ul className={styles["grid"]}>
        {values.map(({ anchor, value, formerAnchors }) => (
          <li key={anchor} id={anchor}>
            <MemberName name={value} anchor={anchor} former={formerAnchors} deprecated={false} />
          </li>
        ))}
      </ul>
    </>
  );
}

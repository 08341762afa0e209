import type { EntryDoc, Property } from "../../../lib/reference/reference-props";
import { CodeName } from "../../ui/CodeName";
import { FormerAnchors } from "../../ui/FormerAnchors";
import { RichText } from "../../ui/RichText";
import { Badges } from "../entry/Badges";
import { DeprecationNote } from "../entry/DeprecationNote";
import * as styles from "./MemberName.module.css";

type Member = Pick<Property, "anchor" | "formerAnchors" | "doc">;

/** A property or a value of an enum, as a row of a `DetailList`. */
export const memberRow = (name: string, { anchor, formerAnchors, doc }: Member) => ({
  key: anchor,
  id: anchor,
  term: <MemberName name={name} anchor={anchor} formerAnchors={formerAnchors} doc={doc} />,
  text: hasDocs(doc) ? <MemberText doc={doc} /> : null,
});

/** The name itself is the link: a `#` beside each of a hundred keys would be noise. */
export function MemberName({ name, anchor, formerAnchors, doc }: Member & { readonly name: string }) {
  return (
    <>
      <FormerAnchors anchors={formerAnchors} />
      <a className={styles["name"]} href={`#${anchor}`}>
        <code className={doc.deprecated ? styles["deprecated"] : undefined}>
          <CodeName name={name} />
        </code>
      </a>
    </>
  );
}

export function MemberText({ doc }: { readonly doc: EntryDoc }) {
  return (
    <dd>
      <Badges doc={doc} />
      {doc.deprecated && <DeprecationNote deprecation={doc.deprecated} />}
      <RichText html={doc.descriptionHtml} folded />
    </dd>
  );
}

/** Whether an entry's docs have anything to show: text, a deprecation or a badge. */
export const hasDocs = ({ history, ...doc }: EntryDoc): boolean =>
  [...Object.values(doc), ...Object.values(history)].some((value) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  );

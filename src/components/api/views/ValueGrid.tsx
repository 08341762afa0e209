import type { EnumValue } from "../../../lib/reference/reference-props";
import { MemberName } from "../members/MemberName";
import * as styles from "./ValueGrid.module.css";

interface Props {
  readonly caption: string;
  readonly values: readonly EnumValue[];
}

/** Values of which nothing is to be said but what the caption says. */
export function ValueGrid({ caption, values }: Props) {
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

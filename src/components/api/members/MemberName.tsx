import { CodeName } from "../../ui/CodeName";
import { FormerAnchors } from "../entry/FormerAnchors";
import * as styles from "./MemberName.module.css";

interface Props {
  readonly name: string;
  readonly anchor: string;
  readonly former: readonly string[];
  readonly deprecated: boolean;
}

/** The name itself is the link: a `#` beside each of a hundred keys would be noise. */
export function MemberName({ name, anchor, former, deprecated }: Props) {
  return (
    <>
      <FormerAnchors anchors={former} />
      <a className={styles["name"]} href={`#${anchor}`}>
        <code className={deprecated ? styles["deprecated"] : undefined}>
          <CodeName name={name} />
        </code>
      </a>
    </>
  );
}

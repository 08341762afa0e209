import * as styles from "./MemberName.module.css";

interface Props {
  readonly name: string;
  readonly anchor: string;
  readonly deprecated: boolean;
}

/** The name of a row that can be linked to: it is the link itself, for a `#` beside each of a hundred keys would be noise. */
export function MemberName({ name, anchor, deprecated }: Props) {
  return (
    <a className={styles["name"]} href={`#${anchor}`}>
      <code className={deprecated ? styles["deprecated"] : undefined}>{name}</code>
    </a>
  );
}

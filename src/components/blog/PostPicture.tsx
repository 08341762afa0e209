import { toPostPicture } from "../../lib/content/post-picture";
import * as styles from "./PostPicture.module.css";

interface Props {
  /** The address of the post, from which its picture follows. */
  readonly href: string;
}

/** A picture to tell posts apart by; it says nothing. */
export function PostPicture({ href }: Props) {
  const { hills, sun } = toPostPicture(href);
  return (
    <svg
      className={styles["picture"]}
      viewBox="0 0 320 80"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx={sun.x} cy={sun.y} r="10" />
      {hills.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

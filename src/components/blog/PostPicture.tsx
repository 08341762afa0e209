import { toPostPicture } from "../../lib/content/post-picture";
import * as styles from "./PostPicture.module.css";

interface Props {
  /** The address and the date of the post, from which its picture follows. */
  readonly href: string;
  readonly date: string;
}

/** A picture to tell posts apart by; it says nothing. */
export function PostPicture({ href, date }: Props) {
  const { colour, layers, sun } = toPostPicture(href, date);
  return (
    <svg
      className={`${styles["picture"] ?? ""} no-print`}
      color={`var(${colour})`}
      viewBox="0 0 320 80"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx={sun.x} cy={sun.y} r={sun.r} />
      {layers.map((outline) => (
        <path key={outline} d={outline} />
      ))}
    </svg>
  );
}

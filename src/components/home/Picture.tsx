import type { HomePicture } from "../../lib/content/home-texts";
import * as styles from "./Picture.module.css";

/** A picture in the theme's colours. */
export function Picture({ picture: { alt, svg } }: { readonly picture: HomePicture }) {
  // The build has checked that there is no code in it.
  return (
    <div
      className={styles["picture"]}
      role="img"
      aria-label={alt}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

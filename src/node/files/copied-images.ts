import { readOrNull } from "./write-unless-same";

/** Lists the social images that the last build has copied into the output. */
export const COPIED_IMAGES = ".cache/social-images/copied.txt";

/** Their paths, from the stage; none before the first build. */
export const copiedImages = (): readonly string[] =>
  (readOrNull(COPIED_IMAGES) ?? "").split("\n").filter((file) => file !== "");

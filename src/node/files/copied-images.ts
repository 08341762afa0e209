import { readOrNull } from "./write-unless-same";

/** Lists the social images that the last build has copied. Not in Gatsby's cache, which Gatsby may clear. */
export const COPIED_IMAGES = ".copied-images.txt";

/** Their paths, from the stage; none before the first build. */
export const copiedImages = (): readonly string[] =>
  (readOrNull(COPIED_IMAGES) ?? "").split("\n").filter((file) => file !== "");

import { decodedPart } from "./decoded";

/** Derives a search query from an unknown address: the words in its last part. Empty for the root. */
export function toPathQuery(pathname: string): string {
  const last = pathname.split("/").findLast((part) => part !== "") ?? "";
  return decodedPart(last)
    .replace(/\.(?:html?|md)$/i, "")
    .replace(/[\s_-]+/g, " ")
    .trim()
    .slice(0, 60);
}

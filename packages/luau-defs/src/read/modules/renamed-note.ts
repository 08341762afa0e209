import { counted } from "luau-diagnostics";
import type { RenamedPage } from "./distinct-slugs";

const MOST_LISTED = 5;

/** A line on the pages that are not named after their files; none without any. */
export function renamedNote(renamed: readonly RenamedPage[]): readonly string[] {
  if (renamed.length === 0) return [];
  const listed = renamed.slice(0, MOST_LISTED).map(({ file, slug }) => `${slug} (${file})`);
  const more = renamed.length - listed.length;
  const are = renamed.length === 1 ? "page is" : "pages are";
  const names = [...listed, ...(more > 0 ? [`and ${counted(more, "other")}`] : [])].join(", ");
  return [`${renamed.length} ${are} not named after the file, since another one has its name: ${names}.`];
}

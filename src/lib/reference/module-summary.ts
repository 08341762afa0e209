import type { Translate } from "../i18n/translate";
import type { ContentsCount, ModuleSummary } from "./reference-props";

/** What a list says of a module: its summary, or without one what is in it, “12 functions, 3 types”. */
export const moduleSummary = (
  { summary, contents }: Pick<ModuleSummary, "summary" | "contents">,
  t: Translate,
): string => (summary === "" ? contents.map((count) => countText(count, t)).join(", ") : summary);

/** The word for one is that of a result of the search. */
function countText({ kind, count }: ContentsCount, t: Translate): string {
  const word = count === 1 ? t({ id: `search.kind.${kind}` }) : t({ id: `count.${kind}` });
  return `${count} ${word}`;
}

import type { Translate } from "../i18n/translate";
import type { ModuleSummary } from "./reference-props";

/** What a list says of a module: its summary, or without one what is in it, “12 functions, 3 types”. */
export const moduleSummary = (
  { summary, contents }: Pick<ModuleSummary, "summary" | "contents">,
  t: Translate,
): string =>
  summary === ""
    ? contents.map(({ kind, count }) => t({ id: `count.${kind}` }, { count })).join(", ")
    : summary;

import type { Translate } from "../i18n/translate";
import type { ModuleSummary } from "./reference-props";

/** The description of a module in a list: its summary, or without one its contents, “12 functions, 3 types”. */
export const moduleSummary = (
  { summary, contents }: Pick<ModuleSummary, "summary" | "contents">,
  t: Translate,
): string =>
  summary === ""
    ? contents.map(({ kind, count }) => t({ id: `count.${kind}` }, { count })).join(", ")
    : summary;

import { asQuestion, type Diagnostic, nearestName } from "luau-diagnostics";
import { entriesOf } from "../../model/entries";
import type { Grouping } from "../../model/grouping";
import type { ApiModel } from "../../model/model";
import { nameMatcher, type LocateSetting } from "../../model/settings";
import { settingFinding } from "./setting-finding";

/** Without a report, a section or title whose name matches nothing would silently disappear. */
export function checkGrouping(
  { modules }: ApiModel,
  { groups = [], titles = {}, icons = {} }: Grouping,
  locateSetting: LocateSetting,
): readonly Diagnostic[] {
  const slugs = modules.map(({ slug }) => slug);
  const names = modules.flatMap((module) => [
    module.slug,
    module.name,
    ...entriesOf(module).flatMap(({ path, name }) => [path, name]),
  ]);
  const missing = (setting: string, name: string, existing: readonly string[], noun: string): Diagnostic =>
    settingFinding(
      locateSetting,
      setting,
      `\`${name}\` is the name of no ${noun}.`,
      asQuestion(nearestName(name, new Set(existing))) ?? "Correct the name, or leave it out.",
    );
  return [
    ...groups.flatMap((group, index) =>
      group.names.flatMap((name, nameIndex) =>
        names.some(nameMatcher([name]))
          ? []
          : [missing(`groups[${index}].names[${nameIndex}]`, name, names, "module or entry")],
      ),
    ),
    ...Object.entries({ titles, icons }).flatMap(([setting, values]) =>
      Object.keys(values)
        .filter((slug) => !slugs.includes(slug))
        .map((slug) => missing(`${setting}.${slug}`, slug, slugs, "module")),
    ),
  ];
}

/** In: listed changes. Out: Markdown, for release notes, and for what is published beside the pages. */
import { CHANGE_CLASSES, type ChangeClass } from "luau-contract";
import type { ListedChange } from "../json/change-list";
import { inlineCode, listItem } from "../../model/markdown-code";

type Described = Omit<ListedChange, "module" | "ids">;

const TITLES: Readonly<Record<ChangeClass, string>> = {
  breaking: "Breaking changes",
  addition: "Additions",
  documentation: "Documentation",
};

/** @param level the level of the sections' headings */
export function changesMarkdown(changes: readonly Described[], level = 2): string {
  const sections = CHANGE_CLASSES.flatMap((changeClass) => {
    const items = changes.filter((change) => change.class === changeClass).map(changeItem);
    return items.length === 0 ? [] : [`${"#".repeat(level)} ${TITLES[changeClass]}\n\n${items.join("\n")}`];
  });
  return sections.length === 0 ? "No changes." : sections.join("\n\n");
}

/** Only breaking changes need a reason, unless there is advice. */
function changeItem({ class: of, path, text, old, new: now, reason, advice, href }: Described): string {
  const name = href === null ? code(path) : `[${code(path)}](${href})`;
  const source = [old, now].filter((type) => type !== null).map(code);
  const description = source.length === 0 ? `${text}.` : `${text}: ${source.join(" → ")}.`;
  const explanation = advice ?? (of === "breaking" ? reason : null);
  return listItem(name, explanation === null ? description : `${description} ${explanation}`);
}

/** Line breaks in a type are insignificant. */
const code = (text: string): string => inlineCode(text.replaceAll(/\s*\n\s*/g, " "));

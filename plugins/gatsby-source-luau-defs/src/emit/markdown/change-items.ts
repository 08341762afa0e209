import type { ModuleChanges } from "../json/module-json";
import { toInertMarkdown } from "./inert-markdown";
import { inlineCode, listItem } from "./markdown-code";

/** What is different in a module from the version before, as a section; empty where nothing is. */
export function changeList(list: ModuleChanges | null): string {
  if (list === null || list.changes.length === 0) return "";
  const items = list.changes.map(({ class: of, path, text, old, new: now }) =>
    listItem(inlineCode(path), [`${text} (${of}).`, ...codeChange(old, now)].join(" ")),
  );
  return `## Changes since ${toInertMarkdown(list.since)}\n\n${items.join("\n")}`;
}

function codeChange(old: string | null, now: string | null): readonly string[] {
  if (old === null && now === null) return [];
  return [
    [...(old === null ? [] : [inlineCode(old)]), ...(now === null ? [] : [inlineCode(now)])].join(" → "),
  ];
}

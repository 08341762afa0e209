import type { ModuleChanges } from "../json/module-json";
import { toInertMarkdown } from "./inert-markdown";
import { inlineCode, listItem } from "./markdown-code";

/** A section with the changes in a module since the previous version; empty without any. */
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

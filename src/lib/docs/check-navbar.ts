import type { Problem } from "luau-diagnostics";
import type { DropdownEntry, NavbarItem } from "../site-config/schema";
import { findDoc, findSidebar, versionCandidates, type DocsRegistry } from "./registry";

interface NavbarProblem {
  readonly path: string;
  readonly problem: Problem;
}

export function checkNavbar(items: readonly NavbarItem[], registry: DocsRegistry): readonly NavbarProblem[] {
  return items.flatMap((item, index) => {
    const problems = itemsIn(item).map((entry) => firstProblem(entry, registry, `navbar.items[${index}]`));
    return problems.filter((problem) => problem !== null);
  });
}

function firstProblem(
  item: NavbarItem | DropdownEntry,
  registry: DocsRegistry,
  path: string,
): NavbarProblem | null {
  try {
    for (const version of registry.versions) lookUp(item, versionCandidates(registry, version.path, null));
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      path,
      problem: {
        severity: "error",
        rule: "navbar",
        message: `A navbar item failed to render. ${onOneLine(reason)}`,
        suggestion: `Please double-check this item in ${path} of site.config.ts.`,
      },
    };
  }
}

/** A list of ids continues on the same line. */
const onOneLine = (text: string): string => text.replace(":\n- ", ": ").replaceAll("\n- ", ", ");

export function itemsIn(item: NavbarItem): readonly (NavbarItem | DropdownEntry)[] {
  if (item.type === "dropdown") return [item, ...item.items];
  if (item.type === "localeDropdown" || item.type === "docsVersionDropdown")
    return [item, ...item.itemsBefore, ...item.itemsAfter];
  return [item];
}

function lookUp(item: NavbarItem | DropdownEntry, candidates: DocsRegistry["versions"]): void {
  if (item.type === "doc") findDoc(candidates, item.docId);
  if (item.type === "docSidebar") findSidebar(candidates, item.sidebarId);
}

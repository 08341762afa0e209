/** Renders changes for readers and for programs. */
import { CHANGE_CLASSES, counted, type ChangeClass } from "luau-contract";
import { inlineCode } from "../emit/markdown/markdown-code";
import type { Change } from "./change";

/** For terminals: each change with its old and new line. */
export function renderChangesText(changes: readonly Change[]): string {
  const blocks = changes.map((one) => {
    const head = `${one.class}: ${one.path} (${one.kind}) in ${one.module}`;
    return [head, ...lines("  - ", one.old), ...lines("  + ", one.new), `  ${one.reason}`].join("\n");
  });
  return [...blocks, summaryOf(changes)].join("\n\n") + "\n";
}

const lines = (mark: string, text: string | null): readonly string[] =>
  text === null ? [] : text.split("\n").map((line) => `${mark}${line}`.trimEnd());

/** «2 breaking changes, 1 addition, 3 changes of documentation» */
function summaryOf(changes: readonly Change[]): string {
  if (changes.length === 0) return "No changes.";
  const count = (of: ChangeClass): number => ofClass(changes, of).length;
  return (
    `${counted(count("breaking"), "breaking change")}, ${counted(count("addition"), "addition")}, ` +
    `${counted(count("documentation"), "change")} of documentation.`
  );
}

const ofClass = (changes: readonly Change[], of: ChangeClass): readonly Change[] =>
  changes.filter((one) => one.class === of);

/** As JSON: an object with the counts and the changes. */
export function renderChangesJson(changes: readonly Change[]): string {
  const counts = Object.fromEntries(CHANGE_CLASSES.map((one) => [one, ofClass(changes, one).length]));
  return `${JSON.stringify({ counts, changes }, null, 2)}\n`;
}

const TITLES: Readonly<Record<ChangeClass, string>> = {
  breaking: "Breaking changes",
  addition: "Additions",
  documentation: "Documentation",
};

/** For release notes: a section per class, with a list of symbols in each. */
export function renderChangesMarkdown(changes: readonly Change[]): string {
  const sections = CHANGE_CLASSES.flatMap((one) => {
    const own = ofClass(changes, one);
    return own.length === 0 ? [] : [`## ${TITLES[one]}`, own.map(listItem).join("\n")];
  });
  return `${(sections.length === 0 ? ["No changes."] : sections).join("\n\n")}\n`;
}

function listItem({ path, kind, old, new: now, reason, module }: Change): string {
  const title = `- ${code(path)} (\`${module}\`), ${kind.replaceAll("-", " ")}`;
  if (kind === "description-changed" || kind === "errors-changed") return `${title}.`;
  const what =
    old !== null && now !== null
      ? `: ${code(old)} → ${code(now)}.`
      : old !== null
        ? `: ${code(old)}.`
        : now !== null
          ? `: ${code(now)}.`
          : ".";
  return `${title}${what} ${reason}`;
}

/** Line breaks in a type are insignificant. */
const code = (text: string): string => inlineCode(text.replaceAll(/\s*\n\s*/g, " "));

import path from "node:path";
import { type Diagnostic, diagnosticIn, didYouMean } from "luau-diagnostics";
import { FILE_START } from "luau-syntax";
import { error, warning } from "../diagnostics/problem";
import type { ThemeFile, ThemeFiles } from "./theme-files";

const folder = "src/theme";

/** The files with which a site can replace parts of the program. */
export const slots: readonly string[] = [
  ...["Home.tsx", "Footer.tsx", "BeforeEntry.tsx", "AfterEntry.tsx"],
  ...["mdx-components.tsx", "custom.css"],
];

export const isSlot = (file: string): boolean =>
  path.posix.dirname(file) === folder && slots.includes(path.posix.basename(file));

/** Reports files next to the slots that nothing imports, since the build would ignore them. */
export function slotProblems({ modules, styles }: ThemeFiles): readonly Diagnostic[] {
  const imported = new Set([
    ...modules.flatMap(({ file, parsed }) => (parsed?.imports ?? []).map(({ from }) => besides(file, from))),
    ...styles.flatMap(importedByStyles),
  ]);
  return [...modules, ...styles]
    .map(({ file }) => file)
    .filter((file) => path.posix.dirname(file) === folder && !isSlot(file))
    .filter((file) => !imported.has(file) && !imported.has(file.replace(/\.[jt]sx?$/, "")))
    .map((file) => {
      const question = didYouMean(path.posix.basename(file), slots);
      const message = `${file} replaces nothing, and no other file imports it.`;
      const suggestion = question ?? `The files that replace something: ${slots.join(", ")}.`;
      const problem = (question === null ? warning : error)("unknown-slot", message, suggestion);
      return diagnosticIn(file, FILE_START, problem);
    });
}

const importedByStyles = ({ file, text }: ThemeFile): string[] =>
  [...text.matchAll(/@import\s+(?:url\()?["']?([^"')\s;]+)/g)].map(([, from = ""]) => besides(file, from));

const besides = (file: string, address: string): string => path.posix.join(path.posix.dirname(file), address);

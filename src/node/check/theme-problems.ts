/**
 * In: a site's own `src/theme/` and `src/pages/`. Out: the problems in them that neither TypeScript, nor
 * esbuild, nor Lightning CSS reports.
 */
import { type Diagnostic, diagnosticIn, sortDiagnostics } from "luau-diagnostics";
import { ownComponents, ownComponentsFile } from "./own-components";
import { moduleProblems } from "./module-problems";
import { isSlot, slotProblems } from "./slot-problems";
import { styleProblems } from "./style-problems";
import { readThemeFiles, type ThemeFile } from "./theme-files";
import { tokenProblems } from "./token-problems";

/**
 * Every problem in a site's own components, pages and style sheets that would fail a build or have no effect.
 * @param folders the site's folder, then the program's if it is another
 * @param baseUrl the site's base path: `/manual/`
 * @returns diagnostics with paths relative to the site's folder
 */
export async function themeProblems(
  folders: readonly [string, ...string[]],
  baseUrl: string,
): Promise<readonly Diagnostic[]> {
  const files = readThemeFiles(folders);
  const styles = await Promise.all(files.styles.map((sheet) => styleProblems(sheet, files, baseUrl)));
  return sortDiagnostics([
    ...files.modules.flatMap((module) => moduleProblems(module, files, isSlot)),
    ...files.modules.flatMap(componentProblems),
    ...slotProblems(files),
    ...styles.flat(),
    ...tokenProblems(files.styles, files),
  ]);
}

const componentProblems = ({ file, text }: ThemeFile): Diagnostic[] =>
  file === ownComponentsFile ? ownComponents(text).problems.map((one) => diagnosticIn(file, one, one)) : [];

/**
 * In: a site's own `src/theme/` and `src/pages/`. Out: the problems in them that neither TypeScript, nor
 * esbuild, nor Lightning CSS reports.
 */
import { type Diagnostic, diagnosticIn, sortDiagnostics } from "luau-diagnostics";
import { ownComponents, ownComponentsFile } from "./own-components";
import { moduleMistakes } from "./module-mistakes";
import { isSlot, slotMistakes } from "./slot-mistakes";
import { styleMistakes } from "./style-mistakes";
import { readThemeFiles, type ThemeFile } from "./theme-files";
import { tokenMistakes } from "./token-mistakes";

/**
 * Every mistake in a site's own components, pages and style sheets that would fail a build or have no effect.
 * @param folders the site's folder, then the program's if it is another
 * @param baseUrl the site's base path: `/manual/`
 * @returns diagnostics with paths relative to the site's folder
 */
export async function themeMistakes(
  folders: readonly [string, ...string[]],
  baseUrl: string,
): Promise<readonly Diagnostic[]> {
  const files = readThemeFiles(folders);
  const styles = await Promise.all(files.styles.map((sheet) => styleMistakes(sheet, files, baseUrl)));
  return sortDiagnostics([
    ...files.modules.flatMap((module) => moduleMistakes(module, files, isSlot)),
    ...files.modules.flatMap(componentMistakes),
    ...slotMistakes(files),
    ...styles.flat(),
    ...tokenMistakes(files.styles, files),
  ]);
}

const componentMistakes = ({ file, text }: ThemeFile): Diagnostic[] =>
  file === ownComponentsFile ? ownComponents(text).mistakes.map((one) => diagnosticIn(file, one, one)) : [];

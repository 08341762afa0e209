import { existsSync } from "node:fs";
import path from "node:path";
import { sourceText, type SourceText } from "luau-contract";
import { readSource } from "../diagnostics/read-source";
import { filesUnder } from "../publish/published-files";
import { readThemeFiles } from "../theme/theme-files";

/**
 * The sources of a site whose links are on several pages.
 * @param folder the site's own, without the program
 */
export function sharedSources(folder: string): readonly SourceText[] {
  const content = path.join(folder, "content");
  const lists = existsSync(content) ? filesUnder(content).filter((file) => file.endsWith(".yml")) : [];
  const files = ["site.config.ts", ...lists.map((file) => `content/${file}`)];
  const read = files.flatMap((file) => readSource(file, [folder]) ?? []);
  return [...read, ...readThemeFiles([folder]).modules.map(({ file, text }) => sourceText(file, text))];
}
